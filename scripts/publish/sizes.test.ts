import { expect, test } from 'vitest';
import { budget, sizeReport } from './sizes';

const within = {
  documents: { page: 'news.html', bytes: budget.documents },
  scripts: { page: 'about.html', bytes: budget.scripts },
  fonts: { page: 'every page', bytes: budget.fonts },
};

test('a site within the budget gets one line, with its heaviest pages', () => {
  expect(sizeReport(within)).toEqual([
    'The heaviest after brotli: documents 14.5 kB (news.html), scripts 149.0 kB (about.html), fonts 60.0 kB (every page)',
  ]);
});

test.for([
  ['documents', 'shorten it'],
  ['scripts', 'import what only one page needs'],
  ['fonts', 'data/site.json'],
] as const)('heavy %s get a line with the cure, and no error', ([part, cure]) => {
  const [, warning, ...others] = sizeReport({ ...within, [part]: { page: 'a.html', bytes: 1_000_000 } });
  expect(warning).toMatch(new RegExp(`^Heavy: ${part} 1000\\.0 kB \\(a\\.html\\).*${cure}`));
  expect(others).toEqual([]);
});
