import { expect, test } from 'vitest';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { editKey, readChangedData, readDataFile } from '~tests/support/content/changed-data';
import { readData } from './read-data';

const siteSettings = readSiteSettings({ dataFolder, environment: {} });

test('a link that begins with http:// is named', () => {
  const file = 'content/en/terms.json';
  const text = editKey(readDataFile(file), 'sections.0.parts.0.text', 'Read [the law](http://law.example).');
  expect(readChangedData({ [file]: text }).warnings).toEqual([
    expect.stringMatching(/content\/en\/terms\.json: sections\.0\.parts\.0\.text: http:\/\/law\.example: write https:/),
  ]);
  expect(readData(siteSettings).warnings).toEqual([]);
});

test('a draft, and a link to a page that the site’s own domain lacks, are named', () => {
  const file = 'content/en/terms.json';
  const { base, url } = siteSettings.site;
  const text = `Todo es TODO. [Shop](${url}${base}shop), [us](${url}${base}es/about), [feed](${url}${base}feeds/all.xml), [home](${url}).`;
  const { warnings } = readChangedData({ [file]: editKey(readDataFile(file), 'sections.0.parts.0.text', text) });
  const place = expect.stringMatching(/content\/en\/terms\.json: sections\.0\.parts\.0\.text: /);
  expect(warnings).toEqual([place, place]);
  expect(warnings.map((line) => line.split('text: ')[1])).toEqual([
    `${url}${base}shop: this site has no such page: write a path, such as /about`,
    '"TODO": this text is a draft, which visitors can read',
  ]);
});
