import { expect, test } from 'vitest';
import { ceilings, formatSizeReport } from './sizes';

const toPages = (page: string, document: number, scripts: number) => ({
  document: { page, bytes: document },
  scripts: { page, bytes: scripts },
});

test('the report has a line with the largest sizes, and a line with the fix for each that is above its ceiling', () => {
  const [summary, ...warnings] = formatSizeReport({
    pages: {
      NewsPage: toPages('news.html', ceilings.document, 1_000),
      AboutPage: toPages('about.html', 1_000, 1_000_000),
    },
    fonts: { page: 'every page', bytes: ceilings.fonts },
  });
  expect(summary).toBe(
    'The largest after brotli: document 20.0 kB (news.html), scripts 1000.0 kB (about.html), fonts 60.0 kB (every page)',
  );
  expect(warnings).toEqual([
    expect.stringMatching(/^Heavy: scripts 1000\.0 kB \(about\.html\), more than 180 kB\. Controls/),
  ]);
});

test('a page at its ceiling is not heavy', () => {
  const pages = { HomePage: toPages('index.html', ceilings.document, ceilings.scripts) };
  expect(formatSizeReport({ pages, fonts: { page: 'every page', bytes: ceilings.fonts } })).toHaveLength(1);
});
