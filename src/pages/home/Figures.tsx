import { Container, styled, Typography } from '@mui/material';
import { DescriptionList, DescriptionListItem } from '~/components/DescriptionList';
import { halfColumnGap } from '~/theme/layout';
import { typography } from '~/theme/typography';
import type { HomeContent } from './home.schema';

/** The figures stand two by two on a phone, and in wider windows as many in a row as fit. The outer hairlines are clipped. */
const FigureList = styled(DescriptionList)(({ theme }) => ({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  borderBlockEnd: theme.mixins.hairline,
  marginInline: `calc(-1 * ${halfColumnGap} - 1px) calc(-1 * ${halfColumnGap})`,
  clipPath: `inset(0 ${halfColumnGap} 0 calc(${halfColumnGap} + 1px))`,
  [theme.breakpoints.between('sm', 'md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' },
}));

const Entry = styled(DescriptionListItem)({
  gap: '0.25rem',
  paddingInline: halfColumnGap,
  containerType: 'inline-size',
});

export function Figures({ content: { label: name, items } }: { readonly content: HomeContent['figures'] }) {
  // A value is larger than everything on the page but the headline, if its column has room for the longest value.
  const letters = Math.max(4, ...items.map(({ value }) => value.length));
  const fontSize = `min(${typography.figure.fontSize}, ${Math.round(160 / letters)}cqi)`;
  return (
    <section aria-label={name}>
      <Container>
        <FigureList variant="figures">
          {items.map(({ label, value, places }) => (
            <Entry
              key={label}
              label={label}
              data-reveal=""
              // The chart lights its harbours while the pointer is on a figure that counts places.
              data-places={places && ''}
            >
              <Typography variant="figure" component="dd" sx={{ fontSize }}>
                {value}
              </Typography>
              {places && (
                // The column runs upwards, so the names of places come first to stand at its end.
                <Typography component="dd" variant="body2" color="textSecondary" sx={{ order: -1 }}>
                  {places}
                </Typography>
              )}
            </Entry>
          ))}
        </FigureList>
      </Container>
    </section>
  );
}
