import { Box, Link, Stack, styled, Typography } from '@mui/material';
import { ExternalLink } from '~/components/ExternalLink';
import { Icon } from '~/components/Icon';
import { PageButton } from '~/components/PageLink';
import { TitledSection } from '~/components/Section';
import { aboveStretchedLinkStyle, stretchedLinkStyle } from '~/components/StretchedLink';
import { VisuallyHidden } from '~/components/VisuallyHidden';
import type { RelatedLinksContent } from '~/content/textSchemas';
import { RelatedLinks } from '~/layout/RelatedLinks';
import { followStretchedLink } from '~/lib/events';
import { hangingIcon, motion, space, targetSize } from '~/theme/layout';
import { CompanyPlate, type PlaceInRow, rows } from './CompanyPlate';
import type { CompanyCard, HomeContent } from './home.schema';

/** The space between two plates. */
const gap = '0.875rem';

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

/** A link below the texts, above the one that covers the card. */
const SiteLink = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  padding: `0.625rem ${hangingIcon.space} 0.625rem 0`,
  minHeight: targetSize,
  '& svg': { marginInline: hangingIcon.marginInline, verticalAlign: '-0.2em' },
})) as typeof Link;

/** Beside rows of five it is one row below them, on their columns: the heading, its links, and the button at the end. */
const Foot = styled(Stack)<{ ownerState: { readonly fillsRow: boolean } }>(({ theme, ownerState: { fillsRow } }) => ({
  alignItems: 'flex-start',
  // A long word of its heading breaks in the narrow place.
  overflowWrap: 'anywhere',
  '& > *': { maxWidth: '100%' },
  ...(fillsRow && {
    [theme.breakpoints.between(rows.ofThree, rows.ofFive)]: {
      position: 'absolute',
      inset: 'auto 0 0 auto',
      width: `calc((100% - 2 * ${gap}) / 3)`,
    },
  }),
  [theme.breakpoints.up(rows.ofThree)]: { marginBlockStart: '2.5rem' },
  [theme.breakpoints.up(rows.ofFive)]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    columnGap: gap,
    alignItems: 'center',
    paddingBlockStart: '1.5rem',
    borderBlockStart: theme.mixins.hairline,
    '& > nav': {
      gridArea: '1 / 1 / auto / 5',
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      columnGap: gap,
      alignItems: 'center',
    },
    '& > nav > ul': { gridColumn: '2 / 5', marginBlockStart: 0 },
  },
}));

const ViewAll = styled(PageButton)(({ theme }) => ({
  // The place in the row of three is narrow.
  [theme.breakpoints.between(rows.ofThree, rows.ofFive)]: { paddingInline: '1.125rem', whiteSpace: 'nowrap' },
  [theme.breakpoints.up(rows.ofFive)]: { gridArea: '1 / 5', justifySelf: 'end', whiteSpace: 'nowrap' },
}));

function Company({ company, ...place }: PlaceInRow & { readonly company: CompanyCard }) {
  const { name, websites, kind, tagline } = company;
  const [first] = websites;
  const isLink = first !== undefined && websites.length === 1;
  const aboveLink = isLink ? {} : aboveStretchedLinkStyle;
  const texts = (
    <>
      <CompanyPlate company={company} {...place} />
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
      <Stack component="p" direction="row" sx={{ ...wholeRow, flexWrap: 'wrap', columnGap: 1.5 }}>
        {/* The link to the first website covers the card. */}
        {websites.map(({ url, label }, index) => (
          <SiteLink
            key={url}
            component={ExternalLink}
            href={url}
            sx={index === 0 ? stretchedLinkStyle : { position: 'relative' }}
          >
            <VisuallyHidden>{`${name}, `}</VisuallyHidden>
            {label}
          </SiteLink>
        ))}
      </Stack>
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
      {/* What follows the companies takes the free place of their last row on a tablet. */}
      <Box sx={{ position: 'relative', mt: space.block }}>
        <Cards onClick={followStretchedLink}>
          {items.map((company, index) => (
            <Box key={company.id} component="li" data-reveal="" sx={{ scrollSnapAlign: 'start' }}>
              <Company company={company} index={index} count={items.length} />
            </Box>
          ))}
        </Cards>
        <Foot spacing={space.block} data-screen-only="" ownerState={{ fillsRow: items.length % 3 === 2 }}>
          <ViewAll variant="contained" page="portfolio" endIcon={<Icon name="arrow" />}>
            {content.viewAll}
          </ViewAll>
          <RelatedLinks {...expertise} variant="inline" />
        </Foot>
      </Box>
    </TitledSection>
  );
}
