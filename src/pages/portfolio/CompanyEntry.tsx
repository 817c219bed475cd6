import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { findPicture } from '~/assets/find-picture';
import type { CompanyFacts, CompanyId } from '~/content/companies';
import type { CompanyTexts } from '~/content/types/companies';
import type { PortfolioContent } from '~/content/types/portfolio';
import { ExternalLink } from '~/ui/ExternalLink';
import { Picture } from '~/ui/Picture';
import { VisuallyHidden } from '~/ui/VisuallyHidden';

/** Picture and text, side by side on wide screens; every other entry has the picture on the right. */
const Entry = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: '2rem',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(12, 1fr)', alignItems: 'center' },
}));

const Frame = styled('figure')(({ theme }) => ({
  '& img': { aspectRatio: '3 / 2' },
  [theme.breakpoints.up('lg')]: {
    gridColumn: '1 / 8',
    gridRow: 1,
    'article:nth-of-type(even) > &': { gridColumn: '6 / 13' },
  },
}));

const Text = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    gridColumn: '8 / 13',
    gridRow: 1,
    paddingInlineStart: '1.5rem',
    'article:nth-of-type(even) > &': { gridColumn: '1 / 6', paddingInline: '0 1.5rem' },
  },
}));

const Tiles = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  marginBlockStart: '1.75rem',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}));

const Tile = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  columnGap: 'clamp(1rem, 4vw, 2rem)',
  paddingBlock: '0.75rem',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '& dt': { color: theme.vars.palette.text.secondary, minWidth: 'min(6rem, 30vw)' },
  '& dd': { fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
}));

const Links = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', marginBlockStart: '2rem' });

interface CompanyEntryProps {
  readonly id: CompanyId;
  readonly facts: CompanyFacts;
  readonly texts: CompanyTexts;
  /** What is the same for every company. */
  readonly labels: Pick<PortfolioContent, 'statLabels' | 'visitWebsite' | 'visitWebsiteIn'>;
}

export function CompanyEntry({ id, facts, texts, labels }: CompanyEntryProps) {
  const { name, founded, websites, picture } = facts;
  const { statLabels, visitWebsite, visitWebsiteIn } = labels;
  const stats = [
    { label: statLabels.founded, value: founded },
    { label: statLabels.market, value: texts.market },
    { label: statLabels.focus, value: texts.focus },
  ];
  return (
    <Entry id={id} data-reveal="">
      <Frame>
        <Picture
          file={findPicture(picture.name)}
          focus={picture.focus}
          alt={texts.imageAlt}
          sizes="(min-width: 64rem) 58vw, 92vw"
        />
      </Frame>
      <Text>
        <Typography variant="heading" component="h3">
          {name}
        </Typography>
        <Typography variant="lead">{texts.description}</Typography>
        <Typography color="textSecondary" sx={{ marginBlockStart: '1rem' }}>
          {texts.longDescription}
        </Typography>
        <Tiles>
          {stats.map(({ label, value }) => (
            <Tile key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Tile>
          ))}
        </Tiles>
        <Links>
          {'main' in websites ? (
            <Button component={ExternalLink} variant="outline" href={websites.main}>
              <span>
                {visitWebsite} <VisuallyHidden>{name}</VisuallyHidden>
              </span>
            </Button>
          ) : (
            <>
              <Button component={ExternalLink} variant="outline" href={websites.dr}>
                {visitWebsiteIn.dr}
              </Button>
              <Button component={ExternalLink} variant="outline" href={websites.haiti}>
                {visitWebsiteIn.haiti}
              </Button>
            </>
          )}
        </Links>
      </Text>
    </Entry>
  );
}
