import { expect, test } from 'vitest';
import { readSource } from '~tests/support/content/added-pages';
import { composeSite } from './compose';
import { addImageFiles, listMarkdownImages } from './markdown-images';
import { readData } from './read-data';

test('any Markdown can name pictures; those of a text that is not shown yet are none of the site', () => {
  const { siteSettings } = readSource({
    'content/en/terms.json': { 'sections.0.parts.0.text': 'Before\n\n![What {brand} asks](terms-sheet)' },
    'pages/team/en.json': { 'sections.4.openings.items.1.text': '![A pilot](pilot.jpg)' },
  });
  const data = readData(siteSettings);
  const { dataFolder: folder, site } = siteSettings;
  expect(data.markdownImages).toEqual([
    { name: 'terms-sheet', from: `${folder}/content/en/terms.json: sections.0.parts.0.text` },
    { name: 'pilot.jpg', from: `${folder}/pages/team/en.json: sections.4.openings.items.1.text` },
  ]);
  const contents = composeSite(data, siteSettings);
  const image = { name: 'terms-sheet', alt: `What ${site.brand} asks` };
  expect(listMarkdownImages(contents)).toEqual([image]);
  const file = { src: '/terms.jpg', width: 1200, height: 800, sources: [] };
  const terms = addImageFiles(contents.get('en')?.pages.terms, () => file);
  expect(JSON.stringify(terms)).toContain(JSON.stringify([['Before'], { image: { ...image, file } }]));
});
