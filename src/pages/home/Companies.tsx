import { Box, Link, Stack, styled, Typography } from '@mui/material';
import { companyPictures } from '~/assets/companyPictures';
import { followStretchedLink } from '~/lib/events';
import type { RelatedSentences } from '~/schemas/page';
import { RelatedLinks } from '~/shell/RelatedLinks';
import { hangingIcon, motion, space, targetSize } from '~/theme/layout';
import { ExternalLink } from '~/ui/ExternalLink';
import { Icon } from '~/ui/Icon';
import { PageButton } from '~/ui/PageLink';
import { Picture } from '~/ui/Picture';
import { TitledSection } from '~/ui/Section';
import { aboveStretchedLink, stretched } from '~/ui/StretchedLink';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import type { CompanyCard, HomeContent } from './home.node.ts';

/** Two columns, or three on wide screens. */
const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: `3rem ${space.columns}`,
  marginBlockStart: space.block,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

/** The columns of a tile, so that no row has a hole: on wide screens the first four or two tiles are two to a row. */
function getColumns(index: number, count: number) {
  const firstOfOdd = index === 0 && count % 2 === 1;
  if (count === 1) return { sm: '1 / -1', lg: '1 / -1' };
  const twoToARow = [0, 4, 2][count % 3] ?? 0;
  return { sm: firstOfOdd ? '1 / -1' : 'auto', lg: index < twoToARow ? 'span 3' : 'span 2' };
}

/**
 * Picture and texts of a company. A company with one site is a link as a whole; one with two has their links below the texts,
 * and the first of them covers the picture.
 */
const CompanySummary = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  columnGap: '1.5rem',
  '& img': { display: 'block', aspectRatio: '3 / 2', transition: `filter ${motion.quick}` },
  '&:hover img': { filter: 'brightness(1.12)' },
  '&[href] svg': { gridArea: '2 / 2', color: theme.vars.palette.primary.main, transition: `transform ${motion.quick}` },
  '&[href]:hover': { color: theme.vars.palette.primary.main },
  '&[href]:hover svg': { transform: 'translate(3px,-3px)' },
})) as typeof Link;

const wholeRow = { gridColumn: '1 / -1' } as const;

const Frame = styled('span')({ ...wholeRow, marginBlockEnd: '1.25rem', overflow: 'hidden' });

const Sites = styled(Stack)({ ...wholeRow, flexWrap: 'wrap', gap: '0 1.75rem' }) as typeof Stack;

/** A link below the texts, above the one that covers the card. */
const SiteLink = styled(Link)({
  padding: `0.5rem ${hangingIcon.space} 0.5rem 0`,
  minHeight: targetSize,
  '& svg': { marginInline: hangingIcon.marginInline, verticalAlign: '-0.2em' },
}) as typeof Link;

/** The link to the first website covers the card. */
const FirstSiteLink = styled(SiteLink)(stretched) as typeof Link;

const OtherSiteLink = styled(SiteLink)({ position: 'relative' }) as typeof Link;

const Foot = styled(Stack)({ alignItems: 'flex-start', marginBlockStart: '2.5rem' });

function Company({ name, websites, picture, kind, tagline }: CompanyCard) {
  const [first] = websites;
  const isLink = first !== undefined && websites.length === 1;
  const aboveLink = isLink ? {} : aboveStretchedLink;
  const texts = (
    <>
      <Frame>
        <Picture file={companyPictures[picture.name]} focus={picture.focus} alt="" />
      </Frame>
      <Typography variant="h3" component="span" sx={aboveLink}>
        {name}
      </Typography>
      <Typography
        variant="caption"
        component="span"
        color="textSecondary"
        sx={{ ...wholeRow, ...aboveLink, marginBlock: '0.5rem 0.25rem' }}
      >
        {kind}
      </Typography>
      <Typography component="span" color="textSecondary" sx={{ ...wholeRow, ...aboveLink }}>
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
            const Site = index === 0 ? FirstSiteLink : OtherSiteLink;
            return (
              <Site key={url} component={ExternalLink} href={url}>
                <VisuallyHidden>{`${name}, `}</VisuallyHidden>
                {label}
              </Site>
            );
          })}
        </Sites>
      )}
    </CompanySummary>
  );
}

interface CompaniesProps {
  readonly content: HomeContent['companies'];
  readonly expertise: RelatedSentences;
}

export function Companies({ content, expertise }: CompaniesProps) {
  return (
    <TitledSection id="companies" tone="paper" heading={content.heading} lead={content.lead}>
      <Cards onClick={followStretchedLink}>
        {content.items.map((company, index, { length }) => (
          <Box
            key={company.id}
            component="li"
            data-reveal=""
            sx={{ gridColumn: getColumns(index, length), '@media print': { gridColumn: 'auto' } }}
          >
            <Company {...company} />
          </Box>
        ))}
      </Cards>
      <Foot spacing={space.block} data-screen-only="">
        <PageButton variant="contained" page="portfolio" endIcon={<Icon name="arrow" />}>
          {content.viewAll}
        </PageButton>
        <RelatedLinks {...expertise} variant="inline" />
      </Foot>
    </TitledSection>
  );
}
