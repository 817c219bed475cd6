import { styled, Typography } from '@mui/material';
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

const Items = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: `${space.block} ${space.columns}`,
  marginBlockStart: space.block,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

/** A vignette and its words: below it, or on a tablet beside it. */
const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: `1.5rem ${space.columns}`,
  [theme.breakpoints.between('sm', 'lg')]: { gridTemplateColumns: '5fr 7fr', alignItems: 'center' },
}));

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

export function Capabilities({ content }: { readonly content: HomeContent['capabilities'] }) {
  return (
    <TitledSection id="capabilities" continues heading={content.heading} lead={content.lead}>
      <Items data-stagger="200">
        {capabilities.map(([id, plates]) => {
          const { title, text, imageAlt } = content.items[id];
          return (
            <Item key={id} data-reveal="">
              <SchemePicture plates={plates} alt={imageAlt} sizes={sizes} />
              <div>
                <Typography variant="h3">{title}</Typography>
                <Typography color="textSecondary" sx={{ mt: 1.5 }}>
                  {text}
                </Typography>
              </div>
            </Item>
          );
        })}
      </Items>
    </TitledSection>
  );
}
