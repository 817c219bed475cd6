import { Typography } from '@mui/material';
import { memo } from 'react';
import { longDate } from '~/content/date-words';
import { fill } from '~/content/fill';
import type { NewsSectionContent } from '~/features/news/content';
import type { NewsList } from '~/shared/news/newsList';
import { useShell } from '~/ui/ShellContext';
import { useHydrated } from '~/ui/useHydrated';
import { site } from '~generated/site';

const dayMs = 86_400_000;

function daysSince(instant: string): number {
  return instant === '' ? 0 : Math.floor((Date.now() - Date.parse(instant)) / dayMs);
}

interface ListNoticesProps {
  readonly content: Pick<NewsSectionContent, 'freshness' | 'stale' | 'sampleNotice' | 'languageNotice'>;
  readonly list: NewsList;
}

export const ListNotices = memo(function ListNotices({ content, list }: ListNoticesProps) {
  const { dates } = useShell().content;
  // The first render must not depend on a clock.
  const isHydrated = useHydrated();
  const { articles, changedAt, origin } = list;
  const days = isHydrated ? daysSince(changedAt) : 0;
  const hasArticles = articles.length > 0;
  const sentences = [
    changedAt === ''
      ? undefined
      : days > site.newsStaleDays
        ? fill(content.stale, { days })
        : fill(content.freshness, { date: longDate(dates, changedAt) }),
    hasArticles && origin === 'sample' ? content.sampleNotice : undefined,
    hasArticles ? content.languageNotice : undefined,
  ];
  // One text: separate elements within the line would shift with the width of the fonts.
  return (
    <Typography variant="body2" color="textSecondary" sx={{ paddingBlock: '1.5rem' }}>
      {sentences.filter((sentence) => sentence !== undefined).join('\u00A0· ')}
    </Typography>
  );
});
