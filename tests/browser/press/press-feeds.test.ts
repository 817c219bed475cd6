/** The feeds of the releases of the owner of Kingston. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kingston } from '~tests/browser/owners/owners';
import { getDistFolder } from '~tests/support/builds';

const read = (file: string) => readFileSync(join(getDistFolder(kingston.name), file), 'utf8');

test('the list of releases has a feed in each language, linked in its head', () => {
  expect(read('en/press.html')).toContain('href="https://a.example/repo/feeds/press/en.xml"');
  expect(read('feeds/press/es.xml')).toContain('<id>https://a.example/repo/press/new-quay</id>');
});
