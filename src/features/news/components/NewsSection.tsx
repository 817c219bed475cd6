import { Container, styled } from '@mui/material';
import { useCallback, useRef } from 'react';
import type { NewsSectionContent } from '~/features/news/content';
import { useArticleList } from '~/features/news/store/useArticleList';
import { showToast } from '~/features/toasts/showToast';
import { messageOf } from '~/shared/messageOf';
import { space } from '~/theme/layout';
import { useAddress } from '~/ui/CurrentPage';
import { ArticleList } from './ArticleList';
import { belowBar, Filters } from './Filters';
import { ListNotices } from './ListNotices';

const Ground = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.default,
  paddingBlockEnd: space.section,
}));

/** The space in px between the filters and the start of a list that was scrolled to. */
const startOffset = 24;

/** Scrolls to the start of the list if the window stands below it. */
function scrollToStart(list: HTMLElement | null, bar: HTMLElement | null): void {
  if (list === null || bar === null) return;
  const { position, top } = getComputedStyle(bar);
  const coveredHeight = position === 'sticky' ? Number.parseFloat(top) + bar.offsetHeight : 0;
  const distance = list.getBoundingClientRect().top - coveredHeight;
  if (distance < 0) window.scrollBy({ top: distance - startOffset, behavior: 'instant' });
}

export function NewsSection({ content }: { readonly content: NewsSectionContent }) {
  const bar = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const { selection } = useAddress();

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
      onSourceFailure(messageOf(error));
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
        <ArticleList ref={list} content={content} view={view} />
        {view.list && <ListNotices content={content} list={view.list} />}
      </Container>
    </Ground>
  );
}
