import { useLocation } from 'react-router-dom';
import { addressAt, type PageAddress } from '~/content/pages';
import { allNews } from '~/news/selection';

const notFound = { page: 'notFound', selection: allNews } as const;

/** The page that is shown, with the selection of the news; or the page for unknown addresses. */
export function useCurrentPage(): Pick<PageAddress, 'page' | 'selection'> {
  return addressAt(useLocation().pathname) ?? notFound;
}
