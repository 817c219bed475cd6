import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { findPicture } from '~/assets/find-picture';
import { type CompanyFacts, type CompanyId, companyIds } from '~/content/companies';
import type { HomeContent } from '~/content/types/home';
import type { RelatedContent } from '~/content/types/shared';
import { RelatedLinks } from '~/shell/RelatedLinks';
import { hangingIcon, motion, space, targetSize } from '~/theme/layout';
import { font } from '~/theme/typography';
import { ExternalLink } from '~/ui/ExternalLink';
import { Icon } from '~/ui/Icon';
import { PageButton } from '~/ui/PageButton';
import { Picture } from '~/ui/Picture';
import { Section } from '~/ui/Section';
import { VisuallyHidden } from '~/ui/VisuallyHidden';

/** On wide screens the right half is one window, and the row under the pointer puts its picture there, over the first one's. */
const Index = styled('ul')(({ theme }) => ({
  position: 'relative',
  marginBlockStart: space.block,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('lg')]: {
    paddingInlineEnd: 'calc(42% + 3rem)',
  },
}));

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  // Pictures lower than their rows, or they would touch.
  gridTemplateColumns: '1fr min(34%, 11rem)',
  alignItems: 'center',
  columnGap: '1.25rem',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('lg')]: {
    display: 'block',
    '& img': {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      width: '42%',
      height: '100%',
      opacity: 0,
      transition: `opacity 320ms ease-out`,
    },
    '&:is(:first-of-type, :hover, :focus-within) img': { opacity: 1 },
  },
}));

/** What a row says of its company: a link, or a text above the links to its two sites. */
const Entry = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  columnGap: '1.5rem',
  paddingBlock: '1.5rem',
  '& > .MuiTypography-root': { gridColumn: '1 / -1' },
  '& > .MuiTypography-label': { marginBlock: '0.5rem 0.25rem' },
  '& > svg': { gridArea: '1 / 2', color: theme.vars.palette.primary.main, transition: `transform ${motion.quick}` },
  '&[href]:hover': { color: theme.vars.palette.primary.main },
  '&:hover > svg': { transform: 'translate(3px,-3px)' },
})) as typeof Link;

const Sites = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 1.75rem',
  gridColumn: '1 / -1',
  '& a': { padding: `0.5rem ${hangingIcon.room} 0.5rem 0`, minHeight: targetSize },
  '& svg': { marginInline: hangingIcon.marginInline, verticalAlign: '-0.2em' },
});

const Name = styled('span')({
  fontFamily: font.serif,
  fontSize: 'clamp(1.75rem, 1.25rem + 2vw, 2.75rem)',
  lineHeight: 1.05,
  letterSpacing: '-0.015em',
});
const Foot = styled('div')({
  display: 'grid',
  gap: space.block,
  marginBlockStart: '2.5rem',
  justifyItems: 'start',
});

interface CompaniesProps {
  readonly content: HomeContent['companies'];
  readonly companies: Readonly<Record<CompanyId, CompanyFacts>>;
  readonly expertise: RelatedContent;
}

interface CompanyProps {
  readonly facts: CompanyFacts;
  readonly texts: HomeContent['companies']['items'][CompanyId];
  readonly sites: HomeContent['companies']['sites'];
}

function Company({ facts: { name, websites }, texts, sites }: CompanyProps) {
  const words = (
    <>
      <Name>{name}</Name>
      <Typography variant="label" component="span" color="textSecondary">
        {texts.kind}
      </Typography>
      <Typography component="span" color="textSecondary">
        {texts.tagline}
      </Typography>
    </>
  );
  if ('main' in websites) {
    return (
      <Entry component={ExternalLink} color="textPrimary" underline="none" href={websites.main}>
        {words}
      </Entry>
    );
  }
  return (
    <Entry component="div" color="textPrimary" underline="none">
      {words}
      <Sites>
        {(['dr', 'haiti'] as const).map((country) => (
          <Link key={country} component={ExternalLink} href={websites[country]}>
            <VisuallyHidden>{`${name}, `}</VisuallyHidden>
            {sites[country]}
          </Link>
        ))}
      </Sites>
    </Entry>
  );
}

export function Companies({ content, companies, expertise }: CompaniesProps) {
  return (
    <Section id="companies" tone="paper">
      <Container>
        <Typography variant="heading">{content.heading}</Typography>
        <Typography variant="lead" color="textSecondary">
          {content.lead}
        </Typography>
        <Index>
          {companyIds.map((id) => (
            <Row key={id}>
              {/* Moves instead of its row, which would otherwise hold the picture of the window while it moves. */}
              <div data-reveal="">
                <Company facts={companies[id]} texts={content.items[id]} sites={content.sites} />
              </div>
              <Picture
                file={findPicture(companies[id].picture.name)}
                focus={companies[id].picture.focus}
                alt=""
                sizes="(min-width: 64rem) 42vw, 11rem"
              />
            </Row>
          ))}
        </Index>
        <Foot>
          <PageButton page="portfolio" endIcon={<Icon name="arrow" />}>
            {content.viewAll}
          </PageButton>
          <RelatedLinks {...expertise} variant="inline" />
        </Foot>
      </Container>
    </Section>
  );
}
