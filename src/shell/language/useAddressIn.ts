import { type To, useLocation } from 'react-router-dom';
import type { Language } from '~/config/languages';
import { pathOf } from '~/content/pages';
import { useCurrentPage, useSelection } from '~/ui/CurrentPage';
import { useHydrated } from '~/ui/useHydrated';

/** The address of the shown page in another language, with its filter and query; for an unknown page that of home. */
export function useAddressIn(): (language: Language) => To {
  const current = useCurrentPage();
  const selection = useSelection();
  const location = useLocation();
  const search = useHydrated() ? location.search : '';
  const page = current === null || current === 'notFound' ? 'home' : current;
  return (language) => ({ pathname: pathOf(page, language, selection), search });
}
