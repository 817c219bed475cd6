import { expect, inject, test } from 'vitest';
import { site } from '~/config/site';
import { budget, measureSite } from '~scripts/build/sizes';

test('the sample site keeps its size budget: documents, the script of each page, fonts', async () => {
  const { pages, fonts } = await measureSite(inject('directory'), site.base);
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter(({ html, script }) => html > budget.document || script > budget.script)).toEqual([]);
  expect(fonts).toBeLessThanOrEqual(budget.fonts);
});
