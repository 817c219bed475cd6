import { Container, styled } from '@mui/material';
import { useCallback, useRef } from 'react';
import type { NewsContent } from '~/content/schemas/pages';
import { scrollToStart, useScrollPosition } from '~/features/news/store/scrollPosition';
import { useArticleList } from '~/features/news/store/useArticleList';
import { showToast } from '~/features/toasts/showToast';
import { messageOf } from '~/lib/messageOf';
import { space } from '~/theme/layout';
import { useAddress } from '~/ui/CurrentPage';
import { ArticleList } from './ArticleList';
import { Dateline } from './Dateline';
import { belowBar, Filters } from './Filters';

const Ground = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.default,
  paddingBlockEnd: space.section,
}));

export function NewsSection({ content }: { readonly content: NewsContent }) {
  const bar = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const { selection } = useAddress();

  const onFailure = useCallback(
    (error: unknown) => {
      // oxlint-disable-next-line no-console -- specification, section 8: failures are logged
      console.error(`${content.list.failed}: ${messageOf(error)}`);
      showToast('error', content.list.failed);
    },
    [content],
  );
  const beforeShow = useCallback(() => {
    if (list.current !== null && bar.current !== null) scrollToStart(list.current, bar.current);
  }, []);
  const view = useArticleList(selection, { onFailure, beforeShow });
  useScrollPosition(list, view.entryKey);

  return (
    <Ground>
      <Filters ref={bar} content={content} selection={selection} />
      <Container sx={{ paddingBlockStart: 'clamp(1.25rem, 2.5vw, 2.5rem)', ...belowBar }}>
        <ArticleList ref={list} content={content} view={view} />
        {view.list && <Dateline content={content} list={view.list} />}
      </Container>
    </Ground>
  );
}
