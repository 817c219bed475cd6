import { createContext, type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { type PageId, pageIds, pathOf } from '~/content/pages';
import { useShell } from './ShellContext';

const Context = createContext<PageId | null>(null);

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
}

/** Its consumers render again when the page changes, not with every filter in the address. */
export function CurrentPageProvider({ children }: { readonly children: ReactNode }) {
  const { language } = useShell();
  const path = withoutSlash(useLocation().pathname);
  const page = pageIds.find((id) => withoutSlash(pathOf(id, language)) === path) ?? null;
  return <Context value={page}>{children}</Context>;
}

/** The page that is shown, or null for an unknown path. A trailing slash makes no difference. */
export function useCurrentPage(): PageId | null {
  return useContext(Context);
}
