import { Box, Container, styled, Typography } from '@mui/material';
import { Icon } from '~/components/Icon';
import { PageButton } from '~/components/PageLink';
import { Section } from '~/components/Section';
import { media, space } from '~/theme/layout';
import { onNight } from '~/theme/palette';
import type { HomeContent } from './home.schema';
import { scrollDrawing, ThreadSegment } from './Thread';

/** The columns are those of the section above, so that the thread comes straight down and ends at the button. */
const Columns = styled(Container)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem',
  alignItems: 'end',
  breakInside: 'avoid',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.columns },
}));

/** The button is lit like a waypoint when the thread has arrived. */
const LitButton = styled(PageButton)({
  '@keyframes light-button': { from: { boxShadow: '0 0 0 0 transparent' } },
  boxShadow: `0 0 0 6px ${onNight.amberHalo}`,
  [media.motion]: { [scrollDrawing.windows]: { animation: 'light-button linear both' } },
  // This rule comes after the animation, which resets the timeline.
  '&&': { animationTimeline: scrollDrawing.timeline },
});

export function Closing({ content }: { readonly content: HomeContent['closing'] }) {
  return (
    <Section id="closing" continues>
      <Columns data-reveal="">
        <Typography
          variant="h1"
          component="h2"
          // A long word breaks instead of widening the heading, which is as large as a headline.
          sx={{ minWidth: { md: 0 }, gridColumn: { lg: 'span 2' } }}
        >
          {content.heading}
        </Typography>
        <Box sx={{ pl: { lg: 3.5 } }}>
          <Typography variant="subtitle1" color="textSecondary">
            {content.text}
          </Typography>
          <LitButton variant="contained" page="contact" endIcon={<Icon name="arrow" />} sx={{ mt: 3.5 }}>
            {content.action}
          </LitButton>
        </Box>
        <ThreadSegment segment="landing" />
        <ThreadSegment segment="arrival" />
      </Columns>
    </Section>
  );
}
