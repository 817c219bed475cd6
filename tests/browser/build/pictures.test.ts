import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { scriptsOfPage } from '~scripts/publish/sizes';

const directory = inject('directory');
const base = new URL(inject('siteUrl')).pathname;
// Without those that two pages draw on the chart, which stand in its module.
const pictures = readdirSync(join(directory, 'assets')).filter((file) =>
  /^(?!hero-(?:ports|regions)).*\.(?:svg|avif|jpg)$/.test(file),
);
const documents = readdirSync(directory).filter((file) => file.endsWith('.html'));

test.for(documents)("the script of %s has the addresses of that page's pictures, and of no others", (document) => {
  const html = readFileSync(join(directory, document), 'utf8');
  const scripts = scriptsOfPage(html);
  const code = scripts.map((address) => readFileSync(join(directory, address.slice(base.length)), 'utf8')).join('');
  expect(pictures.filter((file) => code.includes(file) && !html.includes(file))).toEqual([]);
});
