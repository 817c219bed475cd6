import { styled } from '@mui/material/styles';
import { Container } from '../../ui/Container';
import { Heading, Lead, Subheading } from '../../ui/Text';
import type { HomeContent } from '../../content/types/home';
import { nightGround } from '../../theme/nightGround';
import { media, onNight, space } from '../../theme/tokens';

const Band = styled('section')({ ...nightGround, paddingBlock: space.section, overflow: 'hidden' });

const Intro = styled(Lead)({ color: onNight.inkSoft });

/** A plotted course: three waypoints that climb from west to east, joined by one line of wind. */
const Course = styled('ol')({
  position: 'relative',
  display: 'grid',
  gap: '2.5rem',
  marginBlockStart: space.block,
  [media.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: 'clamp(1.5rem, 4vw, 4rem)' },
});

const Waypoint = styled('li')({
  position: 'relative',
  paddingInlineStart: '1.75rem',
  borderInlineStart: `1px solid ${onNight.line}`,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '0.5rem',
    insetInlineStart: '-0.3125rem',
    width: '0.5625rem',
    height: '0.5625rem',
    borderRadius: '50%',
    backgroundColor: onNight.amber,
    boxShadow: '0 0 0 6px rgb(245 180 82 / 0.18)',
  },
  [media.tablet]: {
    '&:nth-of-type(1)': { marginBlockStart: '7rem' },
    '&:nth-of-type(2)': { marginBlockStart: '3.5rem' },
  },
});

const Text = styled('p')({ marginBlockStart: '0.75rem', color: onNight.inkSoft, maxWidth: '32rem' });

export function Approach({ content }: { readonly content: HomeContent['approach'] }) {
  return (
    <Band id="approach">
      <Container>
        <Heading>{content.heading}</Heading>
        <Intro>{content.lead}</Intro>
        <Course>
          {content.pillars.map(({ title, text }) => (
            <Waypoint key={title} data-reveal="">
              <Subheading>{title}</Subheading>
              <Text>{text}</Text>
            </Waypoint>
          ))}
        </Course>
      </Container>
    </Band>
  );
}
