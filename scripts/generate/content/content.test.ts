import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { describe, expect, test } from 'vitest';
import { DataError } from '~/schemas/dataFile';
import { counted } from '~/schemas/placeholders';
import { messageOf } from '~/shared/messageOf';
import { generate } from '~scripts/generate/generate';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { copyFolder, createTemporaryFolder } from '~tests/support/temporary-folder';
import { composeContent } from './compose';
import { readData } from './read-data';
import { typeset } from './text-filler';

/** One text of a file that is another; without a value, one that is left out. */
function put(text: string, path: string, value?: unknown): string {
  const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  return applyEdits(text, modify(text, keys, value, {}));
}

const textOf = (file: string) => readFileSync(join(dataFolder, file), 'utf8');

/** The data with some files of it other ones. */
function readChanged(files: Readonly<Record<string, string>>): ReturnType<typeof readData> {
  const folder = copyFolder(dataFolder);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return readData({ ...siteSettings, dataFolder: folder });
}

/** The lines about the data with some files of it other ones, with paths in the folder. */
function faultsOf(files: Readonly<Record<string, string>>): readonly string[] {
  try {
    readChanged(files);
  } catch (error) {
    return messageOf(error)
      .split('\n')
      .map((line) => line.replace(/^.*?(?=content\/|companies|figures|milestones|site)/, ''))
      .toSorted();
  }
  return [];
}

const siteSettings = readSiteSettings({ dataFolder, environment: {} });
const { site } = siteSettings;
const data = readData(siteSettings);

/** The same site with some parts on or off. */
const withFeatures = (features: Partial<typeof site.features>) => ({
  ...siteSettings,
  site: { ...site, features: { ...site.features, ...features } },
});

const companies = new Map(data.companies.map((company) => [company.companyId, company]));

const privacy: { readonly sections: readonly object[] } = JSON.parse(textOf('content/en/privacy.json'));

/** A file, the path of a text in it, what stands there instead, and how the line about it goes on. */
const faults: readonly (readonly [file: string, path: string, value: unknown, fault: string])[] = [
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
  ['content/en/home.json', 'expertise.links.0.page', 'shop', '"shop" is not one of home'],
  ['companies/energy.json', 'websites.0.url', 'http://a.example', '"http://a.example" is not an absolute'],
  ['companies/energy.json', 'picture.focus', 'left 50%', 'this is none of left top'],
  ['companies/energy.json', 'founded', '23', 'a year has four digits'],
  ['companies/energy.json', 'order', 1.5, 'this is no whole number from 1'],
  ['companies/energy.json', 'name', '{brand} Energy', 'a name has no braces'],
  ['companies/energy.json', 'fr.tagline', companies.get('energy')?.en?.tagline, 'this is the text in "en"'],
  ['companies/services.json', 'name', ` ${companies.get('advisor')?.name.toUpperCase()}`, 'advisor.json has the same'],
  ['companies/commerce.json', 'es.tagline', ` ${companies.get('commerce')?.en?.tagline} `, 'this is the text in "en"'],
  ['companies/careers.json', 'fr.tagline', companies.get('careers')?.es?.tagline, 'this is the text in "es"'],
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
  ['content/en/terms.json', 'sections.2.parts.0.text', '![a](/x.png)', '"![a](/x.png)": image is not shown'],
  [
    'content/fr/about.json',
    'mission.text',
    'Voir [ici](/about',
    '"Voir [ici](/about": signs of Markdown are not shown',
  ],
  ['content/fr/about.json', 'vision.text', '• un\n• deux', String.raw`"• un\n• deux": signs of Markdown are not shown`],
  ['figures.json', 'markets.0.value', 'sube', '"sube" is not a number such as +2.3%'],
];

/** One more company, for a place of its own. */
const companyAt = (order: number) =>
  put(put(textOf('companies/energy.json'), 'name', `Energy ${order}`), 'order', order);

