import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDocuments } from '~/features/search/documents';
import { createChangedSite } from '~tests/support/content/changed-site';
import { hostileRecords, parseRecords } from '~tests/support/news/hostile-records';
import type { Changes } from '~tests/support/write-data';
import { makeSearchFiles } from './search-files';

const { composeWithSources } = createChangedSite();

type Sources = ReturnType<typeof composeWithSources>;

/** The content of the tests' data with changes, which has the openings of a day. */
const compose = (changes: Changes = {}, now = new Date('2026-11-26')): Sources => composeWithSources(changes, now);

/** The documents of the English pages. */
function makeDocuments({ contents, siteSettings }: Sources) {
  const file = new Map(makeSearchFiles(siteSettings, contents, { allArticles: [] })).get('/search-index/en.json');
  return parseDocuments(JSON.parse(file ?? '[]'));
}

const findDocument = (sources: Sources, path: string) => makeDocuments(sources).find(({ href }) => href === path);

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

/** A text with a line across it and a table. */
const withTable = (line: string) => `${line}\n\n---\n\n| Ship | Berth |\n|---|---|\n| Soley | Two |`;

test('the words around a line and in a table are found, without the signs of Markdown', () => {
  const sources = compose({
    'content/en/privacy.json': section('Letters', withTable('The **quay** opened.')),
    'content/es/privacy.json': section('Cartas', withTable('El **muelle** abrió.')),
    'content/fr/privacy.json': section('Lettres', withTable('Le **quai** a ouvert.')),
  });
  expect(findDocument(sources, '/privacy#letters')?.text).toBe('The quay opened. Ship · Berth · Soley · Two');
});

test('each article is a document, whatever its texts are, and a site without search has no files', () => {
  const { siteSettings } = compose();
  fc.assert(
    fc.property(hostileRecords, (data) => {
      const { articles } = parseRecords(data);
      const [[path, file] = ['', '']] = makeSearchFiles(siteSettings, new Map(), { allArticles: [...articles] });
      expect(path).toBe('/search-index/news.json');
      expect(parseDocuments(JSON.parse(file))).toHaveLength(articles.length);
    }),
    { numRuns: 150 },
  );
});
