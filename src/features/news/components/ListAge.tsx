import { Typography } from '@mui/material';
import { memo } from 'react';
import { newsStaleDays } from '~/config/limits';
import { longDate } from '~/content/date-words';
import { fill } from '~/content/fill';
import type { NewsSectionContent } from '~/features/news/news.node.ts';
import type { NewsList } from '~/shared/news/newsList';
import { useShell } from '~/ui/ShellContext';
import { useHydrated } from '~/ui/useHydrated';

const dayMs = 86_400_000;

function daysSince(instant: string): number {
  return Math.floor((Date.now() - Date.parse(instant)) / dayMs);
}

interface ListAgeProps {
  readonly content: Pick<NewsSectionContent, 'freshness' | 'stale'>;
  readonly list: NewsList;
}

/** Says when any of the news last changed, or how many days ago if that is longer than usual. */
export const ListAge = memo(function ListAge({ content, list: { changedAt } }: ListAgeProps) {
  const { dates } = useShell().content;
  // The first render must not depend on a clock.
  const isHydrated = useHydrated();
  if (changedAt === '') return null;
  const days = isHydrated ? daysSince(changedAt) : 0;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ paddingBlock: '1.5rem' }}>
      {days > newsStaleDays
        ? fill(content.stale, { days })
        : fill(content.freshness, { date: longDate(dates, changedAt) })}
    </Typography>
  );
});
