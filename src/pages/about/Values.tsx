import { styled, Typography } from '@mui/material';
import { RuledItem, RuledList } from '~/ui/RuledList';
import { TitledSection } from '~/ui/Section';
import type { AboutContent } from './content';

const Text = styled(Typography)({ '&&': { marginBlockStart: 0, maxWidth: 'none' } });

export function Values({ content }: { readonly content: AboutContent['values'] }) {
  return (
    <TitledSection id="values" tone="paper" heading={content.heading}>
      <RuledList>
        {content.items.map(({ title, text }) => (
          <RuledItem key={title} data-reveal="">
            <Typography variant="h3">{title}</Typography>
            <Text variant="subtitle1" color="textSecondary">
              {text}
            </Text>
          </RuledItem>
        ))}
      </RuledList>
    </TitledSection>
  );
}
