import { createContext, type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { allNews, type NewsSelection } from '~/config/selection';
import { addressAt, type PageId } from '~/content/pages';

const PageContext = createContext<PageId | null>(null);
const SelectionContext = createContext(allNews);

/** Two contexts, so that a change of selection renders only what depends on it. */
export function CurrentPageProvider({ children }: { readonly children: ReactNode }) {
  const address = addressAt(useLocation().pathname);
  return (
    <PageContext value={address?.page ?? null}>
      <SelectionContext value={address?.selection ?? allNews}>{children}</SelectionContext>
    </PageContext>
  );
}

/** The page that is shown, or null for an unknown path. */
export function useCurrentPage(): PageId | null {
  return useContext(PageContext);
}

/** The selection of the news that is shown; all of it on other pages. */
export function useSelection(): NewsSelection {
  return useContext(SelectionContext);
}
