import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { site } from '~generated/site';
import { budget, measureSite, scriptsOfPage } from '~scripts/publish/sizes';
import { regions } from '~scripts/settings/news-filters';
import { filesOf } from '~tests/support/builds';

test('the sample site keeps its size budget: documents, the script of each page, fonts', async () => {
  const { document, script, fonts } = await measureSite(inject('directory'), site.base);
  expect(document.bytes).toBeLessThanOrEqual(budget.document);
  expect(script.bytes).toBeLessThanOrEqual(budget.script);
  expect(script.bytes).toBeGreaterThan(50_000);
  expect(fonts).toBeLessThanOrEqual(budget.fonts);
});

/** A list of phrases as a bundle has it. */
const quoted = (phrases: readonly string[]) => phrases.map((phrase) => `["'\`]${phrase}["'\`]`).join(',');

test('the search phrases of the news come with the live news alone', async () => {
  const directory = inject('directory');
  const files = await filesOf(directory);
  const lists = regions.filter(({ phrases }) => phrases.length > 1).map(({ phrases }) => quoted(phrases));
  const withPhrases = files.filter(
    (file) => file.endsWith('.js') && new RegExp(lists.join('|')).test(readFileSync(join(directory, file), 'utf8')),
  );
  expect(withPhrases).toHaveLength(1);
  const loaded = files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => scriptsOfPage(readFileSync(join(directory, file), 'utf8')));
  expect(loaded.length).toBeGreaterThan(100);
  expect(loaded.filter((path) => withPhrases.some((file) => path.endsWith(file)))).toEqual([]);
});
