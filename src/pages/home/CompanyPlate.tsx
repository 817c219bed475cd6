import { type CSSObject, styled, Typography } from '@mui/material';
import { Picture } from '~/components/Picture';
import type { CompanyPlateName } from '~/config/companyPlateNames';
import { breakpoints, fillParentStyle, media, motion } from '~/theme/layout';
import { companyInks } from '~/theme/palette';
import type { CompanyCard } from './home.schema';
import { tallPlates } from './tallPlates';

/** The windows, by their width in rem, from which on companies stand in rows, of three and of five. */
export const rows = { ofThree: breakpoints.md, ofFive: 75 } as const;

/** How many times as wide as its neighbours a plate is that is pointed at or has the focus. */
const widening = 1.9;

/** The place of a company among all companies. */
export interface PlaceInRow {
  readonly index: number;
  readonly count: number;
}

/** The row of a plate: the index of its first plate, how many it has, and the width of a neighbour of a wide one in columns. */
function getRow({ index, count }: PlaceInRow, perRow: number) {
  const first = index - (index % perRow);
  const length = Math.min(perRow, count - first);
  return { first, length, narrow: length / (length - 1 + widening) };
}

/** Widths and places of a plate, by which plate of its row is wide. Only plates move: neither their texts nor the page do. */
function giveWay(place: PlaceInRow, perRow: number): CSSObject {
  const { first, length, narrow } = getRow(place, perRow);
  const { index } = place;
  const rules = Array.from({ length }, (_, offset): readonly [string, CSSObject] => {
    const wide = first + offset;
    const item = `> li:nth-of-type(${wide + 1})`;
    const shift = (index - first) * (narrow - 1) + (wide < index ? narrow * (widening - 1) : 0);
    return [
      `ul:has(${item}:hover, ${item} :focus-visible) &`,
      { width: `${100 * narrow * (wide === index ? widening : 1)}%`, insetInlineStart: `${100 * shift}%` },
    ];
  });
  // A plate without neighbours stays as wide as it is.
  return {
    '--room': length === 1 ? 1 : narrow,
    [media.motion]: { '@supports selector(:has(*))': Object.fromEntries(rules) },
  };
}

interface PlateState extends PlaceInRow {
  readonly plate: CompanyPlateName;
}

/** The place of a plate, above the texts of its company. */
const PlateFrame = styled('span')({
  gridColumn: '1 / -1',
  position: 'relative',
  display: 'block',
  aspectRatio: '3 / 5',
  marginBlockEnd: '1rem',
  containerType: 'inline-size',
});

const Plate = styled('span')<{ ownerState: PlateState }>(({ theme, ownerState: { plate, ...place } }) => ({
  ...fillParentStyle,
  insetInlineEnd: 'auto',
  width: '100%',
  overflow: 'hidden',
  backgroundColor: companyInks[plate].ground,
  '--ground': companyInks[plate].ground,
  color: companyInks[plate].lines,
  // Browsers print light text darker, as they print no background.
  printColorAdjust: 'exact',
  [media.motion]: { transition: ['width', 'inset-inline-start'].map((name) => `${name} ${motion.widen}`).join() },
  [theme.breakpoints.between(rows.ofThree, rows.ofFive)]: giveWay(place, 3),
  [theme.breakpoints.up(rows.ofFive)]: giveWay(place, 5),
  '& img': { height: '100%', objectPosition: '50% 25%' },
  '&::after': { ...fillParentStyle, ...theme.mixins.plateEdge, content: '""' },
}));

/** The number of a plate on a phone, which shows one plate at a time. */
const Count = styled(Typography)(({ theme }) => ({
  position: 'absolute',
  inset: '0.75rem 0.75rem auto auto',
  padding: '0 0.375rem',
  backgroundColor: 'var(--ground)',
  fontVariantNumeric: 'tabular-nums',
  [theme.breakpoints.up(rows.ofThree)]: { display: 'none' },
  '@media print': { display: 'none' },
}));

/**
 * The name and its meaning, on the plate's ground. Both are as wide as the narrowest plate, so that
 * their lines do not change while plates widen.
 */
const PlateText = styled('span')({
  '--line': 'calc(100cqi * var(--room, 1) - 2rem)',
  position: 'absolute',
  inset: 'auto 0 0',
  display: 'flex',
  flexDirection: 'column',
  gap: '0.375rem',
  padding: '2.25rem 1rem 1rem',
  backgroundImage: 'linear-gradient(transparent, var(--ground) 2.75rem)',
  '& > *': { width: 'var(--line)' },
});

/** A meaning in the narrower plates has up to three lines. All have as many, so that the names of a row stand on one line. */
const Meaning = styled(Typography)(({ theme }) => ({
  minHeight: '2lh',
  textWrapStyle: 'balance',
  [theme.breakpoints.between(rows.ofThree, 'xl')]: { minHeight: '3lh' },
}));

const sizes = `(min-width: ${rows.ofFive}rem) 19vw, (min-width: ${rows.ofThree}rem) 31vw, 18rem`;

/** The plate of a company with its name. A plate that is pointed at or has the focus widens, and its neighbours give way. */
export function CompanyPlate({
  company: { name, meaning, plate },
  ...place
}: PlaceInRow & { readonly company: Pick<CompanyCard, 'name' | 'meaning' | 'plate'> }) {
  return (
    <PlateFrame>
      <Plate ownerState={{ plate, ...place }}>
        <Picture plate={tallPlates[plate]} alt="" sizes={sizes} />
        <Count variant="caption" aria-hidden="true">{`${place.index + 1} / ${place.count}`}</Count>
        <PlateText>
          {/* A name of eight letters fills the line. */}
          <Typography variant="companyName" sx={{ fontSize: 'min(3.625rem, var(--line) / 3.7)' }}>
            {name}
          </Typography>
          <Meaning variant="caption">{meaning}</Meaning>
        </PlateText>
      </Plate>
    </PlateFrame>
  );
}
