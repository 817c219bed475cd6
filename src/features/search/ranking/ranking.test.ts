/**
 * How good the search is, on a site and news that stay as they are: the sample site's index, as a build wrote it
 * (`dist/search-index`). Other texts are found as well or as badly, so the site may change without this test.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Language, publishedLanguages } from '~/config/languages';
import { parsePageDocuments } from '~/features/search/documents';
import { createEngine, type SearchEngine, type SectionHit } from '~/features/search/engine';
import { sampleDocuments } from '~scripts/bench/search-samples';
import { expectedHits } from './queries';

const engines = new Map<Language, Promise<SearchEngine>>();

function engineOf(language: Language): Promise<SearchEngine> {
  const pages = parsePageDocuments(JSON.parse(readFileSync(new URL(`${language}.json`, import.meta.url), 'utf8')));
  const engine = engines.get(language) ?? createEngine({ pages, articles: sampleDocuments(500) });
  engines.set(language, engine);
  return engine;
}

/** As `/about#mission Our Mission`. */
function nameOf({ page, section: { fragment, heading } }: SectionHit): string {
  return `${page.path}${fragment && '#'}${fragment} ${heading}`;
}

test.for(expectedHits)('the first hit for $query ($language) is $first', async ({ language, query, first }) => {
  const { sections, articles } = (await engineOf(language)).search(query);
  const [best = 'nothing'] = [...sections.map(nameOf), ...articles.map(({ title }) => title)];
  expect(best.slice(0, first.length)).toBe(first);
});

test('it is asked for in at least forty ways, each once, in every language', () => {
  expect(expectedHits.length).toBeGreaterThanOrEqual(40);
  expect(new Set(expectedHits.map(({ language, query }) => `${language} ${query}`)).size).toBe(expectedHits.length);
  expect(new Set(expectedHits.map(({ language }) => language)).size).toBe(publishedLanguages.length);
});
