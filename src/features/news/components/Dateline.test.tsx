// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fill } from '~/content/fill';
import { site } from '~generated/site';
import { news } from '~tests/support/content/fr';
import { list } from '~tests/support/news/articles';
import { renderInShell } from '~tests/support/render';
import { Dateline } from './Dateline';

const { freshness, languageNotice, sampleNotice, stale } = news;

function line(shown = list()) {
  return <Dateline content={news} longDate={() => 'that day'} list={shown} />;
}

function daysLater(days: number): void {
  vi.setSystemTime(Date.parse(list().changedAt) + days * 86_400_000 + 1_000);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  daysLater(site.newsStaleDays);
});
afterEach(() => vi.useRealTimers());

test('the page says how many days old the news are where that is longer than usual, after hydration', async () => {
  daysLater(9);
  expect(renderToString(line())).toContain(fill(freshness, { date: 'that day' }));
  await renderInShell(line());
  expect(screen.getByText(new RegExp(`^${fill(stale, { days: 9 })}`))).toBeDefined();
});

test.each([
  ['live articles', list(), [languageNotice]],
  ['samples', list({ origin: 'sample' }), [sampleNotice, languageNotice]],
  ['no articles', list({ origin: 'sample', articles: [] }), []],
])('the page says when the news last changed, and of %s what they are', async (_name, shown, notices) => {
  await renderInShell(line(shown));
  expect(screen.getByText(/that day/).textContent).toBe(
    [fill(freshness, { date: 'that day' }), ...notices].join('\u00A0· '),
  );
});
