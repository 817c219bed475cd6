import { expect, test } from 'vitest';
import { editKey, readDataFile } from '~tests/support/content/changed-data';
import { createChangedSite } from '~tests/support/content/changed-site';
import { addImageFiles, listImages } from './content-images';

const { composeWithSources } = createChangedSite();

test('any Markdown can name pictures, whose words are filled in', () => {
  const file = 'content/en/terms.json';
  const text = editKey(readDataFile(file), 'sections.0.parts.0.text', 'Before\n\n![What {brand} asks](terms-sheet)');
  const { contents, data, siteSettings } = composeWithSources({ [file]: text });
  const { dataFolder: folder, site } = siteSettings;
  expect(data.markdownImages).toMatchObject([
    { name: 'terms-sheet', from: `${folder}/content/en/terms.json: sections.0.parts.0.text` },
  ]);
  const image = { name: 'terms-sheet', alt: `What ${site.brand} asks` };
  expect(listImages(contents)).toEqual([image]);
  const pictureFile = { src: '/terms.jpg', width: 1200, height: 800, sources: [] };
  const terms = addImageFiles(contents.get('en')?.pages.terms, () => pictureFile);
  expect(JSON.stringify(terms)).toContain(JSON.stringify([['Before'], { image: { ...image, file: pictureFile } }]));
});
