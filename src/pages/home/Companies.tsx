import { Link, Stack, styled, Typography } from '@mui/material';
import type { RelatedContent } from '~/content/pageFacts';
import { followStretchedLink } from '~/lib/events';
import { RelatedLinks } from '~/shell/RelatedLinks';
import { hangingIcon, motion, space, targetSize } from '~/theme/layout';
import { ExternalLink } from '~/ui/ExternalLink';
import { Icon } from '~/ui/Icon';
import { PageButton } from '~/ui/PageLink';
import { Picture } from '~/ui/Picture';
import { TitledSection } from '~/ui/Section';
import { aboveStretchedLink, StretchedLink } from '~/ui/StretchedLink';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { companyPictures } from '~generated/companyPictures';
import type { CompanyCard, HomeContent } from './content';

/** The first of a number of tiles that leaves so many over in the last of the rows of three. */
const firstOf = (remainder: 1 | 2) => `& > :first-of-type:nth-last-of-type(3n + ${remainder})`;

/** Two columns; on wide screens three, and in the first rows two where the last row would have a hole. */
const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: `3rem ${space.columns}`,
  marginBlockStart: space.block,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // In two columns the first of an odd number takes a row, so that none is left alone.
  [theme.breakpoints.between('sm', 'lg')]: { '& > :first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' } },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > li': { gridColumn: 'span 2' },
    [`${firstOf(2)}, ${firstOf(2)} + li`]: { gridColumn: 'span 3' },
    [`${firstOf(1)}, ${firstOf(1)} + li, ${firstOf(1)} + li + li, ${firstOf(1)} + li + li + li`]: {
      gridColumn: 'span 3',
    },
  },
}));

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
  '& > picture': { gridColumn: '1 / -1', marginBlockEnd: '1.25rem', overflow: 'hidden' },
  '& img': { display: 'block', aspectRatio: '3 / 2', transition: `filter ${motion.quick}` },
  '&:not([href]) > span': aboveStretchedLink,
  '& > span + span': { gridColumn: '1 / -1' },
  '& > span:nth-of-type(2)': { marginBlock: '0.5rem 0.25rem' },
  '& > svg': { gridArea: '2 / 2', color: theme.vars.palette.primary.main, transition: `transform ${motion.quick}` },
  '&[href]:hover': { color: theme.vars.palette.primary.main },
  '&:hover img': { filter: 'brightness(1.12)' },
  '&:hover > svg': { transform: 'translate(3px,-3px)' },
})) as typeof Link;

const Sites = styled(Stack)({
  flexWrap: 'wrap',
  gap: '0 1.75rem',
  gridColumn: '1 / -1',
  '& a:not(:first-of-type)': { position: 'relative' },
  '& a': { padding: `0.5rem ${hangingIcon.space} 0.5rem 0`, minHeight: targetSize },
  '& svg': { marginInline: hangingIcon.marginInline, verticalAlign: '-0.2em' },
}) as typeof Stack;

const Foot = styled(Stack)({ alignItems: 'flex-start', marginBlockStart: '2.5rem' });

function Company({ name, websites, picture, kind, tagline }: CompanyCard) {
  const texts = (
    <>
      <Picture
        file={companyPictures[picture.name]}
        focus={picture.focus}
        alt=""
        sizes="(min-width: 37.5rem) 46vw, 92vw"
      />
      <Typography variant="h3" component="span">
        {name}
      </Typography>
      <Typography variant="caption" component="span" color="textSecondary">
        {kind}
      </Typography>
      <Typography component="span" color="textSecondary">
        {tagline}
      </Typography>
    </>
  );
  const [first] = websites;
  if (first !== undefined && websites.length === 1) {
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
            const SiteLink = index === 0 ? StretchedLink : Link;
            return (
              <SiteLink key={url} component={ExternalLink} href={url}>
                <VisuallyHidden>{`${name}, `}</VisuallyHidden>
                {label}
              </SiteLink>
            );
          })}
        </Sites>
      )}
    </CompanySummary>
  );
}

interface CompaniesProps {
  readonly content: HomeContent['companies'];
  readonly expertise: RelatedContent;
}

export function Companies({ content, expertise }: CompaniesProps) {
  return (
    <TitledSection id="companies" tone="paper" heading={content.heading} lead={content.lead}>
      <Cards onClick={followStretchedLink}>
        {content.items.map((company) => (
          <li key={company.id} data-reveal="">
            <Company {...company} />
          </li>
        ))}
      </Cards>
      <Foot spacing={space.block}>
        <PageButton variant="contained" page="portfolio" endIcon={<Icon name="arrow" />}>
          {content.viewAll}
        </PageButton>
        <RelatedLinks {...expertise} variant="inline" />
      </Foot>
    </TitledSection>
  );
}
