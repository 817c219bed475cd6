// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { news } from '~/content/en/news';
import { pathOf } from '~/content/pages';
import { range, snapshot } from '~tests/support/news/articles';
import { renderInShell } from '~tests/support/render';
import { NewsSection } from './NewsSection';

const path = pathOf('news', 'en');
const fetched = vi.fn<typeof fetch>();
const logged = vi.fn<typeof console.error>();

beforeEach(() => {
  fetched.mockReset();
  logged.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'error').mockImplementation(logged);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const titlesOf = (from: number, to: number) => range(from, to).map(({ title }) => title);
const region = () => screen.getByRole('link', { name: news.filters.regions.haiti });

test('a list that cannot be had is told of, asked for again when online, and there again when gone back to', async () => {
  const { user, router } = await renderInShell(<NewsSection content={news} />, { path });
  expect(titles()).toEqual(titlesOf(1, 12));

  fetched.mockImplementation(async () => new Response('busy', { status: 503 }));
  await user.click(region());
  await screen.findByRole('button', { name: news.list.retry });
  expect(logged.mock.calls).toEqual([[`${news.list.failed}: snapshot haiti/all: the answer has status 503`]]);
  expect(titles()).toEqual(titlesOf(1, 12));

  fetched.mockImplementation(async () => Response.json(snapshot('haiti', range(50, 52))));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(titles()).toEqual(titlesOf(50, 52)));
  expect(screen.getByText(news.list.shown(3))).toBeDefined();

  const calls = fetched.mock.calls.length;
  await act(() => router.navigate(-1));
  expect(titles()).toEqual(titlesOf(1, 12));
  await act(() => router.navigate(1));
  expect(titles()).toEqual(titlesOf(50, 52));
  expect(fetched).toHaveBeenCalledTimes(calls);
});

test('what was chosen and left again is never shown', async () => {
  const { user, router } = await renderInShell(<NewsSection content={news} />, { path });
  await user.click(screen.getByRole('link', { name: news.filters.regions.caribbean }));
  await act(() => router.navigate(-1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(titles()).toEqual(titlesOf(1, 12));
});
