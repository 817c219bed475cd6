import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toLoadedList } from '~/features/news/sources/growList';
import { allNews, type NewsSelection, selectionKey } from '~/news/selection';
import { sampleArticles, sampleList } from '~tests/support/news/articles';
import { renderInShell } from '~tests/support/render';
import { newsStore } from './newsStore';
import { readShownCount } from './shownCount';
import { useArticleList } from './useArticleList';

const haiti = { region: 'haiti', category: 'all' };

const ignore = () => undefined;
const onFailure = vi.fn<(error: unknown) => void>();
const options = { onChange: ignore, onFailure, onShortened: ignore, onSourceFailure: ignore };

function Page() {
  const selection = useLocation().pathname === '/haiti' ? haiti : allNews;
  const { announcement, articles, list, showMore } = useArticleList(selection, options);
  return (
    <>
      <button type="button" onClick={() => void showMore()}>
        more
      </button>
      <output>{`${list?.region}: ${articles.length} shown, ${announcement.kind}`}</output>
    </>
  );
}

const said = () => screen.getByRole('status').textContent;

const before = newsStore.getState();
beforeEach(() => {
  onFailure.mockReset();
  window.history.replaceState(null, '');
  // The visitor loaded more of both lists before.
  const lists = [allNews, haiti].map((selection) => sampleList({ ...selection, articles: sampleArticles(1, 24) }));
  newsStore.setState({
    lists: Object.fromEntries(lists.map((list) => [selectionKey(list), toLoadedList(list)])),
  });
});
afterEach(() => {
  newsStore.setState(before);
  window.history.replaceState(null, '');
});

test('an answer to Load More that comes after the visitor chose another list shows and announces nothing there', async () => {
  let answer: (failures: readonly string[]) => void = ignore;
  vi.spyOn(newsStore, 'fetchMore').mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const router = await renderInShell(<Page />);
  fireEvent.click(screen.getByText('more'));
  await act(() => router.navigate('/haiti'));
  await vi.waitFor(() => expect(said()).toBe('haiti: 12 shown, shown'));
  await act(async () => answer([]));
  expect([said(), readShownCount()], 'useArticleList: showMore() goes on for a list that was left').toEqual([
    'haiti: 12 shown, shown',
    undefined,
  ]);
});

test('one that comes in time shows and announces twelve more', async () => {
  vi.spyOn(newsStore, 'fetchMore').mockResolvedValue([]);
  await renderInShell(<Page />);
  await act(async () => void fireEvent.click(screen.getByText('more')));
  await vi.waitFor(() => expect(said()).toBe('all: 24 shown, added'));
  expect(readShownCount()).toBe(24);
});

describe.each([
  ['load', 'a list that cannot be loaded'],
  ['fetchMore', 'a list whose Load More fails'],
] as const)('a failure of newsStore.%s, for %s,', (method, _name) => {
  async function failLater() {
    let fail: (error: Error) => void = ignore;
    const failing = new Promise<never>((_resolve, reject) => (fail = reject));
    const spy = vi.spyOn(newsStore, method);
    spy.mockImplementation((selection: NewsSelection) =>
      selectionKey(selection) === 'haiti/all' ? failing : Promise.resolve([]),
    );
    const router = await renderInShell(<Page />, '/haiti');
    fireEvent.click(screen.getByText('more'));
    return { fail, router };
  }

  test('is reported while the list is chosen', async () => {
    const { fail } = await failLater();
    await act(async () => fail(new Error('busy')));
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('busy'));
  });

  test('is not reported over another list that the visitor chose meanwhile', async () => {
    const { fail, router } = await failLater();
    await act(() => router.navigate('/'));
    await act(async () => fail(new Error('busy')));
    expect(onFailure, 'useArticleList reports the failure of a list that was left').not.toHaveBeenCalled();
  });
});
