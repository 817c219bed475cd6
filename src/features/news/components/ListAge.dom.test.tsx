import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newsStaleDays } from '~/config/limits';
import { formatLongDate } from '~/lib/dates';
import { fill } from '~/lib/fill';
import { readContent } from '~tests/support/content/read';
import { sampleList } from '~tests/support/news/articles';
import { wrapInShell, renderInShell } from '~tests/support/render';
import { ListAge } from './ListAge';

const { news, shell } = readContent('fr');
const changedAt = '2026-01-02T03:04:05Z';
const age = <ListAge content={news} list={sampleList({ changedAt })} />;
const freshness = fill(news.freshness, { date: formatLongDate(shell.dates, changedAt) });

function daysLater(days: number): void {
  vi.setSystemTime(Date.parse(changedAt) + days * 86_400_000 + 1_000);
}

beforeEach(() => daysLater(newsStaleDays - 1));
afterEach(() => vi.useRealTimers());

test('the page says when the news last changed', async () => {
  await renderInShell(age, '/', 'fr');
  expect(screen.getByText(freshness)).toBeDefined();
});

test('the page says how many days old the news is from the limit on, after hydration', async () => {
  daysLater(newsStaleDays);
  expect(renderToString(wrapInShell(age, 'fr'))).toContain(freshness);
  await renderInShell(age, '/', 'fr');
  expect(screen.getByText(fill(news.stale, { days: newsStaleDays }))).toBeDefined();
});
