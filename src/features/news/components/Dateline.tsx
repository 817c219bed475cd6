import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { site } from '~/config/site';
import { fill } from '~/content/fill';
import type { NewsContent } from '~/content/schemas/pages/news';
import type { NewsList } from '~/features/news/model/newsList';
import { useHydrated } from '~/ui/useHydrated';

const Line = styled(Typography)({
  paddingBlock: '1.5rem',
  '& > span + span::before': { content: '" · "', whiteSpace: 'pre' },
});

const dayMs = 86_400_000;

function daysSince(instant: string): number {
  return instant === '' ? 0 : Math.floor((Date.now() - Date.parse(instant)) / dayMs);
}

interface DatelineProps {
  readonly content: Pick<NewsContent, 'freshness' | 'stale' | 'sampleNotice' | 'languageNotice'>;
  readonly longDate: (instant: string) => string;
  readonly list: NewsList;
}

export const Dateline = memo(function Dateline({ content, longDate, list }: DatelineProps) {
  // The first render must not depend on a clock.
  const isHydrated = useHydrated();
  const { articles, changedAt, origin } = list;
  const days = isHydrated ? daysSince(changedAt) : 0;
  const hasArticles = articles.length > 0;
  return (
    <Line variant="small" color="textSecondary">
      {changedAt !== '' && (
        <span>
          {days > site.newsStaleDays
            ? fill(content.stale, { days })
            : fill(content.freshness, { date: longDate(changedAt) })}
        </span>
      )}
      {hasArticles && origin === 'sample' && <span>{content.sampleNotice}</span>}
      {hasArticles && content.languageNotice !== undefined && <span>{content.languageNotice}</span>}
    </Line>
  );
});
