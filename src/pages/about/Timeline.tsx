import { styled } from '@mui/material/styles';
import { Container } from '../../ui/Container';
import { Heading, Subheading } from '../../ui/Text';
import type { AboutContent } from '../../content/types/about';
import { nightGround } from '../../theme/nightGround';
import { font, media, onNight, space } from '../../theme/tokens';

const Band = styled('section')({ ...nightGround, paddingBlock: space.section });

const Course = styled('ol')({ marginBlockStart: space.block });

/** One waypoint a year on a line that runs down the page; the newest is lit. */
const Waypoint = styled('li')({
  position: 'relative',
  display: 'grid',
  gap: '0.25rem 2rem',
  paddingBlockEnd: 'clamp(2rem, 4vw, 3.5rem)',
  paddingInlineStart: '2rem',
  borderInlineStart: `1px solid ${onNight.line}`,
  '&:last-of-type': { borderInlineStartColor: 'transparent', paddingBlockEnd: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '1.25rem',
    insetInlineStart: '-0.3125rem',
    width: '0.5625rem',
    height: '0.5625rem',
    borderRadius: '50%',
    backgroundColor: onNight.inkSoft,
  },
  '&:last-of-type::before': { backgroundColor: onNight.amber, boxShadow: '0 0 0 6px rgb(245 180 82 / 0.18)' },
  [media.tablet]: { gridTemplateColumns: '4fr 8fr', alignItems: 'baseline', paddingInlineStart: '3rem' },
});

const Year = styled('p')({
  fontFamily: font.serif,
  fontSize: 'clamp(2.5rem, 2rem + 2.4vw, 4.25rem)',
  lineHeight: 1,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'lining-nums tabular-nums',
});

const Text = styled('p')({ marginBlockStart: '0.5rem', color: onNight.inkSoft, maxWidth: '36rem' });

export function Timeline({ content }: { readonly content: AboutContent['timeline'] }) {
  return (
    <Band id="timeline">
      <Container>
        <Heading>{content.heading}</Heading>
        <Course>
          {Object.entries(content.items).map(([year, { title, text }]) => (
            <Waypoint key={year} data-reveal="">
              <Year>{year}</Year>
              <div>
                <Subheading>{title}</Subheading>
                <Text>{text}</Text>
              </div>
            </Waypoint>
          ))}
        </Course>
      </Container>
    </Band>
  );
}
