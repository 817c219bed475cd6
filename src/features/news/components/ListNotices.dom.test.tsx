import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { longDate } from '~/content/date-words';
import { fill } from '~/content/fill';
import { site } from '~generated/site';
import { readContent } from '~tests/support/content/read';
import { sampleList } from '~tests/support/news/articles';
import { wrapInShell, renderInShell } from '~tests/support/render';
import { ListNotices } from './ListNotices';

const { news, shell } = readContent('fr');
const { freshness, languageNotice, sampleNotice, stale } = news;

const date = longDate(shell.dates, sampleList().changedAt);

const line = (shown = sampleList()) => <ListNotices content={news} list={shown} />;

function daysLater(days: number): void {
  vi.setSystemTime(Date.parse(sampleList().changedAt) + days * 86_400_000 + 1_000);
}

beforeEach(() => daysLater(site.newsStaleDays));
afterEach(() => vi.useRealTimers());

test('the page says how many days old the news are if that is longer than usual, after hydration', async () => {
  daysLater(9);
  expect(renderToString(wrapInShell(line(), 'fr'))).toContain(fill(freshness, { date }));
  await renderInShell(line(), '/', 'fr');
  expect(screen.getByText(new RegExp(`^${fill(stale, { days: 9 })}`))).toBeDefined();
});

test.each([
  ['live articles', sampleList(), [languageNotice]],
  ['samples', sampleList({ origin: 'sample' }), [sampleNotice, languageNotice]],
  ['no articles', sampleList({ origin: 'sample', articles: [] }), []],
])('the page says when the news last changed, and has the notices of %s', async (_name, shown, notices) => {
  await renderInShell(line(shown), '/', 'fr');
  expect(screen.getByText(new RegExp(date)).textContent).toBe([fill(freshness, { date }), ...notices].join('\u00A0· '));
});
