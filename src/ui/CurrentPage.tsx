import { useLocation } from 'react-router-dom';
import { type PageId, pageIds, pathOf } from '../content/pages';
import { useShell } from './ShellContext';

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
}

/** The page whose path is shown, or null for an unknown path. A trailing slash makes no difference. */
export function useCurrentPage(): PageId | null {
  const { language } = useShell();
  const { pathname } = useLocation();
  const path = withoutSlash(pathname);
  return pageIds.find((page) => withoutSlash(pathOf(page, language)) === path) ?? null;
}
