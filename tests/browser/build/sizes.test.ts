import { expect, test } from 'vitest';
import { measureSite } from '~tests/bench/measure-site';
import sizes from '~tests/bench/sizes.json';
import { sampleDistFolder } from '~tests/support/builds';
import { readSite } from '~tests/support/site';

const recorded: Awaited<ReturnType<typeof measureSite>> = sizes;

// These numbers are alarms. No code is written for this number: if a page has grown for a good reason, record its size
// anew by `npm start` and `npx tsx tests/bench/record-sizes.ts`.
test('no page is 10 % larger than recorded', async () => {
  const measured = await measureSite(sampleDistFolder, readSite());
  expect(Object.keys(measured)).toEqual(Object.keys(recorded));
  const grown = Object.entries(measured).flatMap(([component, bytes]) =>
    (['document', 'scripts'] as const)
      .filter((part) => bytes[part] > 1.1 * (recorded[component]?.[part] ?? 0))
      .map((part) => `${component}: ${part} ${bytes[part]} bytes, recorded ${recorded[component]?.[part]}`),
  );
  expect(grown).toEqual([]);
});
