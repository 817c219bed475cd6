import { useLocation } from 'react-router-dom';
import { type PageId, pageIds, pathOf } from '../config/paths';
import { useShell } from './ShellContext';

/** The page whose path is shown, or null for an unknown path. A trailing slash makes no difference. */
export function useCurrentPage(): PageId | null {
  const { language } = useShell();
  const { pathname } = useLocation();
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return pageIds.find((page) => pathOf(page, language) === path) ?? null;
}
