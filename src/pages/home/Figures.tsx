import { styled } from '@mui/material/styles';
import Container from '@mui/material/Container';
import type { HomeContent } from '../../content/types/home';
import { space } from '../../theme/layout';
import { figures as numerals } from '../../theme/typography';

const Band = styled('section')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.default,
  paddingBlockStart: space.block,
}));

/** A ledger: one line of figures between hairlines, two by two on a phone. */
const Ledger = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
}));

const Entry = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: '0.25rem',
  paddingBlock: 'clamp(1.25rem, 2.5vw, 2.25rem)',
  '&:nth-of-type(even)': { paddingInlineStart: '1.5rem', borderInlineStart: `1px solid ${theme.vars.palette.divider}` },
  '&:nth-of-type(n + 3)': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.up('md')]: {
    '&:nth-of-type(n + 2)': {
      paddingInlineStart: '1.75rem',
      borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
    },
    '&:nth-of-type(n + 3)': { borderBlockStart: 0 },
  },
}));

const Label = styled('dt')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const Figure = styled('dd')({
  ...numerals,
  fontSize: 'clamp(2.75rem, 2rem + 3vw, 5rem)',
  lineHeight: 1,
  letterSpacing: '-0.02em',
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
