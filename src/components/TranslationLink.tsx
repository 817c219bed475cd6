import { Link, type LinkProps, useLocation } from 'react-router-dom';
import { type Language, languages } from '~/config/languages';
import { pagePath } from '~/config/pageTable';
import { useCurrentPage } from './useCurrentPage';
import { useHydrated } from './useHydrated';

interface TranslationLinkProps extends Omit<LinkProps, 'to'> {
  readonly language: Language;
}

/**
 * A link to the shown page in another language, with its filter, query and scroll position, for an unknown page to home; a
 * `component` for Material UI's links.
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
