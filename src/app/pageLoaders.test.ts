import { expect, test, vi } from 'vitest';
import { pageTable, possiblePageIds } from '~/content/pageTable';

const features = [...new Set(possiblePageIds.flatMap((page) => pageTable[page].feature ?? []))];

async function loadersWith(onlyFeature: string | undefined) {
  vi.resetModules();
  vi.doMock('~generated/features', () =>
    Object.fromEntries(
      features.map((feature) => [`has${feature.charAt(0).toUpperCase()}${feature.slice(1)}`, feature === onlyFeature]),
    ),
  );
  const { pageLoaders } = await import('./pageLoaders');
  vi.doUnmock('~generated/features');
  return pageLoaders;
}

test.each([undefined, ...features])('a page is loaded if its part of the site is on: %s alone', async (onlyFeature) => {
  const loaders = await loadersWith(onlyFeature);
  expect(possiblePageIds.filter((page) => loaders[page] !== false)).toEqual(
    possiblePageIds.filter((page) => [undefined, onlyFeature].includes(pageTable[page].feature)),
  );
});
