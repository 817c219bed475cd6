import { type Link, List } from '@mui/material';
import { linkedPages, shortNameOf } from '~/content/pages';
import { useAddress } from '~/ui/CurrentPage';
import { PageLink } from '~/ui/PageLink';
import { useShell } from '~/ui/ShellContext';

/** The main pages as links of a style: that of the header or of the menu. */
export function MainNavigation({ link: StyledLink }: { readonly link: typeof Link }) {
  const { content } = useShell();
  const { page: current } = useAddress();
  return (
    <nav aria-label={content.navigation.label}>
      <List>
        {linkedPages('header').map((page) => (
          <li key={page}>
            <StyledLink
              component={PageLink}
              page={page}
              aria-current={page === current ? 'page' : undefined}
              color="textPrimary"
              underline="none"
            >
              {shortNameOf(page, content)}
            </StyledLink>
          </li>
        ))}
      </List>
    </nav>
  );
}
