/** The feeds of the releases of the second site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getSiteUrl } from '~tests/support/browser';
import { getDistFolder } from '~tests/support/builds';

// The site is built when it is asked for.
await getSiteUrl('second');
const read = (file: string) => readFileSync(join(getDistFolder('second'), file), 'utf8');

test('the list of releases has a feed in each language, linked in its head', () => {
  expect(read('press.html')).toContain('href="https://a.example/repo/feeds/press/en.xml"');
  expect(read('feeds/press/es.xml')).toContain('<id>https://a.example/repo/es/press/new-quay</id>');
});
