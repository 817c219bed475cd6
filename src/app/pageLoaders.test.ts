import { expect, test, vi } from 'vitest';
import { pageTable, builtInPageIds } from '~/content/pageTable';

const features = [...new Set(builtInPageIds.flatMap((page) => pageTable[page].feature ?? []))];

async function loadersWith(onlyFeature: string | undefined) {
  vi.resetModules();
  vi.doMock('~generated/features', () =>
    Object.fromEntries([
      ...features.map((feature) => [
        `has${feature.charAt(0).toUpperCase()}${feature.slice(1)}`,
        feature === onlyFeature,
      ]),
      ['hasDataPages', false],
      ['hasPress', false],
    ]),
  );
  const { pageLoaders } = await import('./pageLoaders');
  vi.doUnmock('~generated/features');
  return pageLoaders;
}

test.each([undefined, ...features])('a page is loaded if its part of the site is on: %s alone', async (onlyFeature) => {
  const loaders = await loadersWith(onlyFeature);
  expect(builtInPageIds.filter((page) => loaders[page] !== false)).toEqual(
    builtInPageIds.filter((page) => {
      const { feature, listOf } = pageTable[page];
      return listOf === undefined && [undefined, onlyFeature].includes(feature);
    }),
  );
});
