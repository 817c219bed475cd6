import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Site } from '~/content/load';
import { parseDocuments } from '~/features/search/documents';
import { createChangedSite } from '~tests/support/content/changed-site';
import { hostileRecords, parseRecords } from '~tests/support/news/hostile-records';
import type { Changes } from '~tests/support/write-data';
import { makeSearchFiles } from './search-files';

const changedSite = createChangedSite();

/** The tests' data with changes. */
const compose = (changes: Changes = {}) => changedSite.read(changes, new Date('2026-11-26'));

/** The documents of the English pages. */
function makeDocuments(site: Site) {
  const file = new Map(makeSearchFiles(site, { allArticles: [] })).get('/search-index/en.json');
  return parseDocuments(JSON.parse(file ?? '[]'));
}

const findDocument = (site: Site, path: string) => makeDocuments(site).find(({ href }) => href === path);

test('each search document has a heading', () => {
  expect(makeDocuments(compose()).filter(({ heading }) => heading === '')).toEqual([]);
});

test('the home page has a document of each section', () => {
  const documents = makeDocuments(compose());
  const sections = documents.flatMap(({ href }) => /^\/#(\w+)/.exec(href)?.[1] ?? []);
  expect(sections).toEqual(['capabilities', 'companies', 'approach', 'closing']);
});

test('a page has no document of its head tags, its links to other pages, or words that are shown elsewhere', () => {
  const documents = makeDocuments(compose());
  const sections = documents.flatMap(({ href }) => href.split('#')[1] ?? []);
  expect(sections).toContain('timeline');
  expect(sections.filter((id) => /page|meta|hero|related|expertise|selectionMeta|feeds/.test(id))).toEqual([]);
});

test('a text is searched if its schema says so', () => {
  const sources = compose({
    'content/en/portfolio.json': { hero: { lead: 'A lead.' }, visitWebsite: 'A label' },
  });
  const texts = JSON.stringify(makeDocuments(sources));
  expect(texts).toContain('A lead.');
  expect(texts).not.toContain('A label');
});

/** A page of one section. */
const section = (heading: string, text: string) => ({ sections: [{ id: 'letters', heading, parts: [{ text }] }] });

test('a sentence with a link stays one sentence', () => {
  const sources = compose({
    'content/en/privacy.json': section('Letters', 'Write to [a@b.example](mailto:a@b.example).'),
    'content/es/privacy.json': section('Cartas', 'Escriba a [a@b.example](mailto:a@b.example).'),
    'content/fr/privacy.json': section('Lettres', 'Écrivez à [a@b.example](mailto:a@b.example).'),
  });
  expect(findDocument(sources, '/privacy#letters')?.text).toBe('Write to a@b.example.');
});

test('each article is a document, whatever its texts are', () => {
  const site = compose();
  fc.assert(
    fc.property(hostileRecords, (data) => {
      const { articles } = parseRecords(data);
      const file = new Map(makeSearchFiles(site, { allArticles: [...articles] })).get('/search-index/news.json');
      expect(parseDocuments(JSON.parse(file ?? '[]'))).toHaveLength(articles.length);
    }),
    { numRuns: 150 },
  );
});
