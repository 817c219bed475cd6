import { Grid, Typography } from '@mui/material';
import { createPlate } from '~/assets/pictureFile';
import expansionDark from '~/assets/plates/global-expansion-dark-420.webp';
import expansionDarkLarge from '~/assets/plates/global-expansion-dark-840.webp';
import expansionLight from '~/assets/plates/global-expansion-light-420.webp';
import expansionLightLarge from '~/assets/plates/global-expansion-light-840.webp';
import operationsDark from '~/assets/plates/operational-excellence-dark-420.webp';
import operationsDarkLarge from '~/assets/plates/operational-excellence-dark-840.webp';
import operationsLight from '~/assets/plates/operational-excellence-light-420.webp';
import operationsLightLarge from '~/assets/plates/operational-excellence-light-840.webp';
import investmentDark from '~/assets/plates/strategic-investment-dark-420.webp';
import investmentDarkLarge from '~/assets/plates/strategic-investment-dark-840.webp';
import investmentLight from '~/assets/plates/strategic-investment-light-420.webp';
import investmentLightLarge from '~/assets/plates/strategic-investment-light-840.webp';
import { SchemePicture } from '~/components/SchemePicture';
import { TitledSection } from '~/components/Section';
import { space } from '~/theme/layout';
import type { HomeContent } from './home.schema';

const toPlate = (small: string, large: string) => createPlate(small, large, 420, 315);

const capabilities = [
  [
    'investment',
    { light: toPlate(investmentLight, investmentLightLarge), dark: toPlate(investmentDark, investmentDarkLarge) },
  ],
  [
    'operations',
    { light: toPlate(operationsLight, operationsLightLarge), dark: toPlate(operationsDark, operationsDarkLarge) },
  ],
  [
    'expansion',
    { light: toPlate(expansionLight, expansionLightLarge), dark: toPlate(expansionDark, expansionDarkLarge) },
  ],
] as const;

const sizes = '(min-width: 64rem) 30vw, (min-width: 37.5rem) 38vw, 100vw';

/** Vignettes and their words: below them, or on a tablet beside them. */
export function Capabilities({ content }: { readonly content: HomeContent['capabilities'] }) {
  return (
    <TitledSection id="capabilities" continues heading={content.heading} lead={content.lead}>
      <Grid
        container
        component="ul"
        rowSpacing={space.block}
        columnSpacing={space.columns}
        data-stagger="200"
        sx={{ mt: space.block }}
      >
        {capabilities.map(([id, plates]) => {
          const { title, text, imageAlt } = content.items[id];
          return (
            <Grid
              container
              component="li"
              key={id}
              size={{ xs: 12, lg: 4 }}
              rowSpacing={3}
              columnSpacing={space.columns}
              data-reveal=""
              sx={{ alignItems: { sm: 'center' }, alignContent: 'start' }}
            >
              <Grid size={{ xs: 12, sm: 5, lg: 12 }}>
                <SchemePicture plates={plates} alt={imageAlt} sizes={sizes} />
              </Grid>
              <Grid size={{ xs: 12, sm: 7, lg: 12 }}>
                <Typography variant="h3">{title}</Typography>
                <Typography color="textSecondary" sx={{ mt: 1.5 }}>
                  {text}
                </Typography>
              </Grid>
            </Grid>
          );
        })}
      </Grid>
    </TitledSection>
  );
}
