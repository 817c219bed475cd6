import { Link, type LinkProps, useLocation } from 'react-router-dom';
import { type Language, languages } from '~/config/languages';
import { pagePath } from '~/config/pageTable';
import { useCurrentPage } from './useCurrentPage';
import { useHydrated } from './useHydrated';

interface TranslationLinkProps extends Omit<LinkProps, 'to'> {
  readonly language: Language;
}

/**
 * A link to the current page in another language, which keeps filter, query and scroll position. From an unknown page it leads to
 * the home page. It is a `component` for Material UI's links.
 */
export function TranslationLink({ language, ...rest }: TranslationLinkProps) {
  const { page, selection } = useCurrentPage();
  const location = useLocation();
  const search = useHydrated() ? location.search : '';
  const isTranslated = page !== 'notFound';
  const pathname = pagePath(isTranslated ? page : 'home', language, selection);
  return (
    <Link to={{ pathname, search }} hrefLang={languages[language].tag} preventScrollReset={isTranslated} {...rest} />
  );
}
