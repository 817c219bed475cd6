import { Container, styled, Typography } from '@mui/material';
import { space } from '~/theme/layout';
import { figures as numerals, typography } from '~/theme/typography';
import { Ledger, LedgerEntry } from '~/ui/Ledger';
import type { HomeContent } from './content';

/** Space below the figures. The next section begins with that much less of its own. */
const roomBelow = '1.5rem';

const Band = styled('section')({
  paddingBlockEnd: roomBelow,
  '& + section': { paddingBlockStart: `calc(${space.section} - ${roomBelow})` },
});

interface FigureListProps {
  readonly columns: number;
  /** Letters of the longest word. */
  readonly longest: number;
}

/** Two by two on a phone. The first column's left hairlines are clipped. */
const FigureList = styled(Ledger)<{ ownerState: FigureListProps }>(({ theme, ownerState: { columns, longest } }) => ({
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  marginInlineStart: '-1.25rem',
  clipPath: 'inset(0 0 0 1.25rem)',
  // Figures are as large as their column allows. The selector is more specific than the one of their type below.
  '& div > dt + dd': { fontSize: `calc(${typography.title.fontSize} * ${Math.min(1, 6.5 / longest)})` },
  // Windows that are narrower, or have large text, show one column.
  [theme.breakpoints.up(20)]: { gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
  '& > div': { gap: '0.25rem', paddingInline: '1.25rem 0.75rem' },
  '& dt + dd': {
    ...typography.title,
    ...numerals,
    // A year is not broken if a visitor's own styles space letters.
    [theme.breakpoints.up('md')]: { overflowWrap: 'normal' },
  },
  // The column runs upwards, so the names of places come first to stand at its end.
  '& dd + dd': { order: -1 },
}));

interface FiguresProps {
  readonly content: HomeContent['figures'];
  /** Called when the pointer enters or leaves a figure that counts places. */
  readonly onPlacesHover: (areLightsOn: boolean) => void;
}

export function Figures({ content: { label: name, items }, onPlacesHover }: FiguresProps) {
  if (items.length === 0) return null;
  const words = items.flatMap(({ value }) => value.split(' '));
  const longest = Math.max(...words.map(({ length }) => length));
  return (
    <Band aria-label={name}>
      <Container>
        <FigureList variant="figures" ownerState={{ columns: Math.min(4, items.length), longest }}>
          {items.map(({ label, value, places }) => (
            <LedgerEntry
              key={label}
              label={label}
              data-reveal=""
              {...(places && { onPointerEnter: () => onPlacesHover(true), onPointerLeave: () => onPlacesHover(false) })}
            >
              <dd>{value}</dd>
              {places && (
                <Typography component="dd" variant="small" color="textSecondary">
                  {places}
                </Typography>
              )}
            </LedgerEntry>
          ))}
        </FigureList>
      </Container>
    </Band>
  );
}
