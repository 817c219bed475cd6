import { Navigate, useLocation } from 'react-router-dom';
import { queryOf, searchAddress } from '~/features/search/searchAddress';
import { useShell } from '~/ui/ShellContext';

/**
 * Leads addresses with words to look for, as the news page once had them, to the search. Renders nothing, so that it may
 * stand in a page that hydrates.
 */
export function QueryRedirect() {
  const { language } = useShell();
  const query = queryOf(useLocation().search);
  const hasWords = /[^\p{Cc}\s]/u.test(query);
  return hasWords && <Navigate to={searchAddress(language, query)} replace />;
}
