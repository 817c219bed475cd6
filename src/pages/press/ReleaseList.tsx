import { Box, Grid, Link, Stack, styled, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useShell } from '~/components/ShellContext';
import { pagePath } from '~/config/pageTable';
import { formatLongDate } from '~/lib/dates';
import { decorativeContent, space } from '~/theme/layout';
import type { PressContent, ReleaseLine } from './press.schema';

const Place = styled('span')({
  position: 'relative',
  '&::before': { content: decorativeContent('·'), position: 'absolute', insetInlineStart: '-0.625rem' },
});

/** In wide windows day and place stand beside the title, at the columns of the page's other parts. */
function ReleaseItem({ id, date, place, title, summary }: ReleaseLine) {
  const { content, language } = useShell();
  return (
    <Grid
      container
      component="li"
      rowSpacing={1}
      columnSpacing={space.columns}
      sx={{
        alignItems: 'baseline',
        py: 2.5,
        '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Grid size={{ xs: 12, lg: 4 }}>
        {/* The dot between day and place is clipped if the place has no room beside the day. */}
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, overflow: 'clip' }}
        >
          <time dateTime={date}>{formatLongDate(content.dates, date)}</time> <Place>{place}</Place>
        </Typography>
      </Grid>
      <Grid size={{ xs: 12, lg: 8 }}>
        <Typography variant="h2Small" component="h3">
          <Link component={RouterLink} to={pagePath(id, language)} color="textPrimary" underline="hover">
            {title}
          </Link>
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {summary}
        </Typography>
      </Grid>
    </Grid>
  );
}

/** Releases by year, the newest first. */
export function ReleaseList({ groups }: Pick<PressContent, 'groups'>) {
  return (
    <Stack spacing={space.block}>
      {groups.map(({ year, releases }) => (
        <section key={year} id={`year-${year}`} aria-labelledby={`heading-${year}`}>
          <Typography variant="h2" id={`heading-${year}`}>
            {year}
          </Typography>
          <Box component="ul" sx={{ mt: 'clamp(1.25rem, 3vw, 2.5rem)', borderTop: 1, borderColor: 'divider' }}>
            {releases.map((release) => (
              <ReleaseItem key={release.id} {...release} />
            ))}
          </Box>
        </section>
      ))}
    </Stack>
  );
}
