import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { counted } from '~/content/placeholders';
import { messageOf } from '~/lib/messageOf';
import { site } from '~generated/site';
import { dataFolder } from '~scripts/lib/data-folder';
import { withFolder } from '~tests/support/folder';
import { composeContent } from './compose';
import { dataDirectory, readData, type SiteData } from './read-data';
import { typeset } from './text-filler';

/** What becomes of a copy of the data with one file changed: the data, or the error. */
function readChanged(file: string, edit: (text: string) => string | Uint8Array): Promise<SiteData> {
  return withFolder((folder) => {
    for (const part of ['content', 'companies', 'chart.json', 'figures.json', 'milestones.json'])
      cpSync(join(dataDirectory, part), join(folder, part), { recursive: true });
    const changed = join(folder, file);
    writeFileSync(changed, edit(existsSync(changed) ? readFileSync(changed, 'utf8') : ''));
    return readData(folder);
  });
}

/** Replaces one text of a JSON file. */
const put = (path: string, value: unknown) => (text: string) => {
  const root: unknown = JSON.parse(text);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<unknown>((object, key) => Reflect.get(Object(object), key), root);
  if (value === undefined) Reflect.deleteProperty(Object(parent), last);
  else Reflect.set(Object(parent), last, value);
  return JSON.stringify(root);
};

const english = readData();
const [firstCompany] = english.companies.toSorted((a, b) => a.id.localeCompare(b.id));

