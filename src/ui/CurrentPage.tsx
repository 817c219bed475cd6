import { Link, type LinkProps, useLocation } from 'react-router-dom';
import { type Language, languages } from '~/config/languages';
import { addressAt, type PageAddress, getPath } from '~/content/pages';
import { allNews } from '~/shared/news/selection';
import { useHydrated } from './useHydrated';

const notFoundAddress = { page: 'notFound', selection: allNews } as const;

/** The page that is shown, with the selection of the news; or the page for unknown addresses. */
export function useAddress(): Pick<PageAddress, 'page' | 'selection'> {
  return addressAt(useLocation().pathname) ?? notFoundAddress;
}

interface TranslationLinkProps extends Omit<LinkProps, 'to'> {
  readonly language: Language;
}

/**
 * A link to the shown page in another language, with its filter and query, for an unknown page to home; a `component` for
 * Material UI's links.
 */
export function TranslationLink({ language, ...rest }: TranslationLinkProps) {
  const { page, selection } = useAddress();
  const location = useLocation();
  const search = useHydrated() ? location.search : '';
  const pathname = getPath(page === 'notFound' ? 'home' : page, language, selection);
  return <Link to={{ pathname, search }} hrefLang={languages[language].tag} {...rest} />;
}
