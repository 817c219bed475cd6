import { Box, Button, Container, Stack, styled, Typography } from '@mui/material';
import { ButtonRow } from '~/components/ButtonRow';
import { DescriptionList, DescriptionListItem } from '~/components/DescriptionList';
import { ExternalLink } from '~/components/ExternalLink';
import { Markdown } from '~/components/Markdown';
import { Picture } from '~/components/Picture';
import { Section } from '~/components/Section';
import { VisuallyHidden } from '~/components/VisuallyHidden';
import type { CompanyContent } from '~/content/facts';
import { fill } from '~/lib/fill';
import { stickyColumnStyle, space } from '~/theme/layout';
import { numerals } from '~/theme/typography';
import { Holdings } from './Holdings';
import type { PortfolioContent } from './portfolio.schema';
import { widePlates } from './widePlates';

interface Side {
  /** Whether the plate stands on the right, as that of every second company. */
  readonly isReversed: boolean;
}

/** Plate and text, side by side in windows in which the plate is wide enough for its lines. */
const CompanyColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.75rem',
  '@media print': { gridTemplateColumns: '1fr 2fr' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: space.columns,
    alignItems: 'start',
  },
}));

/** On a phone the plate reaches the window's edges. */
const Frame = styled('figure')<{ ownerState: Side }>(({ theme, ownerState: { isReversed } }) => ({
  '& img': theme.mixins.plateEdge,
  [theme.breakpoints.down('md')]: {
    marginInline: `calc(-1 * ${space.gutter})`,
    '@media print': { marginInline: 0 },
  },
  [theme.breakpoints.up('lg')]: {
    gridColumn: isReversed ? '7 / 13' : '1 / 7',
    gridRow: 1,
    ...stickyColumnStyle,
    '@media print': { position: 'static' },
  },
}));

const Content = styled('div')<{ ownerState: Side }>(({ theme, ownerState: { isReversed } }) => ({
  [theme.breakpoints.up('lg')]: { gridColumn: isReversed ? '1 / 7' : '7 / 13', gridRow: 1 },
}));

/**
 * Three facts below plate and text, at the first, the fifth and the ninth of the page's columns as in the list of all companies, or
 * one below the other if there is no room for their words.
 */
const Facts = styled(DescriptionList)(({ theme }) => ({
  gridColumn: '1 / -1',
  borderBlock: theme.mixins.hairline,
  columnGap: space.columns,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const Fact = styled(DescriptionListItem)(({ theme }) => ({
  gap: '0.25rem',
  [theme.breakpoints.down('sm')]: { '&:not(:first-of-type)': { borderBlockStart: theme.mixins.hairline } },
}));

interface CompanyEntryProps {
  readonly company: CompanyContent;
  readonly content: PortfolioContent;
  readonly isReversed: boolean;
}

const companyFacts = ['founded', 'market', 'focus'] as const;

function CompanyEntry({ company, content, isReversed }: CompanyEntryProps) {
  const ownerState = { isReversed };
  const { id, name, meaning, websites, plate, description, longDescription, imageAlt } = company;
  const { statLabels, visitWebsite, visitWebsiteIn } = content;
  return (
    // A link to the company scrolls to the article, so only what is inside it moves as it fades in.
    <article id={id}>
      <CompanyColumns data-reveal="">
        <Frame ownerState={ownerState}>
          <Picture plate={widePlates[plate]} alt={imageAlt} sizes="(min-width: 64rem) 46vw, 100vw" />
        </Frame>
        <Content ownerState={ownerState}>
          <Typography variant="companyName" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1.5 }}>
            {meaning}
          </Typography>
          <Typography variant="subtitle1" sx={{ mt: 3 }}>
            {description}
          </Typography>
          <Box sx={{ mb: 3.5, color: 'text.secondary', '@media print': { mb: 1.5 } }}>
            <Markdown blocks={longDescription} level={4} />
          </Box>
          <ButtonRow sx={{ mt: 4, '@media print': { gap: 0, mt: 1.5 } }}>
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
          </ButtonRow>
        </Content>
        <Facts variant="facts">
          {companyFacts.map((stat) => (
            <Fact key={stat} label={statLabels[stat]}>
              <Typography variant="h3" component="dd" sx={numerals}>
                {company[stat]}
              </Typography>
            </Fact>
          ))}
        </Facts>
      </CompanyColumns>
    </article>
  );
}

export function CompanyList({ content }: { readonly content: PortfolioContent }) {
  return (
    <Section>
      <Holdings content={content} />
      <Stack component={Container} spacing={space.section} sx={{ '@media print': { gap: 3 } }}>
        {content.companies.map((company, index) => (
          <CompanyEntry key={company.id} company={company} content={content} isReversed={index % 2 === 1} />
        ))}
      </Stack>
    </Section>
  );
}
