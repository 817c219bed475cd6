import { Grid, styled, Typography } from '@mui/material';
import { getFullPageName } from '~/components/pageNames';
import type { PageId } from '~/config/pageTable';
import { space } from '~/theme/layout';
import { ArrowLink } from './ArrowLink';
import { Icon } from './Icon';
import { PageLink } from './PageLink';
import { useShell } from './ShellContext';

/**
 * A page's name, and what the page is about. In wider windows both are in one row: beside the heading the texts start at the
 * eighth of the page's columns.
 */
const Row = styled(ArrowLink)(({ theme }) => ({
  display: 'grid',
  alignItems: 'baseline',
  gap: `0 ${space.columns}`,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  paddingBlock: '1rem',
  '& svg': { alignSelf: 'center' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: `calc((100% + ${space.columns}) * 3 / 8 - ${space.columns}) minmax(0, 1fr) auto`,
  },
})) as typeof ArrowLink;

interface PageIndexProps {
  readonly heading: string;
  readonly pages: readonly PageId[];
}

/** Pages of the site under a heading, in wide windows beside it, with a line about each. */
export function PageIndex({ heading, pages }: PageIndexProps) {
  const shell = useShell().content;
  return (
    <Grid container component="section" rowSpacing={3} columnSpacing={space.columns}>
      <Grid size={{ xs: 12, lg: 4 }}>
        <Typography variant="h2">{heading}</Typography>
      </Grid>
      <Grid component="ul" size={{ xs: 12, lg: 8 }} sx={{ borderTop: 1, borderColor: 'divider' }}>
        {pages.map((page) => (
          <li key={page}>
            <Row component={PageLink} page={page} color="textPrimary" underline="none">
              <Typography variant="h3" component="span">
                {getFullPageName(page, shell)}
              </Typography>{' '}
              <Typography
                component="span"
                color="textSecondary"
                sx={{ gridArea: { xs: '2 / 1 / auto / -1', md: 'auto' } }}
              >
                {shell.pages[page]?.summary}
              </Typography>
              <Icon name="arrow" />
            </Row>
          </li>
        ))}
      </Grid>
    </Grid>
  );
}
