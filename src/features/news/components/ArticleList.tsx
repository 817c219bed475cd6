import { Button, CircularProgress, Stack, styled, Typography } from '@mui/material';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { attributes } from '~/boot/contract';
import type { Language } from '~/config/languages';
import { newsPageSize } from '~/config/limits';
import { fillCount } from '~/content/fill';
import type { NewsSectionContent } from '~/features/news/news.node.ts';
import type { ArticleListView } from '~/features/news/store/useArticleList';
import { preloadToasts } from '~/features/toasts/showToast';
import { selectors } from '~/theme/layout';
import { useShell } from '~/ui/ShellContext';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { ArticleGrid } from './ArticleGrid';
import { OlderInFeed } from './FeedLinks';

const Notice = styled(Stack)({
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem 1.5rem',
  marginBlockEnd: '2rem',
});

/** The ring turns unless the visitor prefers reduced motion. */
const Ring = styled(CircularProgress)({
  '@media (prefers-reduced-motion: reduce)': { '&, & circle': { animation: 'none' } },
});

/** The list. It is faded while it is the previous selection's, because the new one is loading or failed to load. */
const ArticlesFrame = styled('div')({
  '&[data-stale=loading]': { opacity: 0.45 },
  // The texts of the previous list stay readable.
  '&[data-stale=failed] img': { filter: 'grayscale(1)', opacity: 0.45 },
});

const Foot = styled(Stack)(({ theme }) => ({
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem 1.75rem',
  minHeight: '3.25rem',
  color: theme.vars.palette.text.secondary,
}));

const ScriptButton = styled(Button)({ [selectors.withoutScript]: { display: 'none' } });

/** Load More takes its space, but stays hidden until the application can react to it. */
const MoreButton = styled(ScriptButton)({
  [`html:not([${attributes.ready}]) &`]: { visibility: 'hidden' },
});

interface ArticleListProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly content: Pick<NewsSectionContent, 'list' | 'filters'>;
  readonly view: ArticleListView;
  readonly region: string;
}

function statusText(
  content: NewsSectionContent['list'],
  { announcement, articles, status, showsPreviousList }: ArticleListView,
  language: Language,
): string {
  if (status === 'loading' && showsPreviousList) return content.firstLoad;
  if (status !== 'idle') return '';
  if (announcement.kind === 'shown') return fillCount(content.shown, articles.length, language);
  return announcement.kind === 'added' ? fillCount(content.added, announcement.count, language) : '';
}

export function ArticleList({ ref, content: texts, view, region }: ArticleListProps) {
  const { language } = useShell();
  const content = texts.list;
  const heading = useId();
  const end = useRef<HTMLParagraphElement>(null);
  const { announcement, list, articles, status, showsPreviousList, hasMore, showMore, retry } = view;
  const isLoading = status === 'loading';
  const hasFailed = status === 'failed';
  const isSettled = !isLoading && !hasFailed;
  const isEmpty = articles.length === 0 && isSettled && !showsPreviousList;
  const emptyText = list?.changedAt === '' ? content.none : content.empty;
  const hasGrown = articles.length > newsPageSize || announcement.kind === 'added';

  const hasEnded = announcement.kind === 'added' && !hasMore;
  useEffect(() => {
    // The button that had the focus is gone with the last article: the focus stays at the list's end.
    if (hasEnded && document.activeElement === document.body) end.current?.focus({ preventScroll: true });
  }, [hasEnded]);

  function retryFirst() {
    // The button that was clicked disappears.
    ref.current?.focus({ preventScroll: true });
    void retry();
  }

  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={heading}>
      <VisuallyHidden as="h2" id={heading}>
        {content.label}
      </VisuallyHidden>
      {showsPreviousList && isLoading && (
        <Notice direction="row">
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ display: 'flex', alignItems: 'center', gap: '0.75rem' }}
          >
            <Ring size="1.25rem" aria-hidden />
            {content.firstLoad}
          </Typography>
        </Notice>
      )}
      {showsPreviousList && hasFailed && (
        <Notice direction="row">
          <Typography color="error">{content.failed}</Typography>
          <ScriptButton variant="outlined" onClick={retryFirst}>
            {content.retry}
          </ScriptButton>
        </Notice>
      )}
      <ArticlesFrame
        data-stale={showsPreviousList && !isSettled ? status : undefined}
        aria-busy={(showsPreviousList && isLoading) || undefined}
      >
        <ArticleGrid articles={articles} categories={texts.filters.categories} freshFrom={list?.freshFrom ?? ''} />
      </ArticlesFrame>
      <Foot direction="row" data-screen-only="">
        {!showsPreviousList && hasFailed && <Typography color="error">{content.failed}</Typography>}
        {hasMore && (
          <MoreButton
            variant="outlined"
            aria-disabled={isLoading}
            onPointerEnter={preloadToasts}
            onFocus={preloadToasts}
            onClick={() => void showMore()}
          >
            {isLoading ? content.loading : hasFailed ? content.retry : content.loadMore}
          </MoreButton>
        )}
        {hasMore && <OlderInFeed region={region} text={content.olderInFeed} />}
        <output>{isEmpty ? emptyText : statusText(content, view, language)}</output>
        {!hasMore && hasGrown && isSettled && (
          <Typography ref={end} tabIndex={-1}>
            {content.end}
          </Typography>
        )}
      </Foot>
    </section>
  );
}
