/** Pages of data/pages in the search. */
import { expect, test } from 'vitest';
import { parseDocuments } from '~/features/search/documents';
import { makeSearchFiles } from '~scripts/search/search-files';
import { readChanges } from '~tests/browser/owners/write-data';
import { createChangedSite } from '~tests/support/content/changed-site';

test('an added page is found by the words of its people and answers', () => {
  const { composeWithSources } = createChangedSite(readChanges('Kingston'));
  const { contents, siteSettings } = composeWithSources({}, new Date('2026-11-26'));
  const file = new Map(makeSearchFiles(siteSettings, contents, { allArticles: [] })).get('/search-index/en.json');
  const documents = parseDocuments(JSON.parse(file ?? '[]'));
  expect(documents.find(({ href }) => href === '/team#board')).toMatchObject({
    heading: 'The board',
    names: ['Our Team'],
    text: expect.stringMatching(/^Marcia Brown · Chair/),
  });
  const texts = JSON.stringify(documents);
  expect(texts).toContain('In harbours, farms and schools');
  expect(texts).not.toContain('application/pdf');
});
