import { styled, Typography } from '@mui/material';
import { ThreadSegment, waypoint } from '~/features/chart/Thread';
import { space } from '~/theme/layout';
import { TitledSection } from '~/ui/Section';
import { onNight } from '~generated/palette';
import type { HomeContent } from './content';

const Route = styled('div')({ position: 'relative', marginBlockStart: space.block });

/** Three waypoints, on wide screens climbing eastwards. */
const Course = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: '2.5rem',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.columns },
}));

const Waypoint = styled('li')(({ theme }) => ({
  position: 'relative',
  paddingInlineStart: '1.75rem',
  '& p': { marginBlockStart: '0.75rem' },
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
  [theme.breakpoints.up('lg')]: {
    paddingBlockStart: '1.75rem',
    '&:nth-of-type(1)': { marginBlockStart: waypoint.climb },
    '&:nth-of-type(2)': { marginBlockStart: `calc(${waypoint.climb} / 2)` },
  },
}));

interface ApproachProps {
  readonly content: HomeContent['approach'];
  /** Whether the thread leads by way of the waypoints. */
  readonly hasThread: boolean;
}

export function Approach({ content, hasThread }: ApproachProps) {
  return (
    <TitledSection id="approach" tone="night" heading={content.heading} lead={content.lead}>
      <Route>
        {hasThread && (
          <>
            <ThreadSegment segment="approach" />
            <ThreadSegment segment="climb" />
            <ThreadSegment segment="descent" />
          </>
        )}
        <Course>
          {content.pillars.map(({ title, text }) => (
            <Waypoint key={title} data-reveal="">
              <Typography variant="h3">{title}</Typography>
              <Typography color="textSecondary">{text}</Typography>
            </Waypoint>
          ))}
        </Course>
      </Route>
    </TitledSection>
  );
}
