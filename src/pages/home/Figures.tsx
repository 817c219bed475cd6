import { Container, styled, Typography } from '@mui/material';
import { DescriptionList, DescriptionListItem } from '~/components/DescriptionList';
import { halfColumnGap } from '~/theme/layout';
import { numerals, typography } from '~/theme/typography';
import type { HomeContent } from './home.schema';

/** Two by two on a phone, and in wider windows as many in a row as there is room for. The outer hairlines are clipped. */
const FigureList = styled(DescriptionList)(({ theme }) => ({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
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

/** As large as a title if its column has room for seven digits. A longer value is broken between its words. */
const Value = styled('dd')({ ...typography.h1, ...numerals, fontSize: `min(${typography.h1.fontSize}, 28cqi)` });

export function Figures({ content: { label: name, items } }: { readonly content: HomeContent['figures'] }) {
  if (items.length === 0) return null;
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
              <Value>{value}</Value>
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
