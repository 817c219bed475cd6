import { expect, test } from 'vitest';
import { openPage } from './browser';
import { readLines } from './lines-without-script';

test('what a page fetches after hydration is left out, and everything else is compared', async (context) => {
  const { page } = await openPage(context, { path: '/privacy' });
  const lines = await readLines(page);
  await page.evaluate(() => {
    const [fetched, built] = [document.createElement('p'), document.createElement('p')];
    fetched.dataset['fetched'] = '';
    fetched.textContent = 'Fetched line';
    built.textContent = 'Built line';
    document.querySelector('main')?.append(fetched, built);
  });
  const changed = await readLines(page);
  expect(changed.filter((line) => !lines.includes(line))).toEqual(['Built line']);
  expect(await page.getByText('Fetched line').isVisible()).toBe(true);
});
