import { Typography } from '@mui/material';
import { longDate } from '~/content/date-words';
import { fill } from '~/content/fill';
import { Markdown } from '~/ui/Markdown';
import { RuledItem, RuledList } from '~/ui/RuledList';
import { useShell } from '~/ui/ShellContext';
import type { DataPageSection } from './data.node.ts';

/** Positions that are open, each with what it is beside its description. */
export function Openings({ content }: { readonly content: NonNullable<DataPageSection['openings']> }) {
  const { dates } = useShell().content;
  const { items, none, until } = content;
  if (items.length === 0) return <Typography sx={{ marginBlockStart: '1.5rem' }}>{none}</Typography>;
  return (
    <RuledList>
      {items.map(({ id, kind, pay, position, text, title }) => (
        <RuledItem key={id} id={`opening-${id}`}>
          <div data-reveal="">
            <Typography variant="h3">{title}</Typography>
            <Typography color="textSecondary" sx={{ marginBlockStart: '0.75rem' }}>
              {[kind, position.placeName, ...(pay === undefined ? [] : [pay])].join(' · ')}
            </Typography>
            <Typography variant="body2">
              <time dateTime={position.facts.until}>
                {fill(until, { date: longDate(dates, position.facts.until) })}
              </time>
            </Typography>
          </div>
          <div data-reveal="">
            <Markdown blocks={text} level={4} />
          </div>
        </RuledItem>
      ))}
    </RuledList>
  );
}
