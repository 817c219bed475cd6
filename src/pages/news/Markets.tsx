import { Container, Grid, styled, Typography } from '@mui/material';
import { DescriptionList, DescriptionListItem } from '~/components/DescriptionList';
import { Section } from '~/components/Section';
import { VisuallyHidden } from '~/components/VisuallyHidden';
import { halfColumnGap, space } from '~/theme/layout';
import { typography } from '~/theme/typography';
import type { NewsContent } from './news.schema';

/** Four tiles in a row, or two, with hairlines between them; the outer hairlines are clipped. */
const Tiles = styled(DescriptionList)(({ theme }) => ({
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(9rem, 34%), 1fr))',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' },
  marginBlockStart: '1.5rem',
  marginInline: `calc(-1 * ${halfColumnGap})`,
  clipPath: `inset(0 ${halfColumnGap})`,
}));

const Tile = styled(DescriptionListItem)({ gap: '0.5rem', paddingInline: halfColumnGap, containerType: 'inline-size' });

/** A percentage is as large as a figure of the home page, if its tile has room for five letters. */
const percentageSize = `min(${typography.figure.fontSize}, 30cqi)`;

export function Markets({ content }: { readonly content: NewsContent['markets'] }) {
  return (
    <Section id="markets" tone="paper" sx={{ py: space.block }}>
      <Container>
        <Grid container rowSpacing={2} columnSpacing={space.columns} sx={{ alignItems: 'baseline' }}>
          <Grid size={{ xs: 12, lg: 6 }}>
            <Typography variant="h2">{content.heading}</Typography>
          </Grid>
          <Grid size={{ xs: 12, lg: 6 }}>
            <Typography variant="body2" color="textSecondary">
              {content.note}
            </Typography>
          </Grid>
        </Grid>
        <Tiles variant="figures" data-reveal="">
          {content.items.map(({ label, value }) => (
            <Tile key={label} label={label}>
              <Typography variant="figure" component="dd" sx={{ fontSize: percentageSize }}>
                {value.startsWith('+') && <VisuallyHidden>{`${content.up} `}</VisuallyHidden>}
                {value}
              </Typography>
            </Tile>
          ))}
        </Tiles>
      </Container>
    </Section>
  );
}
