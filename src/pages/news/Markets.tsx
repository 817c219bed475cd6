import { Container, styled, Typography } from '@mui/material';
import { DescriptionList, DescriptionListItem } from '~/components/DescriptionList';
import { Section } from '~/components/Section';
import { VisuallyHidden } from '~/components/VisuallyHidden';
import { halfColumnGap, twoColumnsFrom, space } from '~/theme/layout';
import { numerals } from '~/theme/typography';
import type { NewsContent } from './news.schema';

/** The heading stands to the left of four tiles. */
const Grid = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: '2.5rem',
  [theme.breakpoints.up('lg')]: twoColumnsFrom(5),
}));

/** Two of the page's columns with hairlines between them; the outer hairlines are clipped. */
const Tiles = styled(DescriptionList)({
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(9rem, 34%), 1fr))',
  marginInline: `calc(-1 * ${halfColumnGap})`,
  clipPath: `inset(1px ${halfColumnGap} 0)`,
});

const Tile = styled(DescriptionListItem)({ gap: '0.5rem', paddingInline: halfColumnGap });

const Percentage = styled('dd')(({ theme }) => ({ ...theme.typography.h2, ...numerals }));

export function Markets({ content }: { readonly content: NewsContent['markets'] }) {
  if (content.items.length === 0) return null;
  return (
    <Section id="markets" tone="paper" sx={{ paddingBlock: space.block }}>
      <Grid>
        <div>
          <Typography variant="h2">{content.heading}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: '1.25rem', maxWidth: '24rem' }}>
            {content.note}
          </Typography>
        </div>
        <Tiles variant="figures" data-reveal="">
          {content.items.map(({ label, value }) => (
            <Tile key={label} label={label}>
              <Percentage>
                {value.startsWith('+') && <VisuallyHidden>{`${content.up} `}</VisuallyHidden>}
                {value}
              </Percentage>
            </Tile>
          ))}
        </Tiles>
      </Grid>
    </Section>
  );
}
