import { useLocation } from 'react-router-dom';
import { findRoute } from '~/config/pageRoutes';
import type { PageRoute } from '~/config/pageTable';
import { allNews } from '~/config/selection';

const notFound = { page: 'notFound', selection: allNews } as const;

/** The page that is shown, with the selection of the news; or the page for unknown addresses. */
export function useCurrentPage(): Pick<PageRoute, 'page' | 'selection'> {
  return findRoute(useLocation().pathname) ?? notFound;
}
