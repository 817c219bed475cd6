import { expect, inject, test } from 'vitest';
import { site } from '~/config/site';
import { budget, measureSite } from '~scripts/build/sizes';

test('the sample site keeps its size budget: documents, the script of each page, fonts', async () => {
  const { document, script, fonts } = await measureSite(inject('directory'), site.base);
  expect(document.bytes).toBeLessThanOrEqual(budget.document);
  expect(script.bytes).toBeLessThanOrEqual(budget.script);
  expect(script.bytes).toBeGreaterThan(50_000);
  expect(fonts).toBeLessThanOrEqual(budget.fonts);
});
