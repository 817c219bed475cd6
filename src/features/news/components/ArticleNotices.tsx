import { Typography } from '@mui/material';
import { useStore } from 'zustand';
import { useCurrentPage } from '~/components/useCurrentPage';
import { selectionKey } from '~/config/selection';
import type { NewsSectionContent } from '~/features/news/news.schema';
import { newsStore } from '~/features/news/store/newsStore';

interface ArticleNoticesProps {
  readonly content: Pick<NewsSectionContent, 'sampleNotice' | 'languageNotice'>;
}

/** Says before the list that its articles are invented, and in which language they are. */
export function ArticleNotices({ content: { sampleNotice, languageNotice } }: ArticleNoticesProps) {
  const { selection } = useCurrentPage();
  // While the list of the address is loading, the notices are those of a list before it.
  const list = useStore(newsStore, ({ lists }) => lists[selectionKey(selection)] ?? Object.values(lists).at(-1));
  if (list === undefined || list.articles.length === 0) return null;
  const notices = [list.origin === 'sample' ? sampleNotice : undefined, languageNotice];
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1, maxWidth: '38rem' }}>
      {notices.filter((notice) => notice !== undefined).join(' ')}
    </Typography>
  );
}