describe('data that cannot be used is refused in one line', () => {
  test.for([
    ['an empty sentence', 'content/es/about.json', 'values.items.1.text', ' ', 'a sentence is missing'],
    ['a sentence left out', 'content/es/about.json', 'values.items.1.text', undefined, 'this is missing'],
    ['a key nobody reads', 'content/en/home.json', 'hero.subtitle', 'Hello', 'this key is unknown'],
    ['a part left out', 'content/fr/home.json', 'hero', undefined, 'this is missing'],
    ['a value too few', 'content/en/about.json', 'values.items', [], 'there must be 3'],
    [
      'a placeholder nobody knows',
      'content/en/home.json',
      'hero.lead',
      '{brnad} grows',
      'The build fills in {brand}, {email}, ',
    ],
    [
      'a placeholder left out',
      'content/en/news.json',
      'stale',
      'Long ago',
      '{days} must be there. The build fills in {brand}',
    ],
    ['a link to an unknown page', 'content/en/home.json', 'expertise.links.0.page', 'shop', 'this is none of "home"'],
    ['an address that is not https', 'companies/energy.json', 'websites.0.url', 'http://a.example', 'an https address'],
    ['a focus of two kinds', 'companies/energy.json', 'picture.focus', 'left 50%', 'this is none of left top'],
    ['a lone brace', 'content/en/home.json', 'hero.lead', '{brand grows', 'The build fills in {brand}, '],
    ['a year that is none', 'companies/energy.json', 'founded', '23', 'a year has four digits'],
    ['a text of other blanks', 'content/en/about.json', 'mission.title', '\u200B\u2800\u3164', 'a sentence is missing'],
    ['Markdown in a line', 'content/en/about.json', 'mission.title', 'Our **best**', '"**best**": strong is not shown'],
    ['HTML in a text', 'content/en/about.json', 'mission.text', 'Our <b>best</b>', '"<b>": html is not shown'],
    ['an entity in a text', 'content/en/about.json', 'mission.text', 'You &amp; us', '"&amp;": markup is not shown'],
    ['a long headline', 'content/en/home.json', 'hero.heading', 'Long '.repeat(60), 'there is room for 100'],
    ['a long word', 'content/en/home.json', 'hero.heading', 'L'.repeat(27), 'no word of it may have more than 26'],
    ['a long figure', 'figures.json', 'headline.1.value', '1 '.repeat(20), 'there is room for 24'],
    ['no milestone', 'milestones.json', 'milestones', [], 'this list is empty'],
    ['a placeholder in a name', 'companies/energy.json', 'name', '{brand} Energy', 'a name has no braces'],
    ['a name of two companies', 'companies/services.json', 'name', firstCompany?.name, 'has the same'],
    ['half a place', 'companies/energy.json', 'order', 1.5, 'this is no whole number from 1'],
    [
      'a sentence that is not translated',
      'companies/energy.json',
      'fr.tagline',
      english.companies.find(({ id }) => id === 'energy')?.en.tagline,
      'this is the text in "en"',
    ],
  ] as const)('%s', async ([, file, path, value, fault]) => {
    const refused = await readChanged(file, put(path, value)).catch(messageOf);
    expect(refused).toMatch(/^[^\n]+$/);
    expect(refused).toContain(`${dataFolder}/${file}: ${path}: `);
    expect(refused).toContain(fault);
  });

  test.for([
    [
      'a comma too many',
      (text: string) => text.replace(/"\s*\}\s*\}\s*$/, '",\n}\n}'),
      /: line \d+: property name expected$/,
    ],
    ['nothing', () => '', /: line 1: value expected$/],
    [
      'a key twice',
      (text: string) => text.replace('"hero": {', '"hero": {\n"lead": "Another",'),
      /: hero\.lead: line \d+ has this key a second time$/,
    ],
  ] as const)('a file with %s', async ([, edit, fault]) => {
    const refused = await readChanged('content/en/home.json', edit).catch(messageOf);
    expect(refused).toMatch(/^\S+\/content\/en\/home\.json: [^\n]+$/);
    expect(refused).toMatch(fault);
  });

  test('a page in the words of another language', async () => {
    const about = readFileSync(join(dataDirectory, 'content/en/about.json'), 'utf8');
    const refused = await readChanged('content/es/about.json', () => about).catch(messageOf);
    expect(refused).toContain(`${dataFolder}/content/es/about.json: values.items.0.text: this is the text in "en"`);
  });

  test('no company', async () => {
    const refused = withFolder((folder) => {
      cpSync(dataDirectory, folder, { recursive: true, filter: (path) => !/\/(?:news|companies)$/.test(path) });
      return readData(folder);
    });
    await expect(refused).rejects.toThrow(`${dataFolder}/companies: add a company, or set features.companies`);
  });

  test('a file that is not UTF-8', async () => {
    const refused = readChanged('content/es/home.json', (text) => Buffer.from(text, 'latin1'));
    await expect(refused).rejects.toThrow(/content\/es\/home\.json: save this file as UTF-8$/);
  });

  test.for(['energy copy.json', 'Énergie.json', 'services.JSON'])('a company in the file %s', async (file) => {
    const energy = readFileSync(join(dataDirectory, 'companies/energy.json'), 'utf8');
    const copy = put('order', 9)(put('name', 'Another')(energy));
    const refused = await readChanged(`companies/${file}`, () => copy).catch(messageOf);
    expect(refused).toBe(`${dataFolder}/companies/${file}: name it as in blue-harbour.json: small letters and hyphens`);
  });

  test('a page that the site does not have', async () => {
    const refused = readChanged('content/en/shop.json', () => '{}');
    await expect(refused).rejects.toThrow('content/en/shop.json: there is no page of this name');
  });

  test.for([
    ['a link that leads nowhere', 'See [there](/abuot).', '/abuot: there is no page at this address'],
    ['an address without scheme', '[x](example.com)', 'example.com: a link begins with'],
    ['a picture', '![x](https://a.example/x.png)', 'image is not shown'],
  ] as const)('%s in Markdown', async ([, text, fault]) => {
    const refused = await readChanged('content/en/terms.json', put('sections.0.parts.0.text', text)).catch(messageOf);
    expect(refused).toMatch(/^\S+\/content\/en\/terms\.json: sections\.0\.parts\.0\.text: [^\n]+$/);
    expect(refused).toContain(fault);
  });
});

