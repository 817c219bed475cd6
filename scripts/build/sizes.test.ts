import { expect, test } from 'vitest';
import { budget, sizeReport } from './sizes';

const page = { document: 'about.html', html: 9_000, script: 100_000 };

test('a site within the budget gets one line, with its heaviest pages', () => {
  const news = { document: 'news.html', html: budget.document, script: budget.script };
  expect(sizeReport({ pages: [page, news], fonts: budget.fonts })).toEqual([
    'Sizes after brotli: documents up to 17.0 kB (news.html), script up to 160.0 kB (news.html), fonts 60.0 kB',
  ]);
});

test.for([
  [{ html: budget.document + 1 }, 0, 'about.html'],
  [{ script: budget.script + 1 }, 0, 'about.html'],
  [{}, budget.fonts + 1, 'npm run fonts'],
] as const)('what is heavier gets a line with the cure, and no error: %j', ([weight, fonts, text]) => {
  const [, warning, ...others] = sizeReport({ pages: [{ ...page, ...weight }], fonts });
  expect(warning).toContain(text);
  expect(others).toEqual([]);
});
