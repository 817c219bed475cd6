import { Box, type CSSObject, Link, Stack, styled, Typography } from '@mui/material';
import { ExternalLink } from '~/components/ExternalLink';
import { Icon } from '~/components/Icon';
import { PageButton } from '~/components/PageLink';
import { Picture } from '~/components/Picture';
import { TitledSection } from '~/components/Section';
import { aboveStretchedLinkStyle, stretchedLinkStyle } from '~/components/StretchedLink';
import { VisuallyHidden } from '~/components/VisuallyHidden';
import type { CompanyPlateName } from '~/config/companyPlateNames';
import type { RelatedLinksContent } from '~/content/textSchemas';
import { RelatedLinks } from '~/layout/RelatedLinks';
import { followStretchedLink } from '~/lib/events';
import { breakpoints, hangingIcon, fillParentStyle, media, motion, space, targetSize } from '~/theme/layout';
import { companyInks } from '~/theme/palette';
import { largeTextSizes } from '~/theme/typography';
import type { CompanyCard, HomeContent } from './home.schema';
import { tallPlates } from './tallPlates';

/** The space between two plates. */
const gap = '0.875rem';

/** The windows, by their width in rem, from which on companies stand in rows, of three and of five. */
const rows = { ofThree: breakpoints.md, ofFive: 75 } as const;

/** The companies, with what follows them, which on a tablet takes the free place of the last row. */
const Layout = styled('div')({ position: 'relative', marginBlockStart: space.block });

/** The width of a plate on a phone, on which the edge of the next one is in sight. */
const phonePlate = `min(18rem, 100vw - ${space.gutter} - ${gap} - 4rem)`;

/** The companies in rows, or on a phone side by side in one that is scrolled. */
const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: `3rem ${gap}`,
  [theme.breakpoints.down(rows.ofThree)]: {
    '@media screen': {
      gridAutoFlow: 'column',
      gridAutoColumns: phonePlate,
      // The row reaches the edges of the window.
      marginInline: `calc(-1 * ${space.gutter})`,
      paddingInline: space.gutter,
      scrollPaddingInline: space.gutter,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
      // The scroll container would clip the focus ring of a plate.
      paddingBlock: '0.5rem',
    },
  },
  [theme.breakpoints.between(rows.ofThree, rows.ofFive)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.up(rows.ofFive)]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  '@media print': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
}));

/** How many times as wide as its neighbours a plate is that is pointed at or has the focus. */
const widening = 1.9;

interface PlaceInRow {
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
  return { '--room': narrow, [media.motion]: { '@supports selector(:has(*))': Object.fromEntries(rules) } };
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
}));

/** The number of a plate on a phone, where not all are in sight. */
const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  inset: '0.75rem 0.75rem auto auto',
  padding: '0 0.375rem',
  backgroundColor: 'var(--ground)',
  fontVariantNumeric: 'tabular-nums',
  [theme.breakpoints.up(rows.ofThree)]: { display: 'none' },
  '@media print': { display: 'none' },
}));

/**
 * The name and its meaning, which has room for two lines, on the plate's ground. Both are as wide as the narrowest plate, so that
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

/** A name of eight letters fills the line. */
const Name = styled('span')(({ theme }) => ({
  ...theme.typography.h1,
  fontSize: `min(${largeTextSizes.companyNameOnPlate}, var(--line) / 3.7)`,
}));

/**
 * Plate and texts of a company. A company with one site is a link as a whole; one with two has their links below the texts,
 * and the first of them covers the plate.
 */
const CompanySummary = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'start',
  columnGap: '1rem',
  '&[href] > svg': {
    gridArea: '2 / 2',
    color: theme.vars.palette.primary.main,
    transition: `transform ${motion.quick}`,
  },
  '&[href]:hover > svg': { transform: 'translate(3px,-3px)' },
  '&[href]:hover > :first-of-type ~ *': { color: theme.vars.palette.primary.main },
  // The focus ring is that of the plate, which may be wider than its place.
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible > :first-of-type > *': {
    outline: '3px solid var(--focus)',
    outlineOffset: '3px',
    borderRadius: '2px',
  },
})) as typeof Link;

const wholeRow = { gridColumn: '1 / -1' } as const;

const Sites = styled(Stack)({ ...wholeRow, flexWrap: 'wrap', gap: '0 1.75rem' }) as typeof Stack;

