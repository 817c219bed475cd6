import { styled } from '@mui/material';
import { space } from '~/theme/layout';
import { numerals, typography } from '~/theme/typography';
import { Ledger, LedgerEntry } from '~/ui/Ledger';
import type { DataPageSection } from './data.node.ts';

/** The grid has as many columns as fit. The first column's left hairlines are clipped. */
const FigureList = styled(Ledger)(({ theme }) => ({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  marginBlockStart: space.block,
  marginInlineStart: '-1.25rem',
  clipPath: 'inset(0 0 0 1.25rem)',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
}));

const Figure = styled(LedgerEntry)({ gap: '0.25rem', paddingInline: '1.25rem 0.75rem' });

const Value = styled('dd')({ ...typography.h2, ...numerals });

export function Figures({ items }: { readonly items: NonNullable<DataPageSection['figures']> }) {
  return (
    <FigureList variant="figures">
      {items.map(({ value, label }) => (
        <Figure key={label} label={label} data-reveal="">
          <Value>{value}</Value>
        </Figure>
      ))}
    </FigureList>
  );
}
