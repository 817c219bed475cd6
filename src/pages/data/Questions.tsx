import { Typography } from '@mui/material';
import { Markdown } from '~/ui/Markdown';
import { RuledItem, RuledList } from '~/ui/RuledList';
import type { DataPageSection } from './data.node.ts';

export function Questions({ items }: { readonly items: NonNullable<DataPageSection['questions']> }) {
  return (
    <RuledList>
      {items.map(({ question, answer }) => (
        <RuledItem key={question} data-reveal="">
          <Typography variant="h3">{question}</Typography>
          <div>
            <Markdown blocks={answer} level={4} />
          </div>
        </RuledItem>
      ))}
    </RuledList>
  );
}
