import { Button, CircularProgress, Stack, styled, Typography } from '@mui/material';
import { type MouseEvent, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { VisuallyHidden } from '~/components/VisuallyHidden';
import { attributes } from '~/config/documentNames';
import { selectionKey } from '~/config/selection';
import type { NewsSectionContent } from '~/features/news/news.schema';
import type { useShownList } from '~/features/news/store/useShownList';
import { preloadToasts } from '~/features/toasts/showToast';
import { fillCount } from '~/lib/fill';
import { selectors } from '~/theme/layout';
import { ArticleGrid } from './ArticleGrid';
import { OlderNewsLink } from './FeedLinks';

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
  readonly shown: ReturnType<typeof useShownList>;
  /** Adds articles to the list. */
  readonly onMore: () => void;
}

export function ArticleList({ ref, content, shown, onMore }: ArticleListProps) {
  const words = content.list;
  const heading = useId();
  const button = useRef<HTMLButtonElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  /** The visitor's request for more articles until they come, with the index of the first new headline if it was made by keyboard. */
  const request = useRef<{ readonly focusIndex: number | null }>(null);
  const { list, view, hasMore, isGrown, isMissing, opened, retry } = shown;
  const articles = view?.articles ?? [];
  const status = isMissing || shown.status !== 'idle' ? shown.status : (view?.status ?? 'idle');
  const isLoading = status === 'loading';
  const hasFailed = status === 'failed';
  const isEmpty = articles.length === 0 && status === 'idle' && !isMissing;
  const showsMore = hasMore && !(isMissing && status !== 'idle');

  function getAnnouncement(): string {
    if (isEmpty) return words.empty;
    if (isMissing) return isLoading ? words.firstLoad : '';
    return status === 'idle' && (opened.isChosen || isGrown) ? fillCount(words.shown, articles.length) : '';
  }

  function askForMore({ detail }: MouseEvent) {
    if (isLoading) return;
    // `detail` is 0 for a click by keyboard. After a click by pointer the focus stays at the button, so that the page does not move.
    request.current = { focusIndex: detail === 0 ? articles.length : null };
    onMore();
  }

  useLayoutEffect(() => {
    const pendingRequest = request.current;
    if (pendingRequest === null || isLoading) return;
    request.current = null;
    const focused = document.activeElement;
    // The visitor may have gone on meanwhile. The focus of a button that is gone is at the body.
    if (focused !== button.current && focused !== document.body) return;
    const headlines = ref.current?.querySelectorAll<HTMLElement>('article h3 a');
    const headline = pendingRequest.focusIndex === null ? undefined : headlines?.[pendingRequest.focusIndex];
    if (headline !== undefined) {
      headline.focus();
      // Firefox does not scroll to what it focuses if a part of it is in view.
      headline.scrollIntoView({ block: 'nearest' });
    } else if (button.current === null) end.current?.focus({ preventScroll: true });
  });

  function retryFirst() {
    // The button that was clicked disappears.
    ref.current?.focus({ preventScroll: true });
    void retry();
  }

  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={heading}>
      <VisuallyHidden as="h2" id={heading}>
        {words.label}
      </VisuallyHidden>
      {isMissing && isLoading && (
        <Notice direction="row">
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ display: 'flex', alignItems: 'center', gap: '0.75rem' }}
          >
            <Ring size="1.25rem" aria-hidden />
            {words.firstLoad}
          </Typography>
        </Notice>
      )}
      {isMissing && hasFailed && (
        <Notice direction="row">
          <Typography color="error">{words.failed}</Typography>
          <ScriptButton variant="outlined" onClick={retryFirst}>
            {words.retry}
          </ScriptButton>
        </Notice>
      )}
      <ArticlesFrame
        data-stale={isMissing && status !== 'idle' ? status : undefined}
        aria-busy={(isMissing && isLoading) || undefined}
      >
        <ArticleGrid
          key={selectionKey(opened.selection)}
          articles={articles}
          categories={content.filters.categories}
          freshFrom={list?.freshFrom ?? ''}
        />
      </ArticlesFrame>
      <Foot direction="row" data-screen-only="">
        {!isMissing && hasFailed && <Typography color="error">{words.failed}</Typography>}
        {showsMore && (
          <MoreButton
            ref={button}
            variant="outlined"
            aria-disabled={isLoading}
            onPointerEnter={preloadToasts}
            onFocus={preloadToasts}
            onClick={askForMore}
          >
            {isLoading ? words.loading : hasFailed ? words.retry : words.loadMore}
          </MoreButton>
        )}
        {showsMore && <OlderNewsLink region={opened.selection.region} text={words.olderInFeed} />}
        <output>{getAnnouncement()}</output>
        {!hasMore && isGrown && status === 'idle' && !isMissing && (
          <Typography ref={end} tabIndex={-1}>
            {words.end}
          </Typography>
        )}
      </Foot>
    </section>
  );
}
