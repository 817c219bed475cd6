import { styled, Typography } from '@mui/material';
import { secondColumnFrom, space } from '~/theme/layout';
import { Picture } from '~/ui/Picture';
import { TitledSection } from '~/ui/Section';
import { picture as capabilityExpansionPicture } from '~generated/pictures/capability-expansion';
import { picture as capabilityInvestmentPicture } from '~generated/pictures/capability-investment';
import { picture as capabilityOperationsPicture } from '~generated/pictures/capability-operations';
import type { HomeContent } from './content';

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: `1.5rem ${space.columns}`,
  marginBlockStart: space.block,
  '& img': { aspectRatio: '16 / 9' },
  '& p': { marginBlockStart: '1rem', textWrap: 'pretty' },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '5fr 7fr' },
  [theme.breakpoints.up('lg')]: {
    ...secondColumnFrom(8),
    '& h3': { fontSize: 'min(2.5rem, 0.9rem + 1.75vw)' },
    '& > div': { paddingBlockStart: '1rem', borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
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
      <ul data-stagger="200">
        {capabilities.map(([id, picture]) => {
          const { title, text, imageAlt } = content.items[id];
          return (
            <Item key={id} data-reveal="">
              <Picture file={picture} alt={imageAlt} sizes="(min-width: 64rem) 54vw, (min-width: 37.5rem) 38vw, 92vw" />
              <div>
                <Typography variant="h3">{title}</Typography>
                <Typography variant="subtitle1" color="textSecondary">
                  {text}
                </Typography>
              </div>
            </Item>
          );
        })}
      </ul>
    </TitledSection>
  );
}
