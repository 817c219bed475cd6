import { Button, Container, styled, Typography } from '@mui/material';
import { companyPictures } from '~/assets/companyPictures';
import { fill } from '~/content/fill';
import type { CompanyContent } from '~/schemas/company';
import { besideLonger, space } from '~/theme/layout';
import { Actions } from '~/ui/Actions';
import { ExternalLink } from '~/ui/ExternalLink';
import { Ledger, LedgerEntry } from '~/ui/Ledger';
import { Markdown } from '~/ui/Markdown';
import { Picture } from '~/ui/Picture';
import { Section } from '~/ui/Section';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { Holdings } from './Holdings';
import type { PortfolioContent } from './portfolio.node.ts';

interface Side {
  /** Whether the picture stands on the right, as that of every second company. */
  readonly isReversed: boolean;
}

/** Windows in which a picture takes six of the twelve columns, and leaves as many to the text. */
const widest = 120;

/** Picture and text, side by side from a tablet's window on. */
const CompanyColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.75rem',
  '@media print': { gridTemplateColumns: '1fr 2fr' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: space.columns,
    alignItems: 'start',
  },
}));

/**
 * On a phone the picture reaches the window's edges. Beside the text it is a square, or higher, until the window is so wide that
 * the text has few lines.
 */
const Frame = styled('figure')<{ ownerState: Side }>(({ theme, ownerState: { isReversed } }) => ({
  '& img': { aspectRatio: '3 / 2' },
  [theme.breakpoints.down('md')]: {
    marginInline: `calc(-1 * ${space.gutter})`,
    '@media print': { marginInline: 0 },
  },
  [theme.breakpoints.between('md', 'lg')]: { '& img': { aspectRatio: '4 / 5' } },
  [theme.breakpoints.between('lg', 'xl')]: { '& img': { aspectRatio: '1' } },
  [theme.breakpoints.up('md')]: {
    gridColumn: isReversed ? '6 / 13' : '1 / 8',
    gridRow: 1,
    ...besideLonger,
    '@media print': { position: 'static' },
  },
  [theme.breakpoints.up(widest)]: { gridColumn: isReversed ? '7 / 13' : '1 / 7' },
}));

const Content = styled('div')<{ ownerState: Side }>(({ theme, ownerState: { isReversed } }) => ({
  [theme.breakpoints.up('md')]: {
    // The links end at the foot of the picture.
    display: 'flex',
    flexDirection: 'column',
    alignSelf: 'stretch',
    gridColumn: isReversed ? '1 / 6' : '8 / 13',
    gridRow: 1,
  },
  [theme.breakpoints.up(widest)]: { gridColumn: isReversed ? '1 / 7' : '7 / 13' },
}));

const Description = styled('div')(({ theme }) => ({
  marginBlockEnd: '1.75rem',
  '@media print': { marginBlockEnd: '0.75rem' },
  color: theme.vars.palette.text.secondary,
}));

const threeFacts = { gridTemplateColumns: 'auto repeat(2, minmax(0, 1fr))' } as const;

/** Three facts in a row, or one below the other if the text's column is too narrow for their words. */
const Facts = styled(Ledger)(({ theme }) => ({
  marginBlockStart: 'auto',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  // The first column is aligned with the text: its padding is outside, and its hairline is clipped.
  marginInlineStart: 'calc(-1rem - 1px)',
  clipPath: 'inset(0 0 0 calc(1rem + 1px))',
  [theme.breakpoints.between(22, 'md')]: threeFacts,
  [theme.breakpoints.up('lg')]: threeFacts,
}));

const Fact = styled(LedgerEntry)(({ theme }) => ({
  gap: '0.375rem',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}));

const FactValue = styled('dd')(({ theme }) => ({
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  textWrapStyle: 'balance',
  [theme.breakpoints.down('sm')]: { fontSize: theme.typography.body2.fontSize },
}));

const Links = styled(Actions)({ marginBlockStart: '2rem', '@media print': { gap: 0, marginBlockStart: '0.75rem' } });

interface CompanyEntryProps {
  readonly company: CompanyContent;
  readonly content: PortfolioContent;
  readonly isReversed: boolean;
}

const companyFacts = ['founded', 'market', 'focus'] as const;

function CompanyEntry({ company, content, isReversed }: CompanyEntryProps) {
  const ownerState = { isReversed };
  const { id, name, websites, picture, description, longDescription, imageAlt } = company;
  const { statLabels, visitWebsite, visitWebsiteIn } = content;
  return (
    // A link to the company scrolls to the article, so only what is inside it moves as it fades in.
    <article id={id}>
      <CompanyColumns data-reveal="">
        <Frame ownerState={ownerState}>
          <Picture file={companyPictures[picture.name]} focus={picture.focus} alt={imageAlt} />
        </Frame>
        <Content ownerState={ownerState}>
          <Typography variant="h2" component="h3">
            {name}
          </Typography>
          <Typography variant="subtitle1" sx={{ mt: 2.5 }}>
            {description}
          </Typography>
          <Description>
            <Markdown blocks={longDescription} level={4} />
          </Description>
          <Facts variant="facts">
            {companyFacts.map((stat) => (
              <Fact key={stat} label={statLabels[stat]}>
                <FactValue>{company[stat]}</FactValue>
              </Fact>
            ))}
          </Facts>
          {websites.length > 0 && (
            <Links>
              {websites.map(({ url, label }) => (
                <Button key={url} component={ExternalLink} variant="outlined" href={url}>
                  {label === undefined ? (
                    <span>
                      {visitWebsite} <VisuallyHidden>{name}</VisuallyHidden>
                    </span>
                  ) : (
                    fill(visitWebsiteIn, { label })
                  )}
                </Button>
              ))}
            </Links>
          )}
        </Content>
      </CompanyColumns>
    </article>
  );
}

const List = styled(Container)({ display: 'grid', gap: space.section, '@media print': { gap: '1.5rem' } });

export function CompanyList({ content }: { readonly content: PortfolioContent }) {
  return (
    <Section>
      <Holdings content={content} />
      <List>
        {content.companies.map((company, index) => (
          <CompanyEntry key={company.id} company={company} content={content} isReversed={index % 2 === 1} />
        ))}
      </List>
    </Section>
  );
}
