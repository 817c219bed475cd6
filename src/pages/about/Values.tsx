import { Typography } from '@mui/material';
import { RuledItem, RuledList } from '~/components/RuledList';
import { TitledSection } from '~/components/Section';
import type { AboutContent } from './about.schema';

export function Values({ content }: { readonly content: AboutContent['values'] }) {
  return (
    <TitledSection id="values" tone="paper" heading={content.heading}>
      <RuledList>
        {content.items.map(({ title, text }) => (
          <RuledItem key={title} data-reveal="">
            <Typography variant="h2Small" component="h3">
              {title}
            </Typography>
            <Typography variant="subtitle1" color="textSecondary">
              {text}
            </Typography>
          </RuledItem>
        ))}
      </RuledList>
    </TitledSection>
  );
}