describe('data that cannot be used is refused', () => {
  test('with a line for each fault of each file, which names file and key', async () => {
    const files: Record<string, string> = {};
    for (const [file, path, value] of faults) files[file] = put(files[file] ?? textOf(file), path, value);
    const lines = faults.map(([file, path, , fault]) => `${file}: ${path}: ${fault}`);
    expect(faultsOf(files)).toEqual(lines.toSorted().map((line) => expect.stringContaining(line)));
  });

  test('with a line for each error of a longer text', () => {
    const [file, path] = ['content/en/terms.json', 'sections.0.parts.0.text'];
    const text = 'We {brnad} are <b>here</b>, at {emial}.\n\n![a](/x.png)\n\nSee [b](/abuot).';
    expect(faultsOf({ [file]: put(textOf(file), path, text) })).toEqual(
      [
        '"![a](/x.png)": image is not shown',
        '"</b>": html is not shown',
        '"<b>": html is not shown',
        '/abuot: there is no page at this address',
        '{brnad}: did you mean {brand}?',
        '{emial}: did you mean {email}?',
      ].map((fault) => `${file}: ${path}: ${fault}`),
    );
  });

  test('with a line for each thing that is there twice', () => {
    const { milestones }: { readonly milestones: readonly object[] } = JSON.parse(textOf('milestones.json'));
    const websites = ['https://soley.example', 'https://SOLEY.example/'].map((url) => ({
      url,
      label: { en: 'Soley', es: 'Soley', fr: 'Soley' },
    }));
    const { links }: { readonly links: readonly object[] } = JSON.parse(textOf('content/en/about.json')).related;
    const lines = faultsOf({
      'milestones.json': put(textOf('milestones.json'), 'milestones.1', milestones[0]),
      'companies/energy.json': put(textOf('companies/energy.json'), 'websites', websites),
      'content/en/about.json': put(textOf('content/en/about.json'), 'related.links', [...links, links[0]]),
    });
    expect(lines).toEqual([
      'companies/energy.json: websites.1: this website is there twice',
      'content/en/about.json: related.links.4: a link leads to this page already',
      'milestones.json: milestones.1: this milestone is there twice',
    ]);
  });

  test('with a line for each file that nothing reads', () => {
    const lines = faultsOf({
      'content/en/shop.json': '{}',
      'companies/energy copy.json': companyAt(8),
      'companies/Énergie.json': companyAt(9),
      'companies/services.JSON': '{}',
    });
    const named = ': name it as in blue-harbour.json: small letters and hyphens';
    expect(lines).toEqual([
      `companies/energy copy.json${named}`,
      `companies/services.JSON${named}`,
      `companies/Énergie.json${named}`,
      expect.stringContaining('content/en/shop.json: there is no page of this name'),
    ]);
  });

  test('with a line for each language, region or category that something is missing in', () => {
    const files = {
      'companies/energy.json': put(textOf('companies/energy.json'), 'fr'),
      'figures.json': put(textOf('figures.json'), 'headline.0.label.es'),
      'content/es/news.json': put(
        put(textOf('content/es/news.json'), 'filters.regions.haiti'),
        'filters.categories.art',
        'Arte',
      ),
    };
    expect(faultsOf(files)).toEqual([
      'companies/energy.json: fr: this is missing',
      'content/es/news.json: filters.categories.art: this key is unknown',
      'content/es/news.json: filters.regions.haiti: this is missing',
      'figures.json: headline.0.label.es: this is missing',
    ]);
  });

  test('with the command that copies what is missing in a language', () => {
    const folder = copyFolder(dataFolder);
    rmSync(join(folder, 'content/fr'), { recursive: true });
    rmSync(join(folder, 'content/es/about.json'));
    const [en, es, fr] = ['en', 'es', 'fr'].map((language) => `${folder}/content/${language}`);
    expect(() => readData({ ...siteSettings, dataFolder: folder })).toThrow(
      new DataError([
        `${es}/about.json: the file is missing: cp ${en}/about.json ${es}/about.json, and translate it`,
        `${fr}: the folder is missing: cp -r ${en} ${fr}, and translate it`,
      ]),
    );
  });

  test('with a line that names the ids of sections that one language has alone', () => {
    const file = 'content/es/privacy.json';
    const id = JSON.parse(textOf(file)).sections[1].id;
    const lines = faultsOf({ [file]: put(textOf(file), 'sections.1.id', 'otra') });
    expect(lines).toEqual([
      expect.stringMatching(
        `^content/es/privacy.json: sections: "otra" is added, "${id}" is missing: write the ids as in .*content/en/privacy.json$`,
      ),
    ]);
  });

  test('but not for words of a language that is not published', () => {
    const settings = { ...siteSettings.settings, languages: ['en', 'es'] as const };
    const folder = copyFolder(dataFolder);
    writeFileSync(join(folder, 'companies/energy.json'), put(textOf('companies/energy.json'), 'fr'));
    expect(() =>
      readData({ ...siteSettings, settings: { ...settings, languages: [...settings.languages] }, dataFolder: folder }),
    ).not.toThrow();
  });

  test('without a company', () => {
    const folder = copyFolder(dataFolder);
    rmSync(join(folder, 'companies'), { recursive: true });
    expect(() => readData({ ...siteSettings, dataFolder: folder })).toThrow(
      `${folder}/companies: add a company, or set features.companies`,
    );
  });
});

