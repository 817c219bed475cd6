// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { fillCount } from '~/content/fill';
import type { ArticleListView } from '~/features/news/store/useArticleList';
import { news } from '~tests/support/content/en';
import { list } from '~tests/support/news/articles';
import { renderInShell } from '~tests/support/render';
import { ArticleList } from './ArticleList';

const { list: texts } = news;
const settings = {
  longDate: () => '',
  freshFrom: '',
  categories: new Map<string, string>(),
  hintId: 'hint',
  articleLanguage: undefined,
};
const nothing = async () => undefined;
const view: ArticleListView = {
  list: list({ live: { found: 40 } }),
  status: { kind: 'restored' },
  isStale: false,
  hasMore: true,
  loadMore: nothing,
  retry: nothing,
};

function show(more: Partial<ArticleListView>) {
  return renderInShell(
    <ArticleList ref={createRef()} content={news} view={{ ...view, ...more }} settings={settings} />,
  );
}

test('a new list, and what was added to one, is announced; one that was there before is not', async () => {
  const announcements: readonly (readonly [ArticleListView['status'], string])[] = [
    [{ kind: 'restored' }, ''],
    [{ kind: 'shown' }, fillCount(texts.shown, 12, 'en')],
    [{ kind: 'added', count: 1 }, fillCount(texts.added, 1, 'en')],
  ];
  for (const [status, text] of announcements) {
    await show({ status });
    expect(screen.getByRole('status').textContent).toBe(text);
    cleanup();
  }
});

test('between a click and its list, which may be there at once, nothing is dimmed', async () => {
  await show({ isStale: true });
  expect(document.querySelector('[aria-busy=true]')).toBeNull();
  expect(screen.queryByText(texts.firstLoad)).toBeNull();
});

test('the end is named where nothing came of asking for more', async () => {
  await show({ status: { kind: 'added', count: 0 }, hasMore: false });
  expect(screen.getByText(texts.end)).toBeDefined();
  expect(screen.queryAllByRole('button')).toEqual([]);
});
