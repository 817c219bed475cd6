import { expect, test } from 'vitest';
import { budget, formatSizeReport } from './sizes';

test('the report has a line with the heaviest pages, and a line with the fix for each size above its limit', () => {
  const sizes = {
    documents: { page: 'news.html', bytes: budget.documents },
    scripts: { page: 'about.html', bytes: 1_000_000 },
    fonts: { page: 'every page', bytes: budget.fonts },
  };
  const [summary, ...warnings] = formatSizeReport(sizes);
  expect(summary).toBe(
    'The heaviest after brotli: documents 14.4 kB (news.html), scripts 1000.0 kB (about.html), fonts 60.0 kB (every page)',
  );
  expect(warnings).toEqual([expect.stringMatching(/^Heavy: scripts 1000\.0 kB \(about\.html\).+153.5 kB\. Controls/)]);
});
