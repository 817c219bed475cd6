/** Pages of data/pages in the editor. */
import { expect, test, vi } from 'vitest';
import { editorConfig } from '~scripts/editor/config';
import { readNewPage } from '~scripts/editor/place';

const place = { repository: 'owner/site', markdownPages: [] };

test('an added page is edited with its languages side by side, and its settings apart', async () => {
  const before = editorConfig({ ...place, isOnline: false });
  expect(JSON.stringify(before)).not.toContain('addedPages');

  vi.resetModules();
  vi.doMock('~generated/addedPages', () => ({ addedPages: [{ id: 'pages/our-team', linkedFrom: ['footer'] }] }));
  const { editorConfig: withPage } = await import('~scripts/editor/config');
  vi.doUnmock('~generated/addedPages');
  const config = withPage({ ...place, isOnline: false });
  const pages = config.collections?.find((one) => 'name' in one && one.name === 'addedPages');
  expect(pages).toMatchObject({
    files: [
      { name: 'our-team', label: 'Our team', file: 'data/pages/our-team/{{locale}}.json', i18n: true },
      {
        file: 'data/pages/our-team/page.json',
        i18n: false,
        fields: [
          { name: 'footer', widget: 'boolean' },
          { name: 'legalLine', widget: 'boolean' },
          { name: 'order', widget: 'number' },
          { name: 'openings', widget: 'list' },
        ],
      },
    ],
  });
  const [{ fields = [] } = {}] = pages && 'files' in pages ? pages.files : [];
  expect(fields.map(({ name }) => name)).toEqual(['page', 'meta', 'hero', 'sections']);
});

test('a page that is not there yet is in the editor under the name that its address asks for', () => {
  const newPage = readNewPage('?page=Our%20T%C3%A9am');
  expect([newPage, readNewPage(''), readNewPage('?page=-')]).toEqual(['our-team', undefined, undefined]);
  const config = editorConfig({ ...place, isOnline: false, newPage });
  const pages = config.collections?.find((one) => 'name' in one && one.name === 'addedPages');
  expect(pages).toMatchObject({
    files: [{ file: 'data/pages/our-team/{{locale}}.json', i18n: true }, { file: 'data/pages/our-team/page.json' }],
  });
});
