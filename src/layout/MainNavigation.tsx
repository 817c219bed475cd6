import { type Link } from '@mui/material';
import { PageLink } from '~/components/PageLink';
import { getShortPageName } from '~/components/pageNames';
import { useShell } from '~/components/ShellContext';
import { useCurrentPage } from '~/components/useCurrentPage';
import { getLinkedPages } from '~/config/pageTable';

/** The main pages as links of a style: that of the header or of the menu. */
export function MainNavigation({ link: StyledLink }: { readonly link: typeof Link }) {
  const { content } = useShell();
  const { page: current } = useCurrentPage();
  return (
    <nav aria-label={content.navigation.label}>
      <ul>
        {getLinkedPages('header').map((page) => (
          <li key={page}>
            <StyledLink
              component={PageLink}
              page={page}
              aria-current={page === current ? 'page' : undefined}
              color="textPrimary"
              underline="none"
            >
              {getShortPageName(page, content)}
            </StyledLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