test('Markdown becomes blocks: emphasis, links in the language of the page, lists, headings, tables', async () => {
  const text =
    'A **bold** *word*, [about us](/about#timeline) & [more](https://a.example/).\n\n### Part\n\n3. one\n4. two\n\n' +
    '| a | b |\n|---|---|\n| {brand} | d |';
  const file = 'content/es/terms.json';
  const changed = readChanged({ [file]: put(textOf(file), 'sections.0.parts', [{ text }]) });
  const { terms } = composeContent(changed, 'es', siteSettings).pages;
  expect(terms?.sections[0]?.body).toEqual([
    [
      'A ',
      { strong: ['bold'] },
      ' ',
      { em: ['word'] },
      ', ',
      { link: '/es/about#timeline', text: ['about us'] },
      ' & ',
      { link: 'https://a.example/', text: ['more'] },
      '.',
    ],
    { heading: ['Part'] },
    { list: [['one'], ['two']], start: 3 },
    {
      table: [
        [['a'], ['b']],
        [[site.brand], ['d']],
      ],
    },
  ]);
});

/** The lengths of the lists of a page that speaks of the switch of schemes. */
function listsWith(schemeSwitch: boolean): readonly number[] {
  const { pages } = composeContent(data, 'en', withFeatures({ schemeSwitch }));
  const blocks = pages.privacy?.sections.flatMap(({ body }) => body) ?? [];
  return blocks.flatMap((block) => ('list' in block ? block.list.length : []));
}

test('what a setting takes away is left out, with a section that has no more, and lists around it are joined', async () => {
  expect([listsWith(true), listsWith(false)]).toEqual([[3], [2]]);
  const file = 'content/en/terms.json';
  const parts = [{ when: 'foreignCalendar', text: 'Theirs.' }];
  const { terms } = composeContent(
    readChanged({ [file]: put(textOf(file), 'sections.0.parts', parts) }),
    'en',
    siteSettings,
  ).pages;
  expect(terms?.sections.length).toBe((data.texts.en?.pages.terms?.sections.length ?? 0) - 1);
});

test.for([
  ['en', /\bnews\b/i],
  ['es', /noticias/i],
  ['fr', /actualit/i],
] as const)('without news, no text in %s speaks of them', ([language, word]) => {
  const { pages, shell } = composeContent(data, language, withFeatures({ news: false, feeds: false }));
  const { home, about, portfolio, contact, privacy, terms, search, notFound } = pages;
  const { pages: _, ...words } = shell;
  // Related links have gone with their page, which is on here still.
  const texts = [home, about, portfolio, contact, privacy, terms, search, notFound, words].map((content) =>
    JSON.stringify(content, (key, value: unknown) => (key === 'links' ? [] : value)),
  );
  expect(texts.filter((text) => word.test(text))).toEqual([]);
});

test.for([
  [
    'that asks',
    true,
    [/if you agree/, /until you ask/, /Your answer about analytics/],
    /nothing of it is loaded unless/,
  ],
  ['that informs', false, [/It is loaded with each page/, /It is loaded with that page/, /services of/], /may refuse/],
] as const)('a site %s says so to the visitor', ([, consentQuestion, ofPrivacy, ofPanel]) => {
  const features = { tag: true, calendar: true, foreignCalendar: true, privacyChoice: true, consentQuestion };
  const { shell, pages } = composeContent(data, 'en', withFeatures(features));
  expect(shell.consent?.text).toMatch(ofPanel);
  const text = JSON.stringify(pages.privacy).replaceAll('\u00A0', ' ');
  for (const sentence of ofPrivacy) expect(text).toMatch(sentence);
});

