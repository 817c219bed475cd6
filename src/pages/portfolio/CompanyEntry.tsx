import { styled } from '@mui/material/styles';
import { buttonStyles } from '../../ui/buttonStyles';
import { Picture } from '../../ui/Picture';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { CompanyFacts, CompanyId } from '../../content/facts';
import { findPicture } from '../../assets/find-picture';
import type { CompanyTexts } from '../../content/types/companies';
import type { PortfolioContent } from '../../content/types/portfolio';
import { ExternalLink } from '../../ui/ExternalLink';
import { color, media, type } from '../../theme/tokens';

/** Picture and text, side by side on wide screens; every other entry has the picture on the right. */
const Entry = styled('article')({
  display: 'grid',
  gap: '2rem',
  [media.desktop]: { gridTemplateColumns: 'repeat(12, 1fr)', alignItems: 'center' },
});

const Frame = styled('figure')({
  '& img': { aspectRatio: '3 / 2' },
  [media.desktop]: { gridColumn: '1 / 8', gridRow: 1, 'article:nth-of-type(even) > &': { gridColumn: '6 / 13' } },
});

const Text = styled('div')({
  [media.desktop]: {
    gridColumn: '8 / 13',
    gridRow: 1,
    paddingInlineStart: '1.5rem',
    'article:nth-of-type(even) > &': { gridColumn: '1 / 6', paddingInline: '0 1.5rem' },
  },
});

const Name = styled('h3')({ ...type.heading });

const Summary = styled('p')({ ...type.lead, marginBlockStart: '0.75rem' });

const Story = styled('p')({ marginBlockStart: '1rem', color: color.inkSoft, maxWidth: '38rem' });

const Tiles = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  marginBlockStart: '1.75rem',
  borderBlockStart: `1px solid ${color.line}`,
});

const Tile = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  columnGap: 'clamp(1rem, 4vw, 2rem)',
  paddingBlock: '0.75rem',
  borderBlockEnd: `1px solid ${color.line}`,
  '& dt': { color: color.inkSoft, minWidth: 'min(6rem, 30vw)' },
  '& dd': { fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
});

const Links = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', marginBlockStart: '2rem' });

const Website = styled(ExternalLink)(buttonStyles.outline);

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
        <Name>{name}</Name>
        <Summary>{texts.description}</Summary>
        <Story>{texts.longDescription}</Story>
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
            <Website href={websites.main}>
              <span>
                {visitWebsite} <VisuallyHidden>{name}</VisuallyHidden>
              </span>
            </Website>
          ) : (
            <>
              <Website href={websites.dr}>{visitWebsiteIn.dr}</Website>
              <Website href={websites.haiti}>{visitWebsiteIn.haiti}</Website>
            </>
          )}
        </Links>
      </Text>
    </Entry>
  );
}
