import { expect, test } from 'vitest';
import { createPages, describeMissingPage } from '~/content/pageTable';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSite } from '~tests/support/settings';

const site = readSite({}, dataFolder);

test('releases have addresses, and their list is a page; without one there is no list', () => {
  const { addressAt, linkedPages, pageIds } = createPages(
    site,
    [],
    [{ id: 'press/new-quay' }, { id: 'pressYears/2026' }],
  );
  expect(addressAt('/es/press/new-quay')).toMatchObject({ page: 'press/new-quay', language: 'es' });
  expect(addressAt('/press/2026')).toMatchObject({ page: 'pressYears/2026' });
  expect(pageIds.filter((page) => page.startsWith('press'))).toEqual(['press']);
  expect(linkedPages('footer')).toContain('press');
  expect(createPages(site, [], []).addressAt('/press')).toBeUndefined();
  expect(describeMissingPage('/press')).toBe('there is no such page as long as data/press has no file that is shown');
});
