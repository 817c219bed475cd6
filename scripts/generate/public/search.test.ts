import { expect, test } from 'vitest';
import { parseDocuments } from '~/features/search/documents';
import { composeContent } from '~scripts/generate/content/compose';
import { readData } from '~scripts/generate/content/read-data';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { makeSearchFiles } from './search';

const siteSettings = readSiteSettings({ dataFolder, environment: {} });

test.for([true, false])('the section of the companies is a search document if the feature is on: %s', (companies) => {
  const site = { ...siteSettings.site, features: { ...siteSettings.site.features, companies } };
  const content = composeContent(readData(siteSettings), 'en', { ...siteSettings, site });
  const [file] = makeSearchFiles(siteSettings.pages, new Map([['en', content]]), []);
  const documents = parseDocuments(JSON.parse(file?.[1] ?? ''));
  expect(documents.filter(({ heading }) => heading === '')).toEqual([]);
  expect(documents.some(({ href }) => href === '/#companies')).toBe(companies);
});

test('a sentence with a link stays one sentence', () => {
  const content = composeContent(readData(siteSettings), 'en', siteSettings);
  const { privacy } = content.pages;
  if (privacy === undefined) throw new Error('the test data has no page about privacy');
  const body = [['Write to ', { link: 'mailto:a@b.example', text: ['a@b.example'] }, '.']];
  const pages = { ...content.pages, privacy: { ...privacy, sections: [{ id: 'letters', heading: 'Letters', body }] } };
  const [file] = makeSearchFiles(siteSettings.pages, new Map([['en', { ...content, pages }]]), []);
  expect(parseDocuments(JSON.parse(file?.[1] ?? '')).find(({ heading }) => heading === 'Letters')?.text).toBe(
    'Write to a@b.example.',
  );
});
