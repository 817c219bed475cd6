import { Container, styled } from '@mui/material';
import { useCallback, useId, useMemo, useRef } from 'react';
import { articleLanguage } from '~/config/selection';
import { longDate } from '~/content/date-words';
import type { NewsContent } from '~/content/schemas/pages/news';
import type { Failure } from '~/features/news/store/newsStore';
import { scrollToStart, useScrollPosition } from '~/features/news/store/scrollPosition';
import { useArticleList } from '~/features/news/store/useArticleList';
import { useConnection } from '~/features/news/store/useConnection';
import { showToast } from '~/features/toasts/showToast';
import { space } from '~/theme/layout';
import { useSelection } from '~/ui/CurrentPage';
import { useShell } from '~/ui/ShellContext';
import type { CardSettings } from './ArticleCard';
import { ArticleList } from './ArticleList';
import { Dateline } from './Dateline';
import { Filters } from './Filters';

const Ground = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.default,
  paddingBlockEnd: space.section,
}));

function useCardSettings({ filters }: NewsContent, freshFrom: string): CardSettings {
  const {
    language,
    content: { dates },
  } = useShell();
  const hintId = useId();
  return useMemo(
    () => ({
      longDate: (instant) => longDate(dates, instant),
      freshFrom,
      categories: filters.categories,
      hintId,
      articleLanguage: language === articleLanguage ? undefined : articleLanguage,
    }),
    [dates, filters, freshFrom, language, hintId],
  );
}

export function NewsSection({ content }: { readonly content: NewsContent }) {
  const bar = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const selection = useSelection();
  const connection = useConnection();
  const { content: shell } = useShell();

  const onFailure = useCallback(
    ({ message, isRecovered }: Failure) => {
      // oxlint-disable-next-line no-console -- specification, section 8: failures are logged
      console.error(`${content.list.failed}: ${message}`);
      if (!isRecovered) showToast('error', content.list.failed);
    },
    [content],
  );
  const beforeShow = useCallback(() => {
    if (list.current !== null) scrollToStart(list.current, bar.current);
  }, []);
  const view = useArticleList(selection, { onFailure, beforeShow });
  const settings = useCardSettings(content, view.list?.freshFrom ?? '');
  useScrollPosition({ ...view, list, bar });
  const notices = { online: '', offline: content.list.offline, back: content.list.online } as const;

  return (
    <Ground>
      <Filters ref={bar} content={content} selection={selection} notice={notices[connection]} />
      <Container sx={{ paddingBlockStart: 'clamp(1.25rem, 2.5vw, 2.5rem)' }}>
        <span id={settings.hintId} hidden>
          {shell.opensInNewTab}
        </span>
        <ArticleList ref={list} content={content} view={view} settings={settings} />
        {view.list && <Dateline content={content} longDate={settings.longDate} list={view.list} />}
      </Container>
    </Ground>
  );
}
