import { Link, List, styled, Typography } from '@mui/material';
import { getFullName, indexablePages } from '~/content/pages';
import type { SearchResultsContent } from '~/features/search/content';
import { PageLink } from '~/ui/PageLink';
import { useShell } from '~/ui/ShellContext';
import { Group } from './Hits';

const Row = styled(Link)(({ theme }) => ({
  display: 'grid',
  alignItems: 'baseline',
  columnGap: '2rem',
  paddingBlock: '1rem 1.125rem',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  '&:hover > :first-of-type': {
    color: theme.vars.palette.primary.main,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
  },
})) as typeof Link;

const Ruled = styled(List)(({ theme }) => ({ borderBlockStart: `1px solid ${theme.vars.palette.divider}` }));

/** Every page of the site: before a search, without script, and if nothing was found. */
export function SiteMap({ content }: { readonly content: Pick<SearchResultsContent, 'siteMapHeading'> }) {
  const shell = useShell().content;
  return (
    <Group>
      <Typography variant="heading">{content.siteMapHeading}</Typography>
      <Ruled>
        {indexablePages.map((page) => (
          <li key={page}>
            <Row component={PageLink} page={page} color="textPrimary" underline="none">
              <Typography variant="subheading" component="span">
                {getFullName(page, shell)}
              </Typography>{' '}
              <Typography component="span" color="textSecondary">
                {shell.pages[page]?.summary}
              </Typography>
            </Row>
          </li>
        ))}
      </Ruled>
    </Group>
  );
}
