import { List, ListItem, styled, Typography } from '@mui/material';
import { space } from '~/theme/layout';
import { TitledSection } from '~/ui/Section';
import type { AboutContent } from './content';

const ValueList = styled(List)({ marginBlockStart: space.block });

const Value = styled(ListItem)(({ theme }) => ({
  display: 'grid',
  gap: '0.5rem 2rem',
  paddingBlock: '2rem',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBlockEnd: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '5fr 7fr', alignItems: 'baseline' },
}));

export function Values({ content }: { readonly content: AboutContent['values'] }) {
  return (
    <TitledSection id="values" tone="paper" heading={content.heading}>
      <ValueList>
        {content.items.map(({ title, text }) => (
          <Value key={title} data-reveal="">
            <Typography variant="subheading">{title}</Typography>
            <Typography color="textSecondary">{text}</Typography>
          </Value>
        ))}
      </ValueList>
    </TitledSection>
  );
}
