import { expect, test } from 'vitest';
import { readLines } from './lines-without-script';
import { openReadyPage } from './pages';

test('a part that depends on script is left out, and everything else is compared', async (context) => {
  const { page } = await openReadyPage(context, { path: '/privacy' });
  const lines = await readLines(page);
  await page.evaluate(() => {
    const [dependent, built] = [document.createElement('p'), document.createElement('p')];
    dependent.dataset['scriptDependent'] = '';
    dependent.textContent = 'Dependent line';
    built.textContent = 'Built line';
    document.querySelector('main')?.append(dependent, built);
  });
  const changed = await readLines(page);
  expect(changed.filter((line) => !lines.includes(line))).toEqual(['Built line']);
  expect(await page.getByText('Dependent line').isVisible()).toBe(true);
});
