import { Link, type LinkProps, useLocation } from 'react-router-dom';
import { type Language, languages } from '~/config/languages';
import { allNews, type NewsSelection } from '~/config/selection';
import { addressAt, type PageId, pathOf } from '~/content/pages';
import { useHydrated } from './useHydrated';

/** The page that is shown, or null for an unknown path. */
export function useCurrentPage(): PageId | null {
  return addressAt(useLocation().pathname)?.page ?? null;
}

/** The selection of the news that is shown; all of it on other pages. */
export function useSelection(): NewsSelection {
  return addressAt(useLocation().pathname)?.selection ?? allNews;
}

interface TranslationLinkProps extends Omit<LinkProps, 'to'> {
  readonly language: Language;
}

/**
 * A link to the shown page in another language, with its filter and query, for an unknown page to home; a `component` for
 * Material UI's links.
 */
export function TranslationLink({ language, ...rest }: TranslationLinkProps) {
  const current = useCurrentPage();
  const selection = useSelection();
  const location = useLocation();
  const search = useHydrated() ? location.search : '';
  const page = current === null || current === 'notFound' ? 'home' : current;
  return (
    <Link to={{ pathname: pathOf(page, language, selection), search }} hrefLang={languages[language].tag} {...rest} />
  );
}
