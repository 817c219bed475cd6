/** Releases of data/press. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { PressContent, ReleaseContent } from '~/pages/press/press.node.ts';
import { findSampleData } from '~scripts/doctor/findings';
import { hiddenDownloads } from '~scripts/generate/public/downloads';
import { sitemap } from '~scripts/generate/public/small-files';
import { listBuiltPages } from '~scripts/prerender/page/built-pages';
import { checkFragments } from '~scripts/publish/broken-fragments';
import { type Changes, readChanges } from '~tests/browser/owners/write-data';
import { createChangedSite } from '~tests/support/content/changed-site';
import { createTemporaryFolder } from '~tests/support/temporary-folder';

const owner = readChanges('Kingston');

/** The data of Kingston, whose header links to no page that the owner has added. */
const kingston: Changes = { ...owner, 'site.json': { ...Object(owner['site.json']), header: ['home'] } };

const changedSite = createChangedSite(kingston);
const today = new Date('2026-11-26');

const siteWithoutReleases = createChangedSite(
  Object.fromEntries(Object.entries(kingston).filter(([path]) => !path.startsWith('press/'))),
);

/** The content of Kingston's data, which has three releases, with some changes. */
const compose = (changes: Changes = {}, now = today) => changedSite.composeWithSources(changes, now);

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

/** Makes a number of releases: one on each of the days up to 31 October 2026. */
function releases(most: number): Changes {
  const last = Date.parse('2026-10-31');
  const days = Array.from({ length: most }, (_, index) => new Date(last - index * 86_400_000).toJSON().slice(0, 10));
  return Object.fromEntries(days.map((day) => [`press/of-${day}.json`, release(day)]));
}

describe('the releases of a site', () => {
  const { contents, siteSettings } = compose();
  const { pages, site } = siteSettings;

  test('have an address in each language, and a place in the site map', () => {
    expect(pages.addedPageIds.filter((id) => id.startsWith('press'))).toEqual([quay, board]);
    expect(pages.addressAt('/es/press/new-quay')).toMatchObject({ page: quay, language: 'es' });
    const map = sitemap(site, pages, [], siteSettings.addedPages);
    expect(map).toContain('/fr/press/board-elected</loc><lastmod>2025-04-02</lastmod>');
  });

  test('are listed by year, the newest first, and linked from the footer', () => {
    const { groups, archive } = contents.get('en')?.pages.press ?? {};
    expect(groups?.map(({ year, releases: lines }) => [year, lines.map(({ id }) => id)])).toEqual([
      ['2026', [quay]],
      ['2025', [board]],
    ]);
    expect(archive?.years).toEqual([]);
    expect(pages.linkedPages('footer')).toContain('press');
  });

  test('have a contact and a text about the company, of their own or of all', () => {
    const parts = [quay, board].map((id) => {
      const page = contents.get('fr')?.pages[id] as ReleaseContent | undefined;
      return JSON.stringify([page?.contact, page?.boilerplate]);
    });
    expect(parts[0]).toMatch(/press@harbour\.example.*investit dans des entreprises/);
    expect(parts[1]).toMatch(/hello@alisio\.example.*possède des ports/);
  });

  test('have a picture whose words are filled in', () => {
    const picture = { name: 'quay', alt: { en: 'The quay of {brand}', es: 'El muelle', fr: 'Le quai' } };
    const page = compose({
      'press/new-quay.json': { ...Object(kingston['press/new-quay.json']), picture },
    }).contents.get('en')?.pages[quay];
    expect(page).toMatchObject({ picture: { image: { name: 'quay', alt: 'The quay of Alisio Group' } } });
  });

  test('link to what is shown; a link to a later release is its words', () => {
    expect(contents.get('es')?.pages[quay]?.text?.at(-1)).toEqual([
      'Un ',
      { link: '/es/press/board-elected', text: ['comunicado anterior'] },
      ' nombra la junta que lo decidió. ',
      'Lo que sigue',
      ' se contará a su tiempo.',
    ]);
  });
});

test('a site without releases has no trace of them', () => {
  const { contents, siteSettings } = siteWithoutReleases.composeWithSources();
  expect(siteSettings.pages.pageIds).not.toContain('press');
  expect(siteSettings.pages.addressAt('/press')).toBeUndefined();
  expect(Object.keys(contents.get('en')?.pages ?? {}).filter((page) => page.startsWith('press'))).toEqual([]);
});

