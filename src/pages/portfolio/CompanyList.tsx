import { Button, Container, styled, Typography } from '@mui/material';
import { fill } from '~/content/fill';
import type { CompanyContent } from '~/schemas/company';
import { besideLonger, space } from '~/theme/layout';
import { ExternalLink } from '~/ui/ExternalLink';
import { Ledger, LedgerEntry } from '~/ui/Ledger';
import { Markdown } from '~/ui/Markdown';
import { Picture } from '~/ui/Picture';
import { Section } from '~/ui/Section';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { companyPictures } from '~generated/companyPictures';
import type { PortfolioContent } from './content';
import { companyFacts, Holdings } from './Holdings';

/** Picture and text, side by side on wide screens. Every second company has its picture on the right. */
const CompanyColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.75rem',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: space.columns,
    alignItems: 'start',
  },
}));

/**
 * On a phone the picture reaches the window's edges. Beside the text it is a square until the window is so wide that the text
 * has few lines.
 */
const Frame = styled('figure')(({ theme }) => ({
  '& img': { aspectRatio: '3 / 2' },
  [theme.breakpoints.down('md')]: { marginInline: `calc(-1 * ${space.gutter})` },
  [theme.breakpoints.between('lg', 'xl')]: { '& img': { aspectRatio: '1' } },
  [theme.breakpoints.up('lg')]: {
    gridColumn: '1 / 8',
    gridRow: 1,
    ...besideLonger,
    'article:nth-of-type(even) &': { gridColumn: '6 / 13' },
  },
}));

const Content = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    // The links end at the foot of the picture.
    display: 'flex',
    flexDirection: 'column',
    alignSelf: 'stretch',
    gridColumn: '8 / 13',
    gridRow: 1,
    'article:nth-of-type(even) &': { gridColumn: '1 / 6' },
  },
}));

const Description = styled('div')(({ theme }) => ({
  marginBlockEnd: '1.75rem',
  color: theme.vars.palette.text.secondary,
}));

/** Three facts in a row, or one below the other in a window too narrow for their words. */
const Facts = styled(Ledger)(({ theme }) => ({
  marginBlockStart: 'auto',
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  // The first column is aligned with the text: its padding is outside, and its hairline is clipped.
  marginInlineStart: 'calc(-1rem - 1px)',
  clipPath: 'inset(0 0 0 calc(1rem + 1px))',
  '& > div': { gap: '0.375rem' },
  '& > div + div': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  '& dd': { fontWeight: 500, fontVariantNumeric: 'tabular-nums', textWrap: 'balance' },
  [theme.breakpoints.up(22)]: {
    gridTemplateColumns: 'auto repeat(2, minmax(0, 1fr))',
    '& > div + div': { borderBlockStart: 0 },
  },
  [theme.breakpoints.down('sm')]: { '& dd': { fontSize: theme.typography.body2.fontSize } },
}));

const Links = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', marginBlockStart: '2rem' });

interface CompanyEntryProps {
  readonly company: CompanyContent;
  readonly content: PortfolioContent;
}

function CompanyEntry({ company, content }: CompanyEntryProps) {
  const { id, name, websites, picture, description, longDescription, imageAlt } = company;
  const { statLabels, visitWebsite, visitWebsiteIn } = content;
  return (
    // A link to the company scrolls to the article, so only what is inside it moves as it fades in.
    <article id={id}>
      <CompanyColumns data-reveal="">
        <Frame>
          <Picture
            file={companyPictures[picture.name]}
            focus={picture.focus}
            alt={imageAlt}
            sizes="(min-width: 64rem) 58vw, 100vw"
          />
        </Frame>
        <Content>
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
              <LedgerEntry key={stat} label={statLabels[stat]}>
                <dd>{company[stat]}</dd>
              </LedgerEntry>
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

const List = styled(Container)({ display: 'grid', gap: space.section });

export function CompanyList({ content }: { readonly content: PortfolioContent }) {
  return (
    <Section>
      <Holdings content={content} />
      <List>
        {content.companies.map((company) => (
          <CompanyEntry key={company.id} company={company} content={content} />
        ))}
      </List>
    </Section>
  );
}
