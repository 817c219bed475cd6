import { styled } from '@mui/material/styles';
import { Container } from '../../ui/Container';
import type { HomeContent } from '../../content/types/home';
import { color, font, media, space } from '../../theme/tokens';

const Band = styled('section')({ backgroundColor: color.ground, paddingBlockStart: space.block });

/** A ledger: one line of figures between hairlines, two by two on a phone. */
const Ledger = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  borderBlock: `1px solid ${color.line}`,
  [media.tablet]: { gridTemplateColumns: 'repeat(4, 1fr)' },
});

const Entry = styled('div')({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: '0.25rem',
  paddingBlock: 'clamp(1.25rem, 2.5vw, 2.25rem)',
  '&:nth-of-type(even)': { paddingInlineStart: '1.5rem', borderInlineStart: `1px solid ${color.line}` },
  '&:nth-of-type(n + 3)': { borderBlockStart: `1px solid ${color.line}` },
  [media.tablet]: {
    '&:nth-of-type(n + 2)': { paddingInlineStart: '1.75rem', borderInlineStart: `1px solid ${color.line}` },
    '&:nth-of-type(n + 3)': { borderBlockStart: 0 },
  },
});

const Label = styled('dt')({ color: color.inkSoft });

const Figure = styled('dd')({
  fontFamily: font.serif,
  fontSize: 'clamp(2.75rem, 2rem + 3vw, 5rem)',
  lineHeight: 1,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'lining-nums tabular-nums',
});

type FigureId = keyof HomeContent['figures']['items'];

interface FiguresProps {
  readonly content: HomeContent['figures'];
  readonly figures: Readonly<Record<FigureId, string>>;
}

const order: readonly FigureId[] = ['companies', 'markets', 'founded', 'countries'];

export function Figures({ content, figures }: FiguresProps) {
  return (
    <Band aria-label={content.label}>
      <Container>
        <Ledger>
          {order.map((id) => (
            <Entry key={id} data-reveal="">
              <Label>{content.items[id]}</Label>
              <Figure>{figures[id]}</Figure>
            </Entry>
          ))}
        </Ledger>
      </Container>
    </Band>
  );
}
