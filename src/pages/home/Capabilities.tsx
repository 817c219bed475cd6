import { styled, Typography } from '@mui/material';
import { space } from '~/theme/layout';
import { Picture } from '~/ui/Picture';
import { TitledSection } from '~/ui/Section';
import { picture as capabilityExpansionPicture } from '~generated/pictures/capability-expansion';
import { picture as capabilityInvestmentPicture } from '~generated/pictures/capability-investment';
import { picture as capabilityOperationsPicture } from '~generated/pictures/capability-operations';
import type { HomeContent } from './home.node.ts';

const Items = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: `${space.block} ${space.columns}`,
  marginBlockStart: space.block,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

/** A drawing, which has no background of its own, and its words: below it, or on a tablet beside it. */
const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: `1.5rem ${space.columns}`,
  [theme.breakpoints.between('sm', 'lg')]: { gridTemplateColumns: '5fr 7fr', alignItems: 'center' },
}));

const capabilities = [
  ['investment', capabilityInvestmentPicture],
  ['operations', capabilityOperationsPicture],
  ['expansion', capabilityExpansionPicture],
] as const;

export function Capabilities({ content }: { readonly content: HomeContent['capabilities'] }) {
  return (
    <TitledSection id="capabilities" heading={content.heading} lead={content.lead}>
      <Items data-stagger="200">
        {capabilities.map(([id, picture]) => {
          const { title, text, imageAlt } = content.items[id];
          return (
            <Item key={id} data-reveal="">
              <Picture file={picture} alt={imageAlt} sizes="(min-width: 64rem) 29vw, (min-width: 37.5rem) 38vw, 92vw" />
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