test('a link that begins with http:// is named', () => {
  const file = 'content/en/terms.json';
  const text = put(textOf(file), 'sections.0.parts.0.text', 'Read [the law](http://law.example).');
  expect(readChanged({ [file]: text }).insecureLinks).toEqual([
    expect.stringMatching(/content\/en\/terms\.json: sections\.0\.parts\.0\.text: http:\/\/law\.example: write https:/),
  ]);
  expect(data.insecureLinks).toEqual([]);
});

test('a milestone lights harbours of the chart alone', () => {
  const file = put(textOf('milestones.json'), 'milestones.0.harbours', ['newyork']);
  expect(faultsOf({ 'milestones.json': file })).toEqual([
    expect.stringContaining('milestones.json: milestones.0.harbours.0: "newyork" is not one of newYork, santoDomingo'),
  ]);
});

test('milestones are shown in the order of their years', () => {
  const shuffled = { milestones: data.milestones.milestones.toReversed() };
  const years = composeContent({ ...data, milestones: shuffled }, 'en', siteSettings).pages.about?.timeline.items ?? [];
  expect(years.map(({ year }) => year)).toEqual(years.map(({ year }) => year).toSorted());
});

test('counts are words up to where the words end', () => {
  const words = { one: 'one company', many: '{count} companies' };
  expect([0, 1, 2, 3, 4].map((count) => counted(count, words, ['two', 'three'], 'en'))).toEqual([
    '0 companies',
    'one company',
    'two companies',
    'three companies',
    '4 companies',
  ]);
});

test('names stay on one line, and French marks keep their spaces', () => {
  expect(typeset('In New York: Port-au-Prince', 'en', ['New York', 'Port-au-Prince'])).toBe(
    'In New\u00A0York: Port-\u2060au-\u2060Prince',
  );
  expect(typeset('+2.3%, 4 %', 'fr', [])).toBe('+2,3\u00A0%, 4\u00A0%');
  expect(typeset('Quoi ? « Oui » ; non : si !', 'fr', [])).toBe(
    'Quoi\u202F? «\u00A0Oui\u00A0»\u202F; non\u00A0: si\u202F!',
  );
});

/** Adds Haitian Creole to an object that has texts in English, with texts that are not the English ones. */
function withCreole(value: unknown, isText = false): unknown {
  if (typeof value === 'string') return isText ? `${value} (ht)` : value;
  if (Array.isArray(value)) return value.map((part: unknown) => withCreole(part, isText));
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, withCreole(part, isText)] as const);
  const english = parts.find(([key]) => key === 'en');
  return Object.fromEntries(english === undefined ? parts : [...parts, ['ht', withCreole(english[1], true)]]);
}

test('a language is added by its folder, its texts and its code in the settings alone', async () => {
  const folder = copyFolder(dataFolder);
  cpSync(join(folder, 'content/fr'), join(folder, 'content/ht'), { recursive: true });
  writeFileSync(join(folder, 'content/ht/language.json'), '{ "tag": "ht-HT", "name": "Kreyòl ayisyen" }');
  const settings = put(put(textOf('site.json'), 'languages', ['ht', 'en', 'es']), 'sample', false);
  writeFileSync(join(folder, 'site.json'), settings);
  for (const file of [
    'chart.json',
    'figures.json',
    'milestones.json',
    ...[...companies.keys()].map((id) => `companies/${id}.json`),
  ])
    writeFileSync(join(folder, file), JSON.stringify(withCreole(JSON.parse(textOf(file)))));
  const { site, pages, generatedFolder } = await generate({
    dataFolder: folder,
    environment: {},
    out: join(createTemporaryFolder(), '.generated'),
  });
  expect(site.languages[0]).toEqual({ id: 'ht', prefix: '', tag: 'ht-HT', name: 'Kreyòl ayisyen' });
  expect([pages.pathOf('about', 'ht'), pages.pathOf('about', 'en')]).toEqual(['/about', '/en/about']);
  expect(readFileSync(join(generatedFolder, 'contents.ts'), 'utf8')).toContain(
    "ht: () => import('./content/ht/about')",
  );
  expect(readFileSync(join(generatedFolder, 'content/ht/portfolio.ts'), 'utf8')).toContain('(ht)');
});
