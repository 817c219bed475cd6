import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { requireEntry } from '~/app/definePage';
import { pageLoaders } from '~/app/pageLoaders';
import { defaultLanguage } from '~/config/languages';
import { indexablePages, getPath } from '~/content/pages';
import { parseDocuments, searchFilePath } from '~/features/search/documents';
import { wrapInShell } from '~tests/support/render';
import { testFolder } from '~tests/support/test-folder';

const searchFile = join(testFolder, '.generated/public', searchFilePath(defaultLanguage));
const hits = parseDocuments(JSON.parse(readFileSync(searchFile, 'utf8'))).map(({ href }) => href.split('#'));

// scripts/search/search-files.ts makes a document of each part of a page's content that has a heading.
test.each(indexablePages)('each search hit on the page %s leads to an element with its id', async (page) => {
  const path = getPath(page, defaultLanguage);
  const Page = await requireEntry(pageLoaders, page)(defaultLanguage);
  const markup = renderToStaticMarkup(
    wrapInShell(
      <MemoryRouter initialEntries={[path]} future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
        <Page />
      </MemoryRouter>,
    ),
  );
  const rendered = new DOMParser().parseFromString(markup, 'text/html');
  const hitIds = hits.flatMap(([hitPath, id]) => (hitPath === path && id !== undefined ? [id] : []));
  expect(
    hitIds.filter((id) => rendered.getElementById(id) === null),
    `${page}: give the section its key in the content as id`,
  ).toEqual([]);
});
