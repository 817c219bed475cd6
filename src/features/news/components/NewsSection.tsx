import { Container, styled } from '@mui/material';
import { useCallback, useRef } from 'react';
import type { NewsSectionContent } from '~/features/news/news.node.ts';
import { useArticleList } from '~/features/news/store/useArticleList';
import { showToast } from '~/features/toasts/showToast';
import { getErrorMessage } from '~/shared/getErrorMessage';
import { space } from '~/theme/layout';
import { useCurrentPage } from '~/ui/useCurrentPage';
import { ArticleList } from './ArticleList';
import { belowBar, Filters } from './Filters';
import { ListAge } from './ListAge';

const Ground = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.default,
  paddingBlockEnd: space.block,
}));

/** The space in px between the filters and the start of a list that was scrolled to. */
const startOffset = 24;

/** The edge below which a sticky element leaves the window free, px; 0 for an element that scrolls away. */
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
}

export function NewsSection({ content }: NewsSectionProps) {
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
  const showStart = useCallback(() => scrollToStart(list.current, bar.current), []);
  const view = useArticleList(selection, { onFailure, onSourceFailure, onChange: showStart, onShortened: showStart });

  return (
    <Ground>
      <Filters ref={bar} content={content} selection={selection} />
      <Container sx={{ paddingBlockStart: 'clamp(1.25rem, 2.5vw, 2.5rem)', ...belowBar }}>
        <ArticleList ref={list} content={content} view={view} region={selection.region} />
        {view.list && <ListAge content={content} list={view.list} />}
      </Container>
    </Ground>
  );
}
