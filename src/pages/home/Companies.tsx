import { styled } from '@mui/material/styles';
import { buttonStyles } from '../../ui/buttonStyles';
import { Container } from '../../ui/Container';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import { Section } from '../../ui/Section';
import { Heading, Lead } from '../../ui/Text';
import { findPicture } from '../../assets/find-picture';
import { type CompanyFacts, type CompanyId, companyIds } from '../../content/facts';
import type { HomeContent } from '../../content/types/home';
import type { RelatedContent } from '../../content/types/shared';
import { ExternalLink } from '../../ui/ExternalLink';
import { PageLink } from '../../ui/PageLink';
import { RelatedLinks } from '../../shell/RelatedLinks';
import { color, font, media, motion, space, type } from '../../theme/tokens';

/** On wide screens the right half is one window, and the row under the pointer puts its picture there. */
const Index = styled('ul')({
  position: 'relative',
  marginBlockStart: space.block,
  borderBlockStart: `1px solid ${color.line}`,
  [media.desktop]: {
    paddingInlineEnd: 'calc(42% + 3rem)',
    '&:has(li:hover, li:focus-within) li:not(:hover, :focus-within) img': { opacity: 0 },
    '& li:hover img, & li:focus-within img': { opacity: 1 },
  },
});

const Row = styled('li')({
  borderBlockEnd: `1px solid ${color.line}`,
  paddingBlockEnd: '1.5rem',
  '& img': { aspectRatio: '3 / 2', marginBlockStart: '1.5rem' },
  [media.desktop]: {
    paddingBlockEnd: 0,
    '& img': {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      width: '42%',
      height: '100%',
      marginBlockStart: 0,
      opacity: 0,
      transition: `opacity 320ms ease-out`,
    },
    '&:first-of-type img': { opacity: 1 },
  },
});

const CompanyLink = styled(ExternalLink)({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  columnGap: '1.5rem',
  paddingBlock: '1.5rem 0.25rem',
  color: color.ink,
  textDecoration: 'none',
  '& > svg': { gridArea: '1 / 2', color: color.link, transition: `transform ${motion.quick}` },
  '&:hover': { color: color.link },
  '&:hover > svg': { transform: 'translate(3px,-3px)' },
  [media.desktop]: { paddingBlock: '1.5rem' },
});

const Name = styled('span')({
  fontFamily: font.serif,
  fontSize: 'clamp(2rem, 1.5rem + 2vw, 3rem)',
  lineHeight: 1.05,
  letterSpacing: '-0.015em',
});
const Kind = styled('span')({
  ...type.label,
  gridColumn: '1 / -1',
  color: color.inkSoft,
  marginBlock: '0.5rem 0.25rem',
});
const Tagline = styled('span')({ gridColumn: '1 / -1', color: color.inkSoft });

const Foot = styled('div')({
  display: 'grid',
  gap: space.block,
  marginBlockStart: '2.5rem',
  '& > a': { justifySelf: 'start' },
});

const AllLink = styled(PageLink)(buttonStyles.primary);

interface CompaniesProps {
  readonly content: HomeContent['companies'];
  readonly companies: Readonly<Record<CompanyId, CompanyFacts>>;
  readonly expertise: RelatedContent;
}

function websiteOf({ websites }: CompanyFacts): string {
  return 'main' in websites ? websites.main : websites.dr;
}

export function Companies({ content, companies, expertise }: CompaniesProps) {
  return (
    <Section id="companies" tone="raised">
      <Container>
        <Heading>{content.heading}</Heading>
        <Lead>{content.lead}</Lead>
        <Index>
          {companyIds.map((id) => (
            <Row key={id}>
              {/* Moves instead of its row, which would otherwise hold the picture of the window while it moves. */}
              <div data-reveal="">
                <CompanyLink href={websiteOf(companies[id])}>
                  <Name>{companies[id].name}</Name>
                  <Kind>{content.items[id].kind}</Kind>
                  <Tagline>{content.items[id].tagline}</Tagline>
                </CompanyLink>
              </div>
              <Picture
                file={findPicture(companies[id].picture.name)}
                focus={companies[id].picture.focus}
                alt=""
                sizes="(min-width: 64rem) 42vw, 92vw"
              />
            </Row>
          ))}
        </Index>
        <Foot>
          <AllLink page="portfolio">
            {content.viewAll}
            <Icon name="arrow" />
          </AllLink>
          <RelatedLinks {...expertise} variant="inline" />
        </Foot>
      </Container>
    </Section>
  );
}
