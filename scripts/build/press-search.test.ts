/** Releases in the search. */
import { expect, test } from 'vitest';
import { parseDocuments } from '~/features/search/documents';
import { makeSearchFiles } from '~scripts/build/search-files';
import { createChangedSite } from '~tests/support/content/changed-site';
import { releaseFiles } from '~tests/support/releases';

const changedSite = createChangedSite(releaseFiles);

/** The documents of the English pages on a day. */
function makeDocuments(now = new Date('2026-11-26')) {
  const file = new Map(makeSearchFiles(changedSite.read({}, now), { allArticles: [] })).get('/search-index/en.json');
  return parseDocuments(JSON.parse(file ?? '[]'));
}

test('a release is found by its title, its summary and its text, and has no trace before its day', () => {
  const documents = makeDocuments();
  expect(documents.find(({ href }) => href === '/press/board-elected')).toMatchObject({
    heading: 'Marcia Brown leads the board',
    names: ['Press'],
    text: expect.stringMatching(/^The owners elected/),
  });
  expect(JSON.stringify(documents)).toContain('The group opened its second quay in the harbour');
  const embargo = new Date('2099-03-02T05:00:00Z');
  const before = new Date(embargo.getTime() - 1000);
  const hasTrace = (now: Date) => JSON.stringify(makeDocuments(now)).includes('uintuplezebra');
  expect([hasTrace(before), hasTrace(embargo)]).toEqual([false, true]);
});
