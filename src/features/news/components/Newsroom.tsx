import { styled } from '@mui/material/styles';
import { useCallback, useId, useMemo, useRef } from 'react';
import { Container } from '../../../ui/Container';
import { longDate } from '../../../content/date-words';
import type { NewsContent } from '../../../content/types/news';
import { useShell } from '../../../ui/ShellContext';
import { showToast } from '../../toasts/showToast';
import type { CardSettings } from './ArticleCard';
import type { Choice } from '../model/filters';
import { newestDay } from '../model/instant';
import { firstSnapshot, snapshotOrigin, snapshotSource, snapshotsRefreshedAt } from '../sources/snapshots';
import { useConnection } from '../store/useConnection';
import { useNewsDesk } from '../store/useNewsDesk';
import { color, space, type } from '../../../theme/tokens';
import { ArticleList } from './ArticleList';
import { Filters } from './Filters';

const Room = styled('div')({ backgroundColor: color.ground, paddingBlockEnd: space.section });

const Dateline = styled('p')({
  ...type.small,
  paddingBlock: '1.5rem',
  color: color.inkSoft,
  '& > span + span::before': { content: '" · "', whiteSpace: 'pre' },
});

function prefetch(choice: Choice): void {
  // What fails here is asked for again, and reported, by the click.
  void snapshotSource.load(choice);
}

function useCardSettings({ filters }: NewsContent): CardSettings {
  const {
    language,
    content: { dates },
  } = useShell();
  const hintId = useId();
  return useMemo(
    () => ({
      longDate: (instant) => longDate(dates, instant),
      freshFrom: newestDay(firstSnapshot.articles),
      categories: filters.categories,
      hintId,
      articleLanguage: language === 'en' ? undefined : 'en',
    }),
    [dates, filters, language, hintId],
  );
}

/** Filters and list: what of the page lives. */
export function Newsroom({ content }: { readonly content: NewsContent }) {
  const bar = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const settings = useCardSettings(content);
  const connection = useConnection();
  const { content: shell } = useShell();

  const onFailure = useCallback(
    (message: string) => {
      // oxlint-disable-next-line no-console -- the specification wants failures there (section 8); this is the one place
      console.error(`${content.list.failed}: ${message}`);
      showToast('error', content.list.failed);
    },
    [content],
  );
  const { state, hasMore, choice, choose, loadMore, retry } = useNewsDesk({ bar, list, onFailure });
  const notices = { online: '', offline: content.list.offline, back: content.list.online } as const;

  return (
    <Room>
      <Filters
        ref={bar}
        content={content.filters}
        feeds={content.feeds}
        choice={choice}
        onChoose={choose}
        onIntent={prefetch}
        notice={notices[connection]}
      />
      <Container>
        <span id={settings.hintId} hidden>
          {shell.opensInNewTab}
        </span>
        <Dateline>
          {snapshotsRefreshedAt !== '' && <span>{content.freshness(settings.longDate(snapshotsRefreshedAt))}</span>}
          {snapshotOrigin === 'sample' && <span>{content.sampleNotice}</span>}
          {content.languageNotice !== '' && <span>{content.languageNotice}</span>}
        </Dateline>
        <ArticleList
          ref={list}
          content={content}
          state={state}
          hasMore={hasMore}
          settings={settings}
          onChoose={choose}
          onLoadMore={loadMore}
          onRetry={retry}
        />
      </Container>
    </Room>
  );
}
