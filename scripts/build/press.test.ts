/** Releases of data/press. */
import { describe, expect, test } from 'vitest';
import { getLinkedPages } from '~/config/pageTable';
import { composeSitemap } from '~scripts/build/well-known-files';
import { createChangedSite } from '~tests/support/content/changed-site';
import { releaseFiles } from '~tests/support/releases';
import type { Changes } from '~tests/support/write-data';

const changedSite = createChangedSite(releaseFiles);
const today = new Date('2026-11-26');

/** The content of the sample with three releases, and with some changes. */
const compose = (changes: Changes = {}, now = today) => changedSite.read(changes, now);

const quay = 'press/new-quay' as const;
const board = 'press/board-elected' as const;

/** A release with words in three languages. */
const release = (date: string, title = `Title of ${date}`) => ({
  date,
  ...Object.fromEntries(
    ['en', 'es', 'fr'].map((id) => [
      id,
      { title, place: 'Kingston', summary: `Summary in ${id}.`, text: `Text ${id}.` },
    ]),
  ),
});

describe('the releases of a site', () => {
  const site = compose();
  const { contents } = site;

  test('have an address in each language, and a place in the site map', () => {
    expect([...contents.en.releases.keys()].map((name) => `press/${name}`)).toEqual([quay, board]);
    expect(site.findRoute('/es/press/new-quay')).toMatchObject({ page: quay, language: 'es' });
    const map = composeSitemap(site, []);
    expect(map).toContain('/fr/press/board-elected</loc><lastmod>2025-04-02</lastmod>');
  });

  test('are listed by year, the newest first, and linked from the line of legal links', () => {
    const { contact, groups } = contents.en.pages.press;
    expect(groups.map(({ year, releases: lines }) => [year, lines.map(({ id }) => id)])).toEqual([
      ['2026', [quay]],
      ['2025', [board]],
    ]);
    expect(JSON.stringify(contact)).toContain(`mailto:${site.settings.email}`);
    expect(getLinkedPages('legal')).toContain('press');
  });

  test('link to what is shown; a link to a later release is its words', () => {
    expect(contents.es.releases.get('new-quay')?.text.at(-1)).toEqual([
      'Un ',
      { link: '/es/press/board-elected', text: ['comunicado anterior'] },
      ' nombra la junta que lo decidió. ',
      'Lo que sigue',
      ' se contará a su tiempo.',
    ]);
  });
});

test.for([
  ['before', '2099-03-02T04:59:59Z', false],
  ['on', '2099-03-02T05:00:00Z', true],
] as const)('%s its day, which begins in New York, a release is all there, or nothing of it', ([, now, isShown]) => {
  const site = compose({}, new Date(now));
  const map = composeSitemap(site, []);
  const { pages: shown, releases } = site.contents.en;
  const texts = JSON.stringify([shown, ...releases]);
  expect([texts.includes('uintuplezebra'), map.includes('results-2099')]).toEqual([isShown, isShown]);
});

const withQuay = (change: object): Changes => ({
  'press/new-quay.json': { ...Object(releaseFiles['press/new-quay.json']), ...change },
});

describe('an error of a release is one line', () => {
  test.for<[string, Changes, string]>([
    [
      'a name with capitals',
      { 'press/New.json': release('2026-01-01') },
      'press/New.json: name the file as in blue-harbour.json',
    ],
    ['no date', withQuay({ date: undefined }), 'press/new-quay.json: date: '],
    ['a date that is none', withQuay({ date: 'soon' }), 'press/new-quay.json: date: "soon" is not a date'],
    ['a time', withQuay({ from: '2026-11-23T09:00' }), 'press/new-quay.json: from: this key is unknown'],
    ['a language that is missing', withQuay({ fr: undefined }), 'press/new-quay.json: fr: this is missing'],
    [
      'a text that is not translated',
      withQuay({ es: Object(releaseFiles['press/new-quay.json']).en }),
      'press/new-quay.json: es.title: this is the text in "en" too: translate one of the two',
    ],
    [
      'a link to nothing, though the release is not shown yet',
      {
        'press/later.json': {
          ...release('2099-01-01'),
          en: { ...release('2099-01-01', 'Later'), text: '[x](/none)' },
        },
      },
      'press/later.json: en.text: /none: there is no page at this address',
    ],
  ])('%s', ([, changes, error]) => {
    expect(changedSite.getErrors(changes, today).some((line) => line.startsWith(error))).toBe(true);
  });
});
