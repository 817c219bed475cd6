import { expect, test, vi } from 'vitest';
import { builtInPageIds, componentName, pageTable } from '~/content/pageTable';

const getConstant = (name: string) => `has${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const lists = builtInPageIds.filter((page) => pageTable[page].lists !== undefined);
const features = [...new Set(builtInPageIds.flatMap((page) => pageTable[page].feature ?? []))];

async function loadersWith(onlyFeature: string | undefined) {
  vi.resetModules();
  vi.doMock('~generated/features', () =>
    Object.fromEntries([
      ...features.map((feature) => [getConstant(feature), feature === onlyFeature]),
      ...lists.map((page) => [getConstant(page), false]),
    ]),
  );
  const { pageLoaders } = await import('./pageLoaders');
  vi.doUnmock('~generated/features');
  return pageLoaders;
}

/** The components of pages that are on if one feature is on, and no list has pages. */
const listComponents = (onlyFeature: string | undefined) =>
  builtInPageIds
    .filter((page) => !lists.includes(page) && [undefined, onlyFeature].includes(pageTable[page].feature))
    .map(componentName);

test.each([undefined, ...features])(
  'a component is there if its part of the site is on: %s alone',
  async (onlyFeature) => {
    const loaders = await loadersWith(onlyFeature);
    const components = builtInPageIds.filter((page) => loaders[page] !== false).map(componentName);
    expect(new Set(components)).toEqual(new Set(listComponents(onlyFeature)));
  },
);