/** A link below the texts, above the one that covers the card. */
const SiteLink = styled(Link)({
  padding: `0.5rem ${hangingIcon.space} 0.5rem 0`,
  minHeight: targetSize,
  '& svg': { marginInline: hangingIcon.marginInline, verticalAlign: '-0.2em' },
}) as typeof Link;

/** The link to the first website covers the card. */
const FirstSiteLink = styled(SiteLink)(stretchedLinkStyle) as typeof Link;

const OtherSiteLink = styled(SiteLink)({ position: 'relative' }) as typeof Link;

const Foot = styled(Stack)<{ ownerState: { readonly fillsRow: boolean } }>(({ theme, ownerState: { fillsRow } }) => ({
  alignItems: 'flex-start',
  marginBlockStart: '2.5rem',
  // A long word of its heading breaks in the narrow place.
  overflowWrap: 'anywhere',
  '& > *': { maxWidth: '100%' },
  ...(fillsRow && {
    [theme.breakpoints.between(rows.ofThree, rows.ofFive)]: {
      position: 'absolute',
      inset: 'auto 0 0 auto',
      width: `calc((100% - 2 * ${gap}) / 3)`,
      paddingInlineStart: '1rem',
    },
  }),
  [theme.breakpoints.up(rows.ofFive)]: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
  },
}));

const sizes = `(min-width: ${rows.ofFive}rem) 19vw, (min-width: ${rows.ofThree}rem) 31vw, 18rem`;

function Company({ company, ...place }: PlaceInRow & { readonly company: CompanyCard }) {
  const { name, meaning, websites, plate, kind, tagline } = company;
  const [first] = websites;
  const isLink = first !== undefined && websites.length === 1;
  const aboveLink = isLink ? {} : aboveStretchedLinkStyle;
  const texts = (
    <>
      <PlateFrame>
        <Plate ownerState={{ plate, ...place }}>
          <Picture plate={tallPlates[plate]} alt="" sizes={sizes} />
          <Count aria-hidden="true">{`${place.index + 1} / ${place.count}`}</Count>
          <PlateText>
            <Name>{name}</Name>
            <Typography variant="caption" component="span" sx={{ minHeight: '2lh' }}>
              {meaning}
            </Typography>
          </PlateText>
        </Plate>
      </PlateFrame>
      <Typography variant="subtitle2" component="span" color="textPrimary" sx={aboveLink}>
        {kind}
      </Typography>
      <Typography variant="body2" component="span" color="textSecondary" sx={{ ...wholeRow, ...aboveLink, mt: 0.5 }}>
        {tagline}
      </Typography>
    </>
  );
  if (isLink) {
    return (
      <CompanySummary component={ExternalLink} color="textPrimary" underline="none" href={first.url}>
        {texts}
      </CompanySummary>
    );
  }
  return (
    <CompanySummary component="div" color="textPrimary" underline="none">
      {texts}
      {websites.length > 1 && (
        <Sites component="p" direction="row">
          {websites.map(({ url, label }, index) => {
            const WebsiteLink = index === 0 ? FirstSiteLink : OtherSiteLink;
            return (
              <WebsiteLink key={url} component={ExternalLink} href={url}>
                <VisuallyHidden>{`${name}, `}</VisuallyHidden>
                {label}
              </WebsiteLink>
            );
          })}
        </Sites>
      )}
    </CompanySummary>
  );
}

interface CompaniesProps {
  readonly content: HomeContent['companies'];
  readonly expertise: RelatedLinksContent;
}

export function Companies({ content, expertise }: CompaniesProps) {
  const { items } = content;
  return (
    <TitledSection id="companies" tone="paper" heading={content.heading} lead={content.lead}>
      <Layout>
        <Cards onClick={followStretchedLink}>
          {items.map((company, index) => (
            <Box key={company.id} component="li" data-reveal="" sx={{ scrollSnapAlign: 'start' }}>
              <Company company={company} index={index} count={items.length} />
            </Box>
          ))}
        </Cards>
        <Foot spacing={space.block} data-screen-only="" ownerState={{ fillsRow: items.length % 3 === 2 }}>
          <PageButton variant="contained" page="portfolio" endIcon={<Icon name="arrow" />}>
            {content.viewAll}
          </PageButton>
          <RelatedLinks {...expertise} variant="inline" />
        </Foot>
      </Layout>
    </TitledSection>
  );
}
