import { styled } from '@mui/material/styles';
import { Container } from '../../ui/Container';
import { Section } from '../../ui/Section';
import type { TitledText } from '../../content/types/shared';
import { color, font, media, space, type } from '../../theme/tokens';

/** Two statements set as an asymmetric pair: the second starts where the first leaves the eye. */
const Pair = styled(Container)({
  display: 'grid',
  gap: space.block,
  [media.desktop]: { gridTemplateColumns: 'repeat(12, 1fr)', columnGap: '2rem' },
});

const Statement = styled('div')({
  [media.desktop]: {
    '&:nth-of-type(1)': { gridColumn: '1 / 9' },
    '&:nth-of-type(2)': { gridColumn: '5 / 13' },
  },
});

const Title = styled('h2')({
  ...type.label,
  color: color.inkSoft,
  paddingBlockEnd: '1rem',
  borderBlockEnd: `1px solid ${color.line}`,
});

const Text = styled('p')({
  marginBlockStart: '1.5rem',
  fontFamily: font.serif,
  fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)',
  lineHeight: 1.28,
  letterSpacing: '-0.008em',
});

export function Purpose({ mission, vision }: { readonly mission: TitledText; readonly vision: TitledText }) {
  return (
    <Section>
      <Pair>
        {Object.entries({ mission, vision }).map(([id, { title, text }]) => (
          <Statement key={id} id={id} data-reveal="">
            <Title>{title}</Title>
            <Text>{text}</Text>
          </Statement>
        ))}
      </Pair>
    </Section>
  );
}
