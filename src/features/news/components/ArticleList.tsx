import { styled } from '@mui/material/styles';
import { memo, type RefObject, useId, useRef } from 'react';
import { attributes } from '../../../boot/contract';
import { buttonStyles } from '../../../ui/buttonStyles';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { NewsContent } from '../../../content/types/news';
import { preloadToasts } from '../../toasts/showToast';
import { ArticleGrid } from './ArticleGrid';
import type { CardSettings } from './ArticleCard';
import type { Choice } from '../model/filters';
import { snapshotOrigin } from '../sources/snapshots';
import type { NewsState } from '../store/newsStore';
import { color, targetSize, type } from '../../../theme/tokens';
import { ChoiceLink } from './ChoiceLink';
import { Spinner } from './Spinner';

const Results = styled('section')({ '&:focus': { outline: 'none' } });

const Query = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 1.5rem',
  marginBlockEnd: '2rem',
  ...type.subheading,
  overflowWrap: 'anywhere',
  '& a': { ...type.small, display: 'inline-flex', alignItems: 'center', minHeight: targetSize, fontFamily: 'inherit' },
});

const Before = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem 1.5rem',
  marginBlockEnd: '2rem',
});

/** The list of the choice before, until the new one is there. */
const Stale = styled('div')({ '&[data-stale]': { opacity: 0.45 } });

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem 1.75rem',
  minHeight: '3.25rem',
  color: color.inkSoft,
  '@media print': { display: 'none' },
});

/** Does nothing without script, and is not there without it. */
const Button = styled('button')({
  ...buttonStyles.outline,
  [`html:not([${attributes.script}]) &`]: { display: 'none' },
});

const Problem = styled('p')({ color: color.error });

const End = styled('p')({ '&:focus': { outline: 'none' } });

interface ArticleListProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly content: NewsContent;
  readonly state: NewsState;
  readonly hasMore: boolean;
  readonly settings: CardSettings;
  readonly onChoose: (choice: Choice) => void;
  readonly onLoadMore: () => Promise<void>;
  readonly onRetry: () => void;
}

function QueryLine({
  content,
  state,
  onChoose,
}: Pick<ArticleListProps, 'state' | 'onChoose'> & { readonly content: NewsContent['filters'] }) {
  const { q, region, category } = state;
  if (q === '') return null;
  return (
    <Query>
      <span dir="auto">{content.query(q)}</span>
      <ChoiceLink choice={{ region, category, q: '' }} onChoose={onChoose}>
        {content.clearQuery}
      </ChoiceLink>
    </Query>
  );
}

function changeText({ list }: NewsContent, { loading, change }: NewsState): string {
  if (loading.kind === 'first') return list.firstLoad;
  if (loading.kind !== 'idle' || change === null) return '';
  return change.kind === 'added' ? list.added(change.count) : list.shown(change.count);
}

export const ArticleList = memo(function ArticleList({
  ref,
  content,
  state,
  hasMore,
  settings,
  onChoose,
  onLoadMore,
  onRetry,
}: ArticleListProps) {
  const heading = useId();
  const end = useRef<HTMLParagraphElement>(null);
  const { list } = content;
  const { loading, articles, page } = state;
  const isBusy = loading.kind === 'more';
  const failed = loading.kind === 'failed' ? loading.step : null;

  async function press() {
    if (isBusy) return;
    await onLoadMore();
    // The button may be gone with the last article: focus then stays at the list's end.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) end.current?.focus({ preventScroll: true });
    });
  }

  function retryFirst() {
    // The button goes; what it was about stays.
    ref.current?.focus({ preventScroll: true });
    onRetry();
  }

  return (
    <Results ref={ref} tabIndex={-1} aria-labelledby={heading}>
      <VisuallyHidden as="h2" id={heading}>
        {list.label}
      </VisuallyHidden>
      <QueryLine content={content.filters} state={state} onChoose={onChoose} />
      {loading.kind === 'first' && (
        <Before>
          <Spinner text={list.firstLoad} />
        </Before>
      )}
      {failed === 'first' && (
        <Before>
          <Problem>{list.failed}</Problem>
          <Button type="button" onClick={retryFirst}>
            {list.retry}
          </Button>
        </Before>
      )}
      <Stale data-stale={loading.kind === 'first' ? '' : undefined} aria-busy={loading.kind === 'first'}>
        <ArticleGrid articles={articles} settings={settings} />
      </Stale>
      {articles.length === 0 && loading.kind === 'idle' && <p>{snapshotOrigin === 'none' ? list.none : list.empty}</p>}
      <Foot>
        {failed === 'more' && <Problem>{list.failed}</Problem>}
        {hasMore && (
          <Button
            type="button"
            {...{ [attributes.replay]: '' }}
            aria-disabled={isBusy}
            onPointerEnter={preloadToasts}
            onFocus={preloadToasts}
            onClick={() => void press()}
          >
            {isBusy ? list.loading : failed === 'more' ? list.retry : list.loadMore}
          </Button>
        )}
        <output>{changeText(content, state)}</output>
        {!hasMore && page > 1 && loading.kind === 'idle' && (
          <End ref={end} tabIndex={-1}>
            {list.end}
          </End>
        )}
      </Foot>
    </Results>
  );
});
