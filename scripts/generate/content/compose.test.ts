import { expect, test } from 'vitest';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { editKey, readChangedData, readDataFile } from '~tests/support/content/changed-data';
import { composeContent } from './compose';
import { readData } from './read-data';

const siteSettings = readSiteSettings({ dataFolder, environment: {} });
const { site } = siteSettings;
const data = readData(siteSettings);

/** The same site with some parts on or off. */
const withSwitches = (switches: Partial<typeof site.switches>) => ({
  ...siteSettings,
  site: { ...site, switches: { ...site.switches, ...switches } },
});

test('Markdown becomes blocks: emphasis, links in the language of the page, lists, headings, tables', async () => {
  const text =
    'A **bold** *word*, [about us](/about#timeline) & [more](https://a.example/).\n\n### Part\n\n3. one\n4. two\n\n' +
    '| a | b |\n|---|---|\n| {brand} | d |';
  const file = 'content/es/terms.json';
  const changed = readChangedData({ [file]: editKey(readDataFile(file), 'sections.0.parts', [{ text }]) });
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

test('a figure has one value, or one in each language', () => {
  const label = { en: 'Staff', es: 'Personal', fr: 'Effectif' };
  const values = { en: '3,400', es: '3.400', fr: '3 400' };
  const getValues = (figure: object) => {
    const figures = editKey(readDataFile('figures.json'), 'headline', [{ label, ...figure }]);
    const changed = readChangedData({ 'figures.json': figures });
    return (['en', 'es'] as const).map(
      (language) => composeContent(changed, language, siteSettings).pages.home?.figures.items[0]?.value,
    );
  };
  expect(getValues({ values })).toEqual(['3,400', '3.400']);
  expect(getValues({ value: '12' })).toEqual(['12', '12']);
  const either = 'a figure has either a value, the same in every language, or values with one for each';
  expect(() => getValues({ value: '12', values })).toThrow(either);
  expect(() => getValues({})).toThrow(either);
});

test('the market overview may be left out, and then none of its words is sent', () => {
  const figures = editKey(readDataFile('figures.json'), 'markets');
  const { news } = composeContent(readChangedData({ 'figures.json': figures }), 'en', siteSettings).pages;
  expect(news?.markets).toEqual({ heading: '', note: '', up: '', items: [] });
});

/** The lengths of the lists of a page that speaks of the offer of another language. */
function listsWith(languages: boolean): readonly number[] {
  const { pages } = composeContent(data, 'en', withSwitches({ languages }));
  const blocks = pages.privacy?.sections.flatMap(({ body }) => body) ?? [];
  return blocks.flatMap((block) => ('list' in block ? block.list.length : []));
}

test('what a setting takes away is left out, with a section that has no more, and lists around it are joined', async () => {
  expect([listsWith(true), listsWith(false)]).toEqual([[3], [2]]);
  const file = 'content/en/terms.json';
  const parts = [{ when: 'foreignCalendar', text: 'Theirs.' }];
  const { terms } = composeContent(
    readChangedData({ [file]: editKey(readDataFile(file), 'sections.0.parts', parts) }),
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
  const { pages, shell } = composeContent(data, language, withSwitches({ news: false, feeds: false }));
  const { news: _news, ...otherPages } = pages;
  const { pages: _names, ...words } = shell;
  // Related links have gone with their page, which is on here still.
  const texts = [...Object.values(otherPages), words].map((content) =>
    JSON.stringify(content, (key, value: unknown) => (key === 'links' ? [] : value)),
  );
  expect(texts.filter((text) => word.test(text))).toEqual([]);
});

test('a site without search sends none of its words to visitors', () => {
  const { search } = composeContent(data, 'en', withSwitches({ search: false })).shell;
  expect(new Set(Object.values(search))).toEqual(new Set(['']));
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
  const switches = { tag: true, calendar: true, foreignCalendar: true, privacyChoice: true, consentQuestion };
  const { shell, pages } = composeContent(data, 'en', withSwitches(switches));
  expect(shell.consent?.text).toMatch(ofPanel);
  const text = JSON.stringify(pages.privacy).replaceAll('\u00A0', ' ');
  for (const sentence of ofPrivacy) expect(text).toMatch(sentence);
});

test('milestones are shown in the order of their years', () => {
  const shuffled = { milestones: data.milestones.milestones.toReversed() };
  const years = composeContent({ ...data, milestones: shuffled }, 'en', siteSettings).pages.about?.timeline.items ?? [];
  expect(years.length).toBeGreaterThan(1);
  expect(years.map(({ year }) => year)).toEqual(years.map(({ year }) => year).toSorted());
});
