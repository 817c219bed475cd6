import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DataError } from '~/schemas/dataFile';
import { dataFolder } from '~scripts/lib/data-folder';
import { createErrorCollector } from '~scripts/settings/collect-errors';
import { collectSiteSettings, readSiteSettings } from '~scripts/settings/site-settings';
import { editKey, findDataErrors, readDataFile } from '~tests/support/content/changed-data';
import { copyFolder } from '~tests/support/temporary-folder';
import { readData } from './read-data';

function getErrors(read: () => unknown): readonly string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof DataError) return error.errors;
    throw error;
  }
  return [];
}

const siteSettings = readSiteSettings({ dataFolder, environment: {} });
const data = readData(siteSettings);

const companies = new Map(data.companies.map((company) => [company.companyId, company]));

const privacy: { readonly sections: readonly object[] } = JSON.parse(readDataFile('content/en/privacy.json'));

/** A file, the path of a text in it, what stands there instead, and how the line about it goes on. */
const errors: readonly (readonly [file: string, path: string, value: unknown, error: string])[] = [
  ['content/es/about.json', 'values.items.0.text', ' ', 'a sentence is missing'],
  ['content/es/about.json', 'values.items.1.text', undefined, 'this is missing'],
  ['content/en/home.json', 'hero.subtitle', 'Hello', 'this key is unknown'],
  ['content/fr/home.json', 'hero', undefined, 'this is missing'],
  ['content/en/about.json', 'values.items', [], 'there must be 3'],
  ['content/en/home.json', 'hero.lead', '{brnad} grows', '{brnad}: did you mean {brand}?'],
  ['content/fr/home.json', 'closing.text', 'Avec { brand }', '{ brand }: did you mean {brand}?'],
  [
    'content/fr/home.json',
    'closing.action',
    'Voir {shop}',
    '{shop} is not filled in: there are {brand}, {legalName}, ',
  ],
  ['content/en/home.json', 'hero.portfolio', '{brand grows', '"{brand grows": braces stand around one word'],
  ['content/en/news.json', 'stale', 'Long ago', '{days} must be there'],
  ['content/en/home.json', 'expertise.links.0.page', 'shop', '"shop" is not one of home, about, portfolio, news'],
  ['companies/energy.json', 'websites.0.url', 'http://a.example', '"http://a.example" is not an absolute'],
  ['companies/energy.json', 'plate', 'solei', '"solei" is not one of cabotaje'],
  ['content/es/home.json', 'closing.text', 'Москва', 'the site’s fonts have no М о с к в а: write it otherwise'],
  ['companies/energy.json', 'founded', '23', 'a year has four digits'],
  ['companies/energy.json', 'order', 1.5, 'this is no whole number from 1'],
  ['companies/energy.json', 'name', '{brand} Energy', 'a name has no braces'],
  [
    'companies/energy.json',
    'fr.tagline',
    companies.get('energy')?.en?.tagline,
    'this is the text in "en" too: translate one of the two',
  ],
  ['companies/services.json', 'name', ` ${companies.get('advisor')?.name.toUpperCase()}`, 'advisor.json has the same'],
  [
    'companies/commerce.json',
    'es.tagline',
    ` ${companies.get('commerce')?.en?.tagline} `,
    'this is the text in "en" too: translate one of the two',
  ],
  [
    'companies/careers.json',
    'fr.tagline',
    companies.get('careers')?.es?.tagline,
    'this is the text in "es" too: translate one of the two',
  ],
  ['content/en/about.json', 'mission.title', 'Our **best**', '"**best**": strong is not shown'],
  ['content/en/about.json', 'mission.text', 'Our <b>best</b>', '"<b>": html is not shown'],
  ['content/en/about.json', 'vision.title', '\u200B\u2800\u3164', 'a sentence is missing'],
  ['content/en/about.json', 'vision.text', 'You &amp; us', '"&amp;": markup is not shown'],
  ['content/en/home.json', 'hero.heading', 'Long '.repeat(60), '300 characters are too many: there is room for 100'],
  ['content/en/home.json', 'closing.heading', 'L'.repeat(27), `${'L'.repeat(27)}: no word of it may have more than 26`],
  ['figures.json', 'headline.1.value', '1 '.repeat(20), '40 characters are too many: there is room for 24'],
  ['milestones.json', 'milestones', [], 'this list is empty'],
  ['content/en/privacy.json', 'sections.1', privacy.sections[0], 'this id is there twice'],
  ['content/en/terms.json', 'sections.0.parts.0.text', '[a](/abuot)', '/abuot: there is no page at this address'],
  ['content/en/terms.json', 'sections.1.parts.0.text', '[a](example.com)', 'example.com: a link begins with'],
  ['content/en/terms.json', 'sections.2.parts.0.text', '![](quay)', '"![](quay)": image is not shown'],
  [
    'content/fr/about.json',
    'mission.text',
    'Voir [ici](/about',
    '"Voir [ici](/about": signs of Markdown are not shown',
  ],
  ['content/fr/about.json', 'vision.text', '• un\n• deux', String.raw`"• un\n• deux": signs of Markdown are not shown`],
  ['figures.json', 'markets.0.value', 'sube', '"sube" is not a number such as +2.3%'],
];

