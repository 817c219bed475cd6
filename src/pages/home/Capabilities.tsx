import { List, ListItem, styled, Typography } from '@mui/material';
import { space } from '~/theme/layout';
import { Picture } from '~/ui/Picture';
import { TitledSection } from '~/ui/Section';
import { picture as capabilityExpansionPicture } from '~generated/pictures/capability-expansion';
import { picture as capabilityInvestmentPicture } from '~generated/pictures/capability-investment';
import { picture as capabilityOperationsPicture } from '~generated/pictures/capability-operations';
import type { HomeContent } from './content';

/** @param share the part of the item's columns that the texts take, as a fraction */
const pictureBesideText = (share: string) => `1fr calc((100% + ${space.columns}) * ${share} - ${space.columns})`;

/** Staggered: each picture is narrower than the one before, and begins further to the right. */
const Item = styled(ListItem)(({ theme }) => ({
  display: 'grid',
  gap: `1.5rem ${space.columns}`,
  alignItems: 'end',
  marginBlockStart: space.block,
  '& img': { aspectRatio: '16 / 9' },
  '& p': { marginBlockStart: '0.75rem' },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '5fr 7fr' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: pictureBesideText('5 / 12'),
    '&:nth-of-type(2)': {
      gridTemplateColumns: pictureBesideText('4 / 10'),
      marginInlineStart: `calc((100% + ${space.columns}) / 6)`,
    },
    '&:nth-of-type(3)': {
      gridTemplateColumns: pictureBesideText('4 / 9'),
      marginInlineStart: `calc((100% + ${space.columns}) / 4)`,
    },
  },
}));

const capabilities = [
  ['investment', capabilityInvestmentPicture],
  ['operations', capabilityOperationsPicture],
  ['expansion', capabilityExpansionPicture],
] as const;

export function Capabilities({ content }: { readonly content: HomeContent['capabilities'] }) {
  return (
    <TitledSection id="capabilities" heading={content.heading} lead={content.lead}>
      <List data-stagger="200">
        {capabilities.map(([id, picture]) => {
          const { title, text, imageAlt } = content.items[id];
          return (
            <Item key={id} data-reveal="">
              <Picture file={picture} alt={imageAlt} sizes="(min-width: 64rem) 54vw, (min-width: 37.5rem) 38vw, 92vw" />
              <div>
                <Typography variant="subheading">{title}</Typography>
                <Typography color="textSecondary">{text}</Typography>
              </div>
            </Item>
          );
        })}
      </List>
    </TitledSection>
  );
}
