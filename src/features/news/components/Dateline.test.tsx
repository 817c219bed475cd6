import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { site } from '~/config/site';
import { news } from '~/content/en/news';
import { news as french } from '~/content/fr/news';
import type { NewsList } from '~/features/news/model/newsList';
import { list } from '~tests/support/news/articles';
import { renderInShell } from '~tests/support/render';
import { changedAt } from '~tests/support/snapshots';
import { Dateline } from './Dateline';

const dayMs = 86_400_000;
const longDate = () => 'that day';

function line(shown: NewsList = list(), content = news) {
  return <Dateline content={content} longDate={longDate} list={shown} />;
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

function daysLater(days: number): void {
  vi.setSystemTime(Date.parse(changedAt) + days * dayMs + 1_000);
}

test('says when the news last changed', async () => {
  daysLater(site.newsStaleDays);
  await renderInShell(line());
  expect(screen.getByText(news.freshness('that day'))).toBeDefined();
});

test('says how many days ago where that is longer than usual, but only after hydration', async () => {
  daysLater(9);
  expect(renderToString(line())).toContain(news.freshness('that day'));
  await renderInShell(line());
  expect(screen.getByText(news.stale(9))).toBeDefined();
  expect(screen.queryByText(news.freshness('that day'))).toBeNull();
});

test('calls samples what they are, and nothing else', async () => {
  daysLater(0);
  const { unmount } = await renderInShell(line(list({ origin: 'sample' }), french));
  expect(screen.getByText(french.sampleNotice)).toBeDefined();
  expect(screen.getByText(french.languageNotice)).toBeDefined();
  unmount();
  await renderInShell(line(list({ origin: 'live' }), french));
  expect(screen.queryByText(french.sampleNotice)).toBeNull();
});

test('says nothing of articles that are not there', async () => {
  daysLater(0);
  await renderInShell(line(list({ origin: 'sample', articles: [] }), french));
  expect(screen.queryByText(french.sampleNotice)).toBeNull();
  expect(screen.queryByText(french.languageNotice)).toBeNull();
});
