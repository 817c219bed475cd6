import { expect, test, vi } from 'vitest';
import { builtInPageIds, componentName, pageTable } from '~/content/pageTable';

const getConstant = (name: string) => `has${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const lists = builtInPageIds.filter((page) => pageTable[page].lists !== undefined);
const switches = [...new Set(builtInPageIds.flatMap((page) => pageTable[page].switchedBy ?? []))];

async function loadersWith(onlySwitch: string | undefined) {
  vi.resetModules();
  vi.doMock('~generated/switches', () =>
    Object.fromEntries([
      ...switches.map((name) => [getConstant(name), name === onlySwitch]),
      ...lists.map((page) => [getConstant(page), false]),
    ]),
  );
  const { pageLoaders } = await import('./pageLoaders');
  vi.doUnmock('~generated/switches');
  return pageLoaders;
}

/** The components of pages that are on if one switch is on, and no list has pages. */
const listComponents = (onlySwitch: string | undefined) =>
  builtInPageIds
    .filter((page) => !lists.includes(page) && [undefined, onlySwitch].includes(pageTable[page].switchedBy))
    .map(componentName);

test.each([undefined, ...switches])(
  'a component is there if its part of the site is on: %s alone',
  async (onlySwitch) => {
    const loaders = await loadersWith(onlySwitch);
    const components = builtInPageIds.filter((page) => loaders[page] !== false).map(componentName);
    expect(new Set(components)).toEqual(new Set(listComponents(onlySwitch)));
  },
);
