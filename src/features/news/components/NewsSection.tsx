import { Box, Container } from '@mui/material';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useCurrentPage } from '~/components/useCurrentPage';
import type { NewsSectionContent } from '~/features/news/news.schema';
import { newsStore, type NewsStore } from '~/features/news/store/newsStore';
import { useShownList, wasListGrown } from '~/features/news/store/useShownList';
import { showToast } from '~/features/toasts/showToast';
import { getErrorMessage } from '~/lib/getErrorMessage';
import { space } from '~/theme/layout';
import { ArticleList } from './ArticleList';
import { ListAge } from './ListAge';
import { belowFiltersStyle, NewsFilters } from './NewsFilters';

/** The space in px between the filters and the start of a list that was scrolled to. */
const startOffset = 24;

/** Returns the distance in px between the top of the window and the end of a sticky element; 0 if the element scrolls away. */
function getStickyEnd(element: HTMLElement): number {
  const { position, top } = getComputedStyle(element);
  return position === 'sticky' ? Number.parseFloat(top) + element.offsetHeight : 0;
}

/** Scrolls to the start of the list if the window stands below it. */
function scrollToStart(list: HTMLElement | null, bar: HTMLElement | null): void {
  if (list === null || bar === null) return;
  // On a phone only a part of the bar sticks.
  const stickyEnds = [bar, ...bar.querySelectorAll('div')].map(getStickyEnd);
  const distance = list.getBoundingClientRect().top - Math.max(...stickyEnds);
  if (distance < 0) window.scrollBy({ top: distance - startOffset, behavior: 'instant' });
}

interface NewsSectionProps {
  readonly content: NewsSectionContent;
  readonly store?: NewsStore;
}

export function NewsSection({ content, store = newsStore }: NewsSectionProps) {
  const bar = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const { selection } = useCurrentPage();

  // Specification, section 8: failures are logged, with a toast if nothing came.
  const onSourceFailure = useCallback(
    (message: string) => {
      // oxlint-disable-next-line no-console -- the specification asks for it
      console.error(`${content.list.failed}: ${message}`);
    },
    [content],
  );
  const onFailure = useCallback(
    (error: unknown) => {
      onSourceFailure(getErrorMessage(error));
      showToast('error', content.list.failed);
    },
    [content, onSourceFailure],
  );
  const shown = useShownList(store, selection, onFailure);
  const { opened, list: shownList } = shown;
  const { viewKey } = opened;

  useLayoutEffect(() => {
    if (opened.isChosen) scrollToStart(list.current, bar.current);
  }, [opened]);

  useEffect(() => {
    // A reload shows fewer articles than before, and the window may stand below them.
    const isReloaded = wasListGrown() && store.getState().views[viewKey] === undefined;
    if (isReloaded && list.current !== null && list.current.getBoundingClientRect().bottom < 0)
      scrollToStart(list.current, bar.current);
  }, [viewKey, store]);

  /** Key of the view that is on the page; null once the visitor has left the page. */
  const currentKey = useRef<string>(null);
  useEffect(() => {
    currentKey.current = viewKey;
    return () => {
      currentKey.current = null;
    };
  }, [viewKey]);

  async function showMore(): Promise<void> {
    try {
      for (const failure of await store.showMore(viewKey, opened.selection)) onSourceFailure(failure);
    } catch (error) {
      // A list that the visitor has left may fail: that does not concern the list that is shown.
      if (currentKey.current === viewKey) onFailure(error);
    }
  }

  return (
    <Box sx={{ pb: space.block, bgcolor: 'background.default' }}>
      <NewsFilters ref={bar} content={content} selection={selection} />
      <Container sx={{ pt: 'clamp(1.25rem, 2.5vw, 2.5rem)', ...belowFiltersStyle }}>
        <ArticleList ref={list} content={content} shown={shown} onMore={() => void showMore()} />
        {shownList && <ListAge content={content} list={shownList} />}
      </Container>
    </Box>
  );
}
