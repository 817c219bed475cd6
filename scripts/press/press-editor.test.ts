/** Releases in the editor. */
import { expect, test } from 'vitest';
import { editorConfig } from '~scripts/editor/config';

test('a release has an address of its own, its languages in one file, and a picture if an owner wants one', () => {
  const { collections } = editorConfig({ repository: 'owner/site', markdownPages: [], isOnline: false });
  const releases = collections?.find((one) => 'name' in one && one.name === 'press');
  expect(releases).toMatchObject({
    folder: 'data/press',
    format: 'release',
    slug: { editable: ['create'] },
    fields: [
      { name: 'date', widget: 'datetime', type: 'date', required: true },
      { name: 'from', required: false },
      { name: 'until', required: false },
      { name: 'picture', required: false, fields: [{ name: 'name', widget: 'image' }, { name: 'alt' }] },
      { name: 'en', label: 'English' },
      { name: 'es' },
      { name: 'fr' },
    ],
  });
});
