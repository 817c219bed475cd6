import { type Link } from '@mui/material';
import { headerLinks } from '~/content/pages';
import { ExternalLink } from '~/ui/ExternalLink';
import { PageLink } from '~/ui/PageLink';
import { useShell } from '~/ui/ShellContext';
import { useCurrentPage } from '~/ui/useCurrentPage';

/** The main pages, and other sites of the owner, as links of a style: that of the header or of the menu. */
export function MainNavigation({ link: StyledLink }: { readonly link: typeof Link }) {
  const { content } = useShell();
  const { page: current } = useCurrentPage();
  return (
    <nav aria-label={content.navigation.label}>
      <ul>
        {headerLinks(content).map((link) => (
          <li key={link.id}>
            {'url' in link ? (
              <StyledLink component={ExternalLink} href={link.url} color="textPrimary" underline="none">
                {link.name}
              </StyledLink>
            ) : (
              <StyledLink
                component={PageLink}
                page={link.page}
                aria-current={link.page === current ? 'page' : undefined}
                color="textPrimary"
                underline="none"
              >
                {link.name}
              </StyledLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
