import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newsStaleDays } from '~/config/limits';
import { longDate } from '~/content/date-words';
import { fill } from '~/content/fill';
import { readContent } from '~tests/support/content/read';
import { sampleList } from '~tests/support/news/articles';
import { wrapInShell, renderInShell } from '~tests/support/render';
import { ListAge } from './ListAge';

const { news, shell } = readContent('fr');
const age = <ListAge content={news} list={sampleList()} />;
const freshness = fill(news.freshness, { date: longDate(shell.dates, sampleList().changedAt) });

function daysLater(days: number): void {
  vi.setSystemTime(Date.parse(sampleList().changedAt) + days * 86_400_000 + 1_000);
}

beforeEach(() => daysLater(newsStaleDays));
afterEach(() => vi.useRealTimers());

test('the page says when the news last changed', async () => {
  await renderInShell(age, '/', 'fr');
  expect(screen.getByText(freshness)).toBeDefined();
});

test('the page says how many days old the news are if that is longer than usual, after hydration', async () => {
  daysLater(9);
  expect(renderToString(wrapInShell(age, 'fr'))).toContain(freshness);
  await renderInShell(age, '/', 'fr');
  expect(screen.getByText(fill(news.stale, { days: 9 }))).toBeDefined();
});

test('a list that never changed has no age', () => {
  const never = <ListAge content={news} list={sampleList({ changedAt: '' })} />;
  expect(renderToString(wrapInShell(never, 'fr'))).toBe('');
});
