import { styled, Typography } from '@mui/material';
import expansion from '~/assets/pictures/capability-expansion.svg';
import investment from '~/assets/pictures/capability-investment.svg';
import operations from '~/assets/pictures/capability-operations.svg';
import { space } from '~/theme/layout';
import { Picture } from '~/ui/Picture';
import { TitledSection } from '~/ui/Section';
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
  ['investment', investment],
  ['operations', operations],
  ['expansion', expansion],
] as const;

export function Capabilities({ content }: { readonly content: HomeContent['capabilities'] }) {
  return (
    <TitledSection id="capabilities" heading={content.heading} lead={content.lead}>
      <Items data-stagger="200">
        {capabilities.map(([id, src]) => {
          const { title, text, imageAlt } = content.items[id];
          return (
            <Item key={id} data-reveal="">
              <Picture file={{ src, width: 1200, height: 900 }} alt={imageAlt} />
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