describe('time passes', () => {
  const times = { 'site.json': { ...Object(kingston['site.json']), timeZone: 'America/New_York' } };
  const changes = {
    ...times,
    'press/results-2099.json': { ...Object(kingston['press/results-2099.json']), until: '2099-03-31' },
  };
  test.for([
    ['before', '2099-03-02T12:29:59Z', false],
    ['at', '2099-03-02T12:30:00Z', true],
    ['on the last day of', '2099-04-01T03:59:59Z', true],
    ['after', '2099-04-01T04:00:00Z', false],
  ] as const)('%s its time an embargoed release is all there, or nothing of it', ([, now, isShown]) => {
    const { contents, data, siteSettings } = compose(changes, new Date(now));
    const map = sitemap(siteSettings.site, siteSettings.pages, [], siteSettings.addedPages);
    const texts = JSON.stringify([...contents]);
    expect([texts.includes('uintuplezebra'), map.includes('results-2099')]).toEqual([isShown, isShown]);
    expect(hiddenDownloads(contents, data, siteSettings).has('quintuplezebra.pdf')).toBe(!isShown);
  });
});

test('a file that an embargoed release alone links to is hidden, even if code names it or the link is a whole address', () => {
  // A message of src/schemas/fields.ts has this name as its example.
  for (const link of ['/files/report.pdf?v=1', 'https://alisio.example/repo/files/report.pdf']) {
    const words = (name: string) => ({
      place: 'Kingston',
      title: name,
      summary: `${name}.`,
      text: `[${name}](${link})`,
    });
    const changes = {
      'site.json': { ...Object(kingston['site.json']), url: 'https://alisio.example' },
      'files/report.pdf': 'PDF',
      'press/later.json': {
        date: '2026-11-27',
        from: '2026-11-27T09:00',
        en: words('The year'),
        es: words('El año'),
        fr: words('L’année'),
      },
    };
    const isHidden = ['2026-11-26', '2026-11-28'].map((day) => {
      const { contents, data, siteSettings } = compose(changes, new Date(day));
      return hiddenDownloads(contents, data, siteSettings).has('report.pdf');
    });
    expect(isHidden).toEqual([true, false]);
  }
});

/** A release that is shown for a month, with a text in each language. */
const releaseOfNovember = (texts: Readonly<Record<string, string>>) => ({
  ...release('2026-11-01'),
  until: '2026-12-01',
  ...Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, { title: `T ${id}`, place: 'Kingston', summary: `S ${id}.`, text }]),
  ),
});

test('a text may link to the list of releases, which is there only while one is shown', () => {
  const changes = {
    'press/only.json': releaseOfNovember({ en: '[All](/press)', es: '[Todos](/press)', fr: '[Tous](/press)' }),
  };
  for (const [day, pages] of [
    ['2026-11-26', 2],
    ['2026-12-05', 0],
  ] as const) {
    const { siteSettings } = siteWithoutReleases.composeWithSources(changes, new Date(day));
    expect(siteSettings.pages.pageAddresses.filter(({ path }) => /^\/en\/press|^\/press/.test(path))).toHaveLength(
      pages,
    );
  }
});

/** What the doctor finds that waits for its time. */
const findEmbargo = (day: string) =>
  findSampleData({
    environment: { NEWS_ALLOW_MISSING: '1' },
    data: changedSite.read({}, today).dataFolder,
    news: createTemporaryFolder(),
    now: Date.parse(day),
    namesAll: false,
  }).filter(({ topic }) => topic === 'embargo');

test('a release whose time has not come is named by the doctor, as a public repository shows it all the same', () => {
  expect(findEmbargo('2026-12-01')).toMatchObject([
    {
      status: 'attention',
      text: expect.stringMatching(/press\/results-2099\.json \(2099-03-02T07:30\)/),
      fix: expect.stringContaining('a public repository shows them to everybody'),
    },
  ]);
  expect(findEmbargo('2099-12-01')).toEqual([]);
});