test('a mark in front of a file, as Windows puts it there, is no part of it', async () => {
  const data = await readChanged('content/en/home.json', (text) => `\uFEFF${text}`);
  expect(data.companies.length).toBeGreaterThan(0);
});

test('Markdown becomes blocks: emphasis, links in the language of the page, lists, headings, tables', async () => {
  const text =
    'A **bold** *word*, [about us](/about#timeline) & [more](https://a.example/).\n\n### Part\n\n3. one\n4. two\n\n' +
    '| a | b |\n|---|---|\n| {brand} | d |';
  const data = await readChanged('content/es/terms.json', put('sections.0.parts', [{ text }]));
  const { terms } = composeContent(data, 'es', site).pages;
  expect(terms.sections[0]?.body).toEqual([
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

test('what a setting takes away is left out, and lists around it are joined', async () => {
  const data = readData();
  const withSwitch = (schemeSwitch: boolean) =>
    composeContent(data, 'en', { ...site, features: { ...site.features, schemeSwitch } });
  const listIn = (content: ReturnType<typeof withSwitch>) =>
    content.pages.privacy.sections.flatMap(({ body }) => body).filter((block) => 'list' in block);
  expect(listIn(withSwitch(true)).map((block) => 'list' in block && block.list.length)).toEqual([3]);
  expect(listIn(withSwitch(false)).map((block) => 'list' in block && block.list.length)).toEqual([2]);
});

test.for([
  ['en', /\bnews\b/i],
  ['es', /noticias/i],
  ['fr', /actualit/i],
] as const)('without news, no text in %s speaks of them', async ([language, word]) => {
  const { pages, shell } = composeContent(readData(), language, {
    ...site,
    features: { ...site.features, news: false, feeds: false },
  });
  const { home, about, portfolio, contact, privacy, terms, search, notFound } = pages;
  const { pages: _, ...words } = shell;
  // Related links have gone with their page, which is on here still.
  const texts = [home, about, portfolio, contact, privacy, terms, search, notFound, words].map((content) =>
    JSON.stringify(content, (key, value: unknown) => (key === 'links' ? [] : value)),
  );
  expect(texts.filter((text) => word.test(text))).toEqual([]);
});

test('without the chart, no text speaks of it, and no file of its words is asked for', async () => {
  const { chart, ...data } = readData();
  const { pages, shell } = composeContent(data, 'en', site);
  expect(chart?.en.caption).toMatch(/trade winds/i);
  expect(JSON.stringify([pages.home.hero, pages.contact.hero, shell])).not.toMatch(/trade winds|local time|chart/i);
});

test('a company in another place, and one less, change every sentence that counts them', async () => {
  const data = readData();
  const { pages } = composeContent({ ...data, companies: data.companies.slice(1) }, 'en', site);
  expect(pages.home.companies.lead).toBe('Four companies in four industries, each with a task of its own.');
  expect(pages.home.figures.items[0]).toEqual({ label: 'Portfolio Companies', value: '4+' });
  expect(pages.portfolio.meta.description).not.toContain(data.companies[0]?.name);
});

test('milestones are shown in the order of their years', async () => {
  const data = readData();
  const shuffled = { milestones: data.milestones.milestones.toReversed() };
  const years = composeContent({ ...data, milestones: shuffled }, 'en', site).pages.about.timeline.items;
  expect(years.map(({ year }) => year)).toEqual(years.map(({ year }) => year).toSorted());
});

test('counts are words up to where the words end', () => {
  const words = { one: 'one company', many: '{count} companies' };
  expect([0, 1, 2, 3, 4].map((count) => counted(count, words, ['two', 'three']))).toEqual([
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
  expect(typeset('Quoi ? « Oui » ; non : si !', 'fr', [])).toBe(
    'Quoi\u202F? «\u00A0Oui\u00A0»\u202F; non\u00A0: si\u202F!',
  );
});
