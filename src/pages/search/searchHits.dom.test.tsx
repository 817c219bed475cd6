import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { requirePart } from '~/app/definePage';
import { pageLoaders } from '~/app/pageLoaders';
import { defaultLanguage } from '~/config/languages';
import { indexablePages, pagePath } from '~/config/pageTable';
import { loadSite } from '~/content/load';
import { listSearchDocuments } from '~/content/searchDocuments';
import { dataFolder } from '~scripts/folders';
import { wrapInShell } from '~tests/support/render';

const { contents } = loadSite({ dataFolder, environment: {}, now: new Date() });
const hits = listSearchDocuments(contents[defaultLanguage], defaultLanguage).map(({ href }) => href.split('#'));

// The search has a document of each part of a page's content that has a heading.
test.each(indexablePages)('each search hit on the page %s leads to an element with its id', async (page) => {
  const path = pagePath(page, defaultLanguage);
  const Page = await requirePart(pageLoaders, page)(defaultLanguage);
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