test('a link to a year that the list no longer has is a warning, as time alone takes it away', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { pages } = changedSite.read({}, today);
  const folder = createTemporaryFolder();
  for (const { path, file } of listBuiltPages(pages)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), path === '/' ? '<a href="/press#year-2024">1</a>' : '');
  }
  await checkFragments(folder, '/', pages);
  expect(warn.mock.calls.flat()).toEqual(['/: a link leads to /press#year-2024, and there is no such part']);
});

describe('many releases', () => {
  const { contents, siteSettings } = compose({ ...releases(40), 'press/old.json': release('2019-05-02') });
  const { press } = contents.get('en')?.pages ?? {};

  test('are listed up to thirty, and all of them on the pages of their years', () => {
    expect(press?.groups.flatMap((group) => group.releases)).toHaveLength(30);
    expect(press?.archive.years).toEqual(['2026', '2025', '2019']);
    expect(siteSettings.pages.addressAt('/fr/press/2019')).toMatchObject({ page: 'pressYears/2019', language: 'fr' });
    const year = contents.get('en')?.pages['pressYears/2026'] as PressContent | undefined;
    expect(year).toMatchObject({ year: '2026', meta: { title: 'Press Releases of 2026' } });
    expect(year?.groups[0]?.releases).toHaveLength(41);
  });
});

describe('an error of a release is one line', () => {
  const withQuay = (change: object): Changes => ({
    'press/new-quay.json': { ...Object(kingston['press/new-quay.json']), ...change },
  });
  test.for<[string, Changes, string]>([
    [
      'a name with capitals',
      { 'press/New.json': release('2026-01-01') },
      'press/New.json: name it as in new-harbour.json',
    ],
    [
      'the name of a year',
      { 'press/2026.json': release('2026-01-01') },
      'press/2026.json: /press/2026 is the page of a year',
    ],
    ['no date', withQuay({ date: undefined }), 'press/new-quay.json: date: '],
    ['a date that is none', withQuay({ date: 'soon' }), 'press/new-quay.json: date: "soon" is not a date'],
    [
      'a time that no clock shows',
      withQuay({ from: '2026-11-23T25:00' }),
      'press/new-quay.json: from: "2026-11-23T25:00" is not ',
    ],
    [
      'a beginning before its date, which would publish it early',
      withQuay({ date: '2026-11-23', from: '2026-11-22T23:59' }),
      'press/new-quay.json: from: this is before the date of the release, so it would be published early',
    ],
    [
      'a date ahead, and no moment from which it is shown',
      withQuay({ date: '2026-11-27', from: undefined }),
      'press/new-quay.json: from: the date, 2026-11-27, is ahead: write the moment',
    ],
    [
      'an end before its beginning',
      withQuay({ until: '2026-11-22' }),
      'press/new-quay.json: until: this is not after the moment from which it is shown',
    ],
    [
      'an end at the moment of its beginning',
      withQuay({ from: '2026-11-23T09:00', until: '2026-11-23T09:00' }),
      'press/new-quay.json: until: this is not after the moment from which it is shown',
    ],
    [
      'an end at the midnight with which its day begins',
      withQuay({ from: undefined, date: '2026-11-23', until: '2026-11-23T00:00' }),
      'press/new-quay.json: until: this is not after the moment from which it is shown',
    ],
    ['a language that is missing', withQuay({ fr: undefined }), 'press/new-quay.json: fr: this is missing'],
    [
      'a picture that is not described in a language',
      withQuay({ picture: { name: 'office', alt: { en: 'A desk.', es: 'Una mesa.' } } }),
      'press/new-quay.json: picture.alt.fr: this is missing',
    ],
    [
      'a text that is not translated',
      withQuay({ es: Object(kingston['press/new-quay.json']).en }),
      'press/new-quay.json: es.title: this is the text in "en" too: translate one of the two',
    ],
    [
      'a link to nothing, though the release is not shown yet',
      {
        'press/later.json': {
          ...release('2099-01-01'),
          from: '2099-01-01',
          en: { ...release('2099-01-01', 'Later'), text: '[x](/none)' },
        },
      },
      'press/later.json: en.text: /none: there is no page at this address',
    ],
  ])('%s', ([, changes, error]) => {
    expect(changedSite.getErrors(changes, today).some((line) => line.startsWith(error))).toBe(true);
  });
});
