import { Typography } from '@mui/material';
import { memo } from 'react';
import { useShell } from '~/components/ShellContext';
import { useHydrated } from '~/components/useHydrated';
import { newsStaleDays } from '~/config/limits';
import type { NewsSectionContent } from '~/features/news/news.schema';
import { formatLongDate } from '~/lib/dates';
import { dayMs } from '~/lib/durations';
import { fill } from '~/lib/fill';
import type { NewsList } from '~/news/newsList';

const daysSince = (instant: string) => Math.floor((Date.now() - Date.parse(instant)) / dayMs);

interface ListAgeProps {
  readonly content: Pick<NewsSectionContent, 'freshness' | 'stale'>;
  readonly list: NewsList;
}

/** Says when any of the news last changed, or, from `newsStaleDays` on, how many days ago. */
export const ListAge = memo(function ListAge({ content, list: { changedAt } }: ListAgeProps) {
  const { dates } = useShell().content;
  // The first render must not depend on a clock.
  const isHydrated = useHydrated();
  const days = isHydrated ? daysSince(changedAt) : 0;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ py: 3 }}>
      {days >= newsStaleDays
        ? fill(content.stale, { days })
        : fill(content.freshness, { date: formatLongDate(dates, changedAt) })}
    </Typography>
  );
});
