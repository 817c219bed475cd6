import { Box, styled, Typography } from '@mui/material';
import { TitledSection } from '~/components/Section';
import { space } from '~/theme/layout';
import { onNight } from '~/theme/palette';
import type { HomeContent } from './home.schema';
import { ThreadSegment, waypointSizes } from './Thread';

/** Three waypoints, on wide screens climbing eastwards. */
const Course = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: '2.5rem',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.columns },
  '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const Waypoint = styled('li')(({ theme }) => ({
  position: 'relative',
  '@media screen': {
    paddingInlineStart: '1.75rem',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '0.5rem',
      insetInlineStart: '-0.25rem',
      width: '0.5625rem',
      height: '0.5625rem',
      borderRadius: '50%',
      backgroundColor: onNight.amber,
      boxShadow: `0 0 0 6px ${onNight.amberHalo}`,
    },
  },
  [theme.breakpoints.up('lg')]: { paddingBlockStart: '1.75rem' },
}));

export function HomeApproach({ content }: { readonly content: HomeContent['approach'] }) {
  return (
    <TitledSection id="approach" tone="night" heading={content.heading} lead={content.lead}>
      <Box sx={{ position: 'relative', mt: space.block }}>
        <ThreadSegment segment="climb" />
        <ThreadSegment segment="descent" />
        <Course>
          {content.pillars.map(({ title, text }, index) => (
            <Waypoint key={title} data-reveal="" sx={{ mt: { lg: `calc(${waypointSizes.climb} * ${1 - index / 2})` } }}>
              <Typography variant="h3">{title}</Typography>
              <Typography color="textSecondary" sx={{ mt: 1.5 }}>
                {text}
              </Typography>
            </Waypoint>
          ))}
        </Course>
      </Box>
    </TitledSection>
  );
}
