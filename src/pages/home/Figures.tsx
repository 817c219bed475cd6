import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { HomeContent } from '~/content/schemas/pages/home';
import { space } from '~/theme/layout';
import { figures as numerals, typography } from '~/theme/typography';

const Band = styled('section')({ paddingBlockStart: space.block });

/** A ledger between hairlines, two by two on a phone. The first column's left hairlines are clipped. */
const Ledger = styled('dl')<{ ownerState: { readonly columns: number } }>(({ theme, ownerState: { columns } }) => ({
  display: 'grid',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  marginInlineStart: '-1.25rem',
  clipPath: 'inset(0 0 0 1.25rem)',
  // `anywhere` would let columns shrink to the width of a letter.
  overflowWrap: 'break-word',
  // Not where large text leaves no space for a second column.
  [theme.breakpoints.up(20)]: { gridTemplateColumns: 'auto 1fr' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: `repeat(${columns}, 1fr)` },
}));

const Entry = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: '0.25rem',
  paddingBlock: 'clamp(1.25rem, 2.5vw, 2.25rem)',
  paddingInline: '1.25rem 0.25rem',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { ...typography.title, ...numerals },
}));

export function Figures({ content }: { readonly content: HomeContent['figures'] }) {
  return (
    <Band aria-label={content.label}>
      <Container>
        <Ledger ownerState={{ columns: Math.min(4, content.items.length) }}>
          {content.items.map(({ label, value }) => (
            <Entry key={label} data-reveal="">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Entry>
          ))}
        </Ledger>
      </Container>
    </Band>
  );
}