describe('data that cannot be used is refused', () => {
  test('with a line for each error of each file, which names file and key', async () => {
    const files: Record<string, string> = {};
    for (const [file, path, value] of errors) files[file] = editKey(files[file] ?? readDataFile(file), path, value);
    const lines = errors.map(([file, path, , error]) => `${file}: ${path}: ${error}`);
    expect(findDataErrors(files)).toEqual(lines.toSorted().map((line) => expect.stringContaining(line)));
  });

  test('with a line for each error of a longer text', () => {
    const [file, path] = ['content/en/terms.json', 'sections.0.parts.0.text'];
    const text = 'We {brnad} are <b>here</b>, at {emial}.\n\n![](quay)\n\nSee [b](/abuot).';
    expect(findDataErrors({ [file]: editKey(readDataFile(file), path, text) })).toEqual(
      [
        '"![](quay)": image is not shown',
        '"</b>": html is not shown',
        '"<b>": html is not shown',
        '/abuot: there is no page at this address',
        '{brnad}: did you mean {brand}?',
        '{emial}: did you mean {email}?',
      ].map((error) => `${file}: ${path}: ${error}`),
    );
  });

  test('with a line for each thing that is there twice', () => {
    const { milestones }: { readonly milestones: readonly object[] } = JSON.parse(readDataFile('milestones.json'));
    const websites = ['https://soley.example', 'https://SOLEY.example/'].map((url) => ({
      url,
      label: { en: 'Soley', es: 'Soley', fr: 'Soley' },
    }));
    const { links }: { readonly links: readonly object[] } = JSON.parse(readDataFile('content/en/about.json')).related;
    const lines = findDataErrors({
      'milestones.json': editKey(readDataFile('milestones.json'), 'milestones.1', milestones[0]),
      'companies/energy.json': editKey(readDataFile('companies/energy.json'), 'websites', websites),
      'content/en/about.json': editKey(readDataFile('content/en/about.json'), 'related.links', [...links, links[0]]),
    });
    expect(lines).toEqual([
      'companies/energy.json: websites.1: this website is there twice',
      'content/en/about.json: related.links.4: a link leads to this page already',
      'milestones.json: milestones.1: this milestone is there twice',
    ]);
  });
});

test('the errors of settings and texts are reported in one run', () => {
  const folder = copyFolder(dataFolder);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const settings = editKey(readDataFile('site.json'), 'foundingYear', '2020');
  write('site.json', editKey(settings, 'analyticsId', 'UA-1'));
  write('filters.json', editKey(readDataFile('filters.json'), 'regions.0.phrases.0', 'a OR b'));
  write('content/es/about.json', editKey(readDataFile('content/es/about.json'), 'mission.title', ''));
  write('companies/energy.json', editKey(readDataFile('companies/energy.json'), 'order', 0));
  write('chart.json', '{ "en": {} ');
  const collector = createErrorCollector();
  const changed = collectSiteSettings({ dataFolder: folder, environment: {} }, collector);
  const lines = getErrors(() => readData(changed, collector.errors)).map((line) => line.replace(`${folder}/`, ''));
  const expected = [
    'site.json: foundingYear: "2020" is not a year such as 2020',
    'site.json: analyticsId: "UA-1" is not a measurement id such as G-AB12CD34EF',
    'filters.json: regions.0.phrases.0: a phrase is words',
    'content/es/about.json: mission.title: a sentence is missing',
    'companies/energy.json: order: this is no whole number from 1',
    'chart.json: line 1: close brace expected',
  ];
  // Nothing is reported that follows from another error.
  expect(lines.toSorted()).toEqual(expected.toSorted().map((line) => expect.stringContaining(line)));
});

test('a milestone lights harbours of the chart alone', () => {
  const file = editKey(readDataFile('milestones.json'), 'milestones.0.harbours', ['newyork']);
  expect(findDataErrors({ 'milestones.json': file })).toEqual([
    expect.stringContaining('milestones.json: milestones.0.harbours.0: "newyork" is not one of newYork, santoDomingo'),
  ]);
});
