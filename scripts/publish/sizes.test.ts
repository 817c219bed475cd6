import { expect, test } from 'vitest';
import { budget, sizeReport } from './sizes';

const within = {
  document: { page: 'news.html', bytes: budget.document },
  script: { page: 'about.html', bytes: budget.script },
  fonts: budget.fonts,
};
const tooMuch = (page: string) => ({ page, bytes: 1_000_000 });

test('a site within the budget gets one line, with its heaviest pages', () => {
  expect(sizeReport(within)).toEqual([
    'Sizes after brotli: documents up to 17.0 kB (news.html), script up to 160.0 kB (about.html), fonts 60.0 kB',
  ]);
});

test.for([
  [{ document: tooMuch('news.html') }, 'news.html'],
  [{ script: tooMuch('about.html') }, 'about.html'],
  [{ fonts: budget.fonts + 1 }, 'data/site.json'],
] as const)('what is heavier gets a line with the cure, and no error: %j', ([heavy, text]) => {
  const [, warning, ...others] = sizeReport({ ...within, ...heavy });
  expect(warning).toContain(text);
  expect(others).toEqual([]);
});
