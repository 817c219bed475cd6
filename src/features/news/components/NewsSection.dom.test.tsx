import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attributes } from '~/config/documentNames';
import { findRoute } from '~/config/pageRoutes';
import { pagePath } from '~/config/pageTable';
import type { FetchNewsList } from '~/features/news/sources/lists';
import type { AskLive } from '~/features/news/sources/live';
import { createNewsStore, type NewsStore } from '~/features/news/store/newsStore';
import { fillCount } from '~/lib/fill';
import type { LiveArticlesPage, NewsList } from '~/news/newsList';
import { news as content } from '~tests/support/content/en';
import { sampleArticles, sampleList, sampleLivePage } from '~tests/support/news/articles';
import { renderInShell } from '~tests/support/render';
import { NewsSection } from './NewsSection';

const { list: words } = content;
const countCards = () => document.querySelectorAll('article').length;
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const more = () => screen.getByRole('button', { name: words.loadMore });

const ignore = () => undefined;

/** The page, which another language replaces as the site's routes do. */
function NewsOfLanguage({ store }: { readonly store: NewsStore }) {
  const route = findRoute(useLocation().pathname);
  return <NewsSection key={route?.language} content={content} store={store} />;
}

/** Renders the news page of a list of twelve, whose service has forty articles. */
async function renderNews(state: object | null = null) {
  let [answerLive, failLive]: [(page: LiveArticlesPage) => void, (error: Error) => void] = [ignore, ignore];
  const askLive = vi.fn<AskLive>(() => new Promise((resolve, reject) => ([answerLive, failLive] = [resolve, reject])));
  let answerList: (list: NewsList | Error) => void = ignore;
  const fetchList = vi.fn<FetchNewsList>(
    () =>
      new Promise((resolve, reject) => (answerList = (list) => (list instanceof Error ? reject(list) : resolve(list)))),
  );
  const store = createNewsStore({ lists: [sampleList({ total: 40 })], askLive, fetchList });
  window.history.replaceState(state, '');
  const router = await renderInShell(<NewsOfLanguage store={store} />, '/news');
  return {
    router,
    store,
    answerLive: (from: number, to: number) => act(async () => answerLive(sampleLivePage(sampleArticles(from, to), 40))),
    failLive: (reason: string) => act(async () => failLive(new Error(reason))),
    answerList: (list: NewsList | Error) => act(async () => answerList(list)),
  };
}

beforeEach(() => {
  // The application runs, so that its buttons are shown. jsdom has no layout.
  document.documentElement.setAttribute(attributes.ready, '');
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  Object.assign(Element.prototype, { scrollTo: () => undefined });
  vi.spyOn(window, 'scrollBy').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => document.documentElement.removeAttribute(attributes.ready));

test('by pointer the focus stays at the button; a visitor who went on keeps the focus too', async () => {
  const { answerLive } = await renderNews();
  more().focus();
  fireEvent.click(more(), { detail: 1 });
  await answerLive(13, 24);
  expect([document.activeElement, countCards()]).toEqual([more(), 24]);
  const link = document.querySelector<HTMLElement>('article h3 a');
  fireEvent.click(more(), { detail: 0 });
  link?.focus();
  await answerLive(25, 36);
  expect([document.activeElement, countCards()]).toEqual([link, 36]);
});

test('the list that is left stays whole until the new one is there, also if its file fails first', async () => {
  const { answerLive, answerList, router } = await renderNews();
  fireEvent.click(more(), { detail: 1 });
  await answerLive(13, 24);
  await act(() => router.navigate('/news/haiti'));
  expect([countCards(), screen.getAllByText(words.firstLoad).length > 0]).toEqual([24, true]);
  await answerList(new Error('busy'));
  expect([countCards(), screen.getByText(words.failed).textContent]).toEqual([24, words.failed]);
  fireEvent.click(screen.getByRole('button', { name: words.retry }));
  await answerList(sampleList({ region: 'haiti', articles: sampleArticles(101, 112) }));
  expect([countCards(), document.querySelector('article h3')?.textContent]).toEqual([12, 'Title 101']);
  expect(said()).toContain(fillCount(words.shown, 12));
});

test('going back shows as many articles as before, and choosing a list again its newest twelve', async () => {
  const { answerLive, answerList, router } = await renderNews();
  fireEvent.click(more(), { detail: 1 });
  await answerLive(13, 24);
  await act(() => router.navigate('/news/haiti'));
  await answerList(sampleList({ region: 'haiti', articles: sampleArticles(101, 112) }));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(countCards()).toBe(24));
  await act(() => router.navigate('/news/haiti'));
  await act(() => router.navigate('/news'));
  await waitFor(() => expect(document.querySelector('article h3')?.textContent).toBe('Title 1'));
  expect(countCards()).toBe(12);
  // A link to a fragment makes a history entry of the same list.
  fireEvent.click(more(), { detail: 1 });
  await answerLive(13, 24);
  await act(() => router.navigate('#main'));
  expect(countCards()).toBe(24);
  // A click on the chosen filter replaces the entry.
  await act(() => router.navigate('/news', { replace: true }));
  await act(() => router.navigate('/news/haiti'));
  expect(countCards()).toBe(12);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(countCards()).toBe(24));
});

test.each([
  ['below the end of the list', -1, 1],
  ['in the list', 1, 0],
])(
  'after a reload with fewer articles, a window that stands %s scrolls to its start: %i px',
  async (_, bottom, calls) => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900, 0, 900 + bottom));
    await renderNews({ hasGrownList: true });
    expect(window.scrollBy).toHaveBeenCalledTimes(calls);
  },
);

test('only articles that were added mark the history entry', async () => {
  const { answerLive, failLive } = await renderNews();
  fireEvent.click(more(), { detail: 1 });
  await failLive('the relay is busy');
  expect(window.history.state).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: words.retry }), { detail: 1 });
  await answerLive(13, 24);
  expect(window.history.state).toEqual({ hasGrownList: true });
});

test('a page in another language goes on with the list, also with articles that were on their way', async () => {
  const { answerLive, router } = await renderNews();
  const first = document.querySelector('article');
  fireEvent.click(more(), { detail: 1 });
  await answerLive(13, 24);
  fireEvent.click(more(), { detail: 1 });
  await act(() => router.navigate(pagePath('news', 'es')));
  // The page is another one, as its language has its own route.
  expect([document.contains(first), countCards()]).toEqual([false, 24]);
  await answerLive(25, 36);
  expect(countCards()).toBe(36);
  await act(() => router.navigate(-1));
  expect(countCards()).toBe(36);
});
