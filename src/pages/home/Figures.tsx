import { Container, styled, Typography } from '@mui/material';
import { halfGap, pageWidth, space } from '~/theme/layout';
import { figures as numerals, typography } from '~/theme/typography';
import { Ledger, LedgerEntry } from '~/ui/Ledger';
import type { HomeContent } from './content';
import { type FigureLayout, keepOnLine, layoutFigures } from './figureLayout';

/** Space below the figures. The next section begins with that much less of its own. */
const roomBelow = '1.5rem';

const Band = styled('section')({
  paddingBlockEnd: roomBelow,
  '& + section': { paddingBlockStart: `calc(${space.section} - ${roomBelow})` },
});

const { fontSize } = typography.h1;

/** The size of values whose longest line has so many letters, in a row of so many columns. */
function fittingSize(columns: number, letters: number): string {
  return `min(${fontSize}, (min(100vw, ${pageWidth}) - 12rem) / ${Number((0.6 * columns * letters).toFixed(1))})`;
}

/** Two by two on a phone, or one by one if the values are long. The outer hairlines are clipped. */
const FigureList = styled(Ledger)<{ ownerState: FigureLayout }>(
  ({ theme, ownerState: { columns, wideColumns, longest } }) => ({
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    marginInline: `calc(-1 * ${halfGap})`,
    clipPath: `inset(0 ${halfGap})`,
    // Windows that are narrower, or have large text, show one column.
    ...(longest <= 7 && { [theme.breakpoints.up(20)]: { gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)' } }),
    [theme.breakpoints.up('md')]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
    ...(wideColumns !== columns && {
      [theme.breakpoints.up('lg')]: { gridTemplateColumns: `repeat(${wideColumns}, minmax(0, 1fr))` },
    }),
    // Values of more letters than a year are as large as their column allows. The selector is more specific than the one below.
    ...(longest > 4 && {
      '& div > dt + dd': {
        fontSize: `calc(${fontSize} * ${Math.min(1, (longest > 7 ? 10 : 5) / longest)})`,
        [theme.breakpoints.up('md')]: { fontSize: fittingSize(columns, longest) },
        [theme.breakpoints.up('lg')]: { fontSize: fittingSize(wideColumns, longest) },
      },
    }),
    '& > div': { gap: '0.25rem', paddingInline: halfGap },
    '& dt + dd': {
      ...typography.h1,
      ...numerals,
      // A year is not broken if a visitor's own styles space letters.
      [theme.breakpoints.up('md')]: { overflowWrap: 'normal' },
    },
    // The column runs upwards, so the names of places come first to stand at its end.
    '& dd + dd': { order: -1 },
  }),
);

interface FiguresProps {
  readonly content: HomeContent['figures'];
  /** Called when the pointer enters or leaves a figure that counts places. */
  readonly onPlacesHover: (areLightsOn: boolean) => void;
}

export function Figures({ content: { label: name, items }, onPlacesHover }: FiguresProps) {
  if (items.length === 0) return null;
  return (
    <Band aria-label={name}>
      <Container>
        <FigureList variant="figures" ownerState={layoutFigures(items.map(({ value }) => value))}>
          {items.map(({ label, value, places }) => (
            <LedgerEntry
              key={label}
              label={label}
              data-reveal=""
              {...(places && { onPointerEnter: () => onPlacesHover(true), onPointerLeave: () => onPlacesHover(false) })}
            >
              <dd>{keepOnLine(value)}</dd>
              {places && (
                <Typography component="dd" variant="body2" color="textSecondary">
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
