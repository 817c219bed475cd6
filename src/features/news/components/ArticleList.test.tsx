// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { news } from '~/content/en/news';
import type { ArticleListView } from '~/features/news/store/useArticleList';
import { list as listWith, range } from '~tests/support/news/articles';
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

const loadMore = vi.fn<() => Promise<void>>(async () => undefined);
const retry = vi.fn<() => Promise<void>>(async () => undefined);

const list = listWith({ live: { found: 40 } });
const view: ArticleListView = { list, status: { kind: 'restored' }, isStale: false, hasMore: true, loadMore, retry };

function List({ shown }: { readonly shown: ArticleListView }) {
  return <ArticleList ref={useRef(null)} content={news} view={shown} settings={settings} />;
}

async function show(more: Partial<ArticleListView> = {}) {
  loadMore.mockClear();
  retry.mockClear();
  const { user } = await renderInShell(<List shown={{ ...view, ...more }} />);
  return user;
}

const region = () => screen.getByRole('region', { name: texts.label });
const dimmed = () => region().querySelector('[aria-busy=true]');
const announced = () => screen.getByRole('status').textContent;
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('a list that was there before announces nothing, and has a button for more', async () => {
  const user = await show();
  expect(announced()).toBe('');
  await user.click(screen.getByRole('button', { name: texts.loadMore }));
  expect(loadMore).toHaveBeenCalledTimes(1);
});

test('a new list, and what was added to one, is announced', async () => {
  await show({ status: { kind: 'shown' } });
  expect(announced()).toBe(texts.shown(12));
  cleanup();
  await show({ status: { kind: 'added', count: 1 } });
  expect(announced()).toBe(texts.added(1));
});

test('while more is loading the button says so, stays where it is and asks for nothing else', async () => {
  const user = await show({ status: { kind: 'loading' } });
  const button = screen.getByRole('button', { name: texts.loading });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.click(button);
  expect(loadMore).not.toHaveBeenCalled();
  expect(dimmed()).toBeNull();
});

test('where more failed to come, the button tries again', async () => {
  const user = await show({ status: { kind: 'failed' } });
  expect(screen.getByText(texts.failed)).toBeDefined();
  await user.click(screen.getByRole('button', { name: texts.retry }));
  expect(loadMore).toHaveBeenCalledTimes(1);
});

test('while another list is loading, the one before is dimmed', async () => {
  await show({ status: { kind: 'loading' }, isStale: true, hasMore: false });
  expect(dimmed()?.querySelectorAll('article')).toHaveLength(12);
  expect(announced()).toBe(texts.firstLoad);
  expect(names()).toEqual([]);
});

test('between a click and its list, which may be there at once, nothing is dimmed', async () => {
  await show({ isStale: true });
  expect(dimmed()).toBeNull();
  expect(screen.queryByText(texts.firstLoad)).toBeNull();
});

test('where another list failed to come, the one before stays and says what it is, and the focus is kept by what is tried again', async () => {
  const before = listWith({ region: 'haiti', category: 'politics' });
  const user = await show({ list: before, status: { kind: 'failed' }, isStale: true, hasMore: false });
  expect(dimmed()).toBeNull();
  const { regions, categories } = news.filters;
  const name = texts.stillShown(`${regions.haiti} · ${categories.politics}`);
  expect(screen.getByText(name).isConnected).toBe(true);
  expect(screen.getByRole('group', { name }).querySelectorAll('article')).toHaveLength(12);
  expect(names()).toEqual([texts.retry]);
  await user.click(screen.getByRole('button', { name: texts.retry }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(region());
});

test('the end is named where there was more than one page, or nothing came of asking for more', async () => {
  await show({ list: listWith({ articles: range(1, 13) }), hasMore: false });
  expect(screen.getByText(texts.end)).toBeDefined();
  expect(names()).toEqual([]);
  cleanup();
  await show({ status: { kind: 'added', count: 0 }, hasMore: false });
  expect(screen.getByText(texts.end)).toBeDefined();
});

test('an empty list says that it is, and leads to the nearest that have articles', async () => {
  const empty = listWith({ region: 'haiti', category: 'business', articles: [] });
  const user = await show({ list: empty, hasMore: false });
  expect(screen.getByText(texts.empty)).toBeDefined();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [news.filters.regions.haiti, '/news/haiti'],
    [news.filters.regions.all, '/news'],
  ]);
  await user.click(screen.getByRole('link', { name: news.filters.regions.haiti }));
  expect(document.activeElement).toBe(region());
});

test('where there is more, browsers without script are led to the feed of the region', async () => {
  await show();
  expect(screen.getByText(texts.olderInFeed).getAttribute('href')).toBe('/feeds/all.xml');
});
