import { Container, styled, Typography } from '@mui/material';
import { drawing, ThreadSegment } from '~/features/chart/Thread';
import { media, space } from '~/theme/layout';
import { Icon } from '~/ui/Icon';
import { PageButton } from '~/ui/PageLink';
import { Section } from '~/ui/Section';
import { hasChart } from '~generated/features';
import { onNight } from '~generated/palette';
import type { HomeContent } from './content';

/** The same columns as in the section above, so that the thread comes straight down and ends at the button. */
const Grid = styled(Container)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem',
  alignItems: 'end',
  '& > h2, & > h2 + div': { paddingInlineStart: '1.75rem' },
  '& p': { marginBlockEnd: '1.75rem' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: space.columns,
    '& > h2': { gridColumn: 'span 2', minWidth: 0, paddingInlineStart: 0 },
  },
}));

/** The button is lit like a waypoint when the thread has arrived. */
const LitGrid = styled(Grid)(() => ({
  '@keyframes light-button': { from: { boxShadow: '0 0 0 0 transparent' } },
  '& .MuiButton-root': {
    boxShadow: `0 0 0 6px ${onNight.amberHalo}`,
    [media.motion]: { [drawing.windows]: { animation: 'light-button linear both' } },
  },
  // A rule of its own, after the animation, which resets the timeline.
  '& a.MuiButton-root': { animationTimeline: drawing.timeline },
}));

interface ClosingProps {
  readonly content: HomeContent['closing'];
  /** Whether the thread leads to the button. */
  readonly hasThread: boolean;
}

export function Closing({ content, hasThread }: ClosingProps) {
  const Columns = hasChart && hasThread ? LitGrid : Grid;
  return (
    <Section id="closing">
      <Columns data-reveal="">
        <Typography variant="h1" component="h2">
          {content.heading}
        </Typography>
        <div>
          <Typography variant="subtitle1" color="textSecondary">
            {content.text}
          </Typography>
          <PageButton variant="contained" page="contact" endIcon={<Icon name="arrow" />}>
            {content.action}
          </PageButton>
        </div>
        {hasThread && <ThreadSegment segment="arrival" />}
      </Columns>
    </Section>
  );
}
