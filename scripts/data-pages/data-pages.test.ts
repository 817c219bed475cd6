/** Pages that an owner adds in data/pages. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Language } from '~/config/knownLanguages';
import type { DataPageContent } from '~/pages/data/data.node.ts';
import { DataError } from '~/schemas/dataFile';
import { getErrorMessage } from '~/shared/getErrorMessage';
import { composeSite, type SiteContent } from '~scripts/generate/content/compose';
import { listImages } from '~scripts/generate/content/content-images';
import { readData } from '~scripts/generate/content/read-data';
import { sitemap } from '~scripts/generate/public/small-files';
import { dataFolder } from '~scripts/lib/data-folder';
import { listBuiltPages } from '~scripts/prerender/page/built-pages';
import { checkFragments } from '~scripts/publish/broken-fragments';
import { createErrorCollector } from '~scripts/settings/collect-errors';
import { collectSiteSettings, readSiteSettings } from '~scripts/settings/site-settings';
import { editKey } from '~tests/support/content/changed-data';
import { createTemporaryFolder } from '~tests/support/temporary-folder';

const owner = 'tests/fixtures/owners/Kingston';

const places = createTemporaryFolder(afterAll);
let count = 0;

/** Paths in the data, and what stands there: a text for a whole file, null for none, or keys of its JSON with their values. */
type Changes = Readonly<Record<string, string | null | Readonly<Record<string, unknown>>>>;

/** The tests' data with a page, a file to download, and some changes of them. */
function readSource(changes: Changes = {}, now = new Date('2026-11-26')) {
  const folder = join(places, String((count += 1)));
  cpSync(dataFolder, folder, { recursive: true });
  for (const part of ['pages', 'files/report-2026.pdf'])
    cpSync(join(owner, part), join(folder, part), { recursive: true });
  for (const [path, change] of Object.entries(changes)) {
    const file = join(folder, path);
    if (change === null) rmSync(file, { recursive: true });
    else if (typeof change === 'string') {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, change);
    } else {
      writeFileSync(
        file,
        Object.entries(change).reduce((text, [key, value]) => editKey(text, key, value), readFileSync(file, 'utf8')),
      );
    }
  }
  const siteSettings = readSiteSettings({ dataFolder: folder, environment: { BASE_PATH: '/repo/' }, now });
  return { folder, siteSettings };
}

/** Composes the tests' data with a page and some changes. */
function compose(changes: Changes = {}, now?: Date) {
  const { siteSettings } = readSource(changes, now);
  const data = readData(siteSettings);
  return { siteSettings, data, contents: composeSite(data, siteSettings) };
}

/** Returns the lines of the error that the data with some changes give; none if they are valid. */
function getErrors(changes: Changes): readonly string[] {
  const { folder, siteSettings } = readSource(changes);
  try {
    readData(siteSettings);
  } catch (error) {
    return getErrorMessage(error).replaceAll(`${folder}/`, '').split('\n');
  }
  return [];
}

const team = 'pages/team' as const;

const getTeam = (contents: SiteContent, language: Language) =>
  contents.get(language)?.pages[team] as DataPageContent | undefined;

const diver = { id: 'diver', title: 'Buzo', kind: 'Media jornada', text: 'Mira los cascos.' };

/** The warnings about the words of an opening's pay. */
function payWarnings(pay: string): readonly (string | undefined)[] {
  const { siteSettings } = compose({ 'pages/team/en.json': { 'sections.4.openings.items.0.pay': pay } });
  return readData(siteSettings).warnings.map((line) => line.split('sections: ')[1]);
}

describe('an added page', () => {
  const { contents, siteSettings } = compose();
  const { pages, site } = siteSettings;

  test('has an address in each language, and is in footer and site map', () => {
    expect(pages.addressAt('/fr/team')).toMatchObject({ page: team, language: 'fr', path: '/fr/team' });
    expect(pages.linkedPages('footer')).toContain(team);
    expect(pages.linkedPages('header')).not.toContain(team);
    const map = sitemap(site, pages, []);
    for (const path of ['/team', '/es/team', '/fr/team'])
      expect(map).toContain(`${site.base.slice(0, -1)}${path}</loc>`);
  });

  test('is in the header by its name in site.json, and in no footer if page.json says so', () => {
    const { siteSettings: changed } = compose({
      'site.json': { header: ['home', 'team'] },
      'pages/team/page.json': { footer: false },
    });
    expect(changed.pages.linkedPages('header')).toEqual(['home', team]);
    expect(changed.pages.linkedPages('footer')).not.toContain(team);
  });

  test('stands in the legal line, after privacy and terms, if page.json says so', () => {
    const { pages: changed } = compose({ 'pages/team/page.json': { legalLine: true } }).siteSettings;
    expect(changed.linkedPages('legal')).toEqual(['privacy', 'terms', team]);
    expect(changed.linkedPages('footer')).not.toContain(team);
  });

  test('is what a related link of another page leads to, by its name', () => {
    const changed = compose({
      'content/en/about.json': { 'related.links.0.page': 'team' },
      'content/es/about.json': { 'related.links.0.page': 'team' },
      'content/fr/about.json': { 'related.links.0.page': 'team' },
    });
    expect(changed.contents.get('en')?.pages.about?.related.links[0]?.page).toBe(team);
  });

  test('has its name in the words of every page', () => {
    expect(contents.get('es')?.shell.pages[team]).toMatchObject({ name: 'Nuestro equipo', shortName: 'Equipo' });
  });

  test('links to pages in its language, and to files with their type and size', () => {
    const sections = getTeam(contents, 'fr')?.sections ?? [];
    const file = { type: 'application/pdf', label: expect.stringMatching(/^PDF, 1\sko$/) };
    expect(sections.at(-1)?.links).toEqual([
      { label: 'Le groupe', link: '/fr/about' },
      { label: 'Rapport annuel', link: '/repo/files/report-2026.pdf', file },
      { label: 'Le port de Kingston', link: 'https://port.example/' },
    ]);
    expect(sections[0]?.text?.[0]).toContainEqual({ link: '/repo/files/report-2026.pdf', text: ['rapport'], file });
    expect(sections[0]?.text?.[0]).toContainEqual({ link: '/fr/about#mission', text: ['mission'] });
  });

  test.for<readonly [day: string, id: string | undefined]>([
    ['2020-06-01', 'pilot'],
    ['2020-12-31T23:59:59Z', 'pilot'],
    ['2021-01-01', undefined],
    ['2026-01-01', 'analyst'],
  ])('has on %s the openings of that day, and no word of others', ([day, id]) => {
    const page = getTeam(compose({}, new Date(day)).contents, 'fr');
    const { items, none } = page?.sections[4]?.openings ?? {};
    expect(items?.map((item) => item.id)).toEqual(id === undefined ? [] : [id]);
    expect(none).toBe('Aucun poste n’est ouvert aujourd’hui.');
    expect(JSON.stringify(page).includes('Lisbon, Portugal')).toBe(id === 'analyst');
    expect(JSON.stringify(page).includes('Mène les navires')).toBe(id === 'pilot');
  });

  test('has the pictures of the openings of the day', () => {
    const changes = { 'pages/team/en.json': { 'sections.4.openings.items.1.text': '![A pilot](pilot.jpg)' } };
    const shownOn = (day: string) => listImages(compose(changes, new Date(day)).contents);
    const pilot = { name: 'pilot.jpg', alt: 'A pilot' };
    expect(shownOn('2026-01-01')).not.toContainEqual(pilot);
    expect(shownOn('2020-06-01')).toContainEqual(pilot);
    const { data, siteSettings: changed } = compose(changes);
    const from = `${changed.dataFolder}/pages/team/en.json: sections.4.openings.items.1.text`;
    expect(data.markdownImages).toMatchObject([{ name: 'pilot.jpg', from }]);
  });

  test('has the openings of the day in the site’s time zone', () => {
    const evening = new Date('2021-01-01T04:59:59Z');
    const page = getTeam(compose({ 'site.json': { timeZone: 'America/New_York' } }, evening).contents, 'en');
    expect(page?.sections[4]?.openings?.items.map(({ id }) => id)).toEqual(['pilot']);
  });

  test('has pay whose words and facts are the same, or a line that says so', () => {
    expect(payWarnings('€40,000 to €52,000 a year')).toEqual([]);
    expect(payWarnings('€40.000–52 000 a year')).toEqual([]);
    expect(payWarnings('From €4,000 to €52,000')).toEqual([
      'the pay of "analyst", "From €4,000 to €52,000", lacks 40000 of page.json',
    ]);
  });
});

test('a link to an opening that has ended is a warning, as time alone takes it away', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { pages } = readSource().siteSettings;
  const folder = createTemporaryFolder();
  for (const { path, file } of listBuiltPages(pages)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), path === '/' ? '<a href="/team#opening-cook">1</a>' : '');
  }
  await checkFragments(folder, '/', pages);
  expect(warn.mock.calls.flat()).toEqual(['/: a link leads to /team#opening-cook, and there is no such part']);
});

describe('an error of an added page is one line', () => {
  test.for<[string, Changes, string]>([
    ['a language that is missing', { 'pages/team/es.json': null }, 'pages/team/es.json: the file is missing: cp '],
    [
      'a section without anything in it',
      { 'pages/team/en.json': { 'sections.1.figures': undefined } },
      'pages/team/en.json: sections.1: besides its heading, a section has one or more of text, picture, figures, people, links, questions, openings',
    ],
    [
      'a section that is there twice',
      { 'pages/team/en.json': { 'sections.2.id': 'figures' } },
      'pages/team/en.json: sections.2: this id is there twice',
    ],
    [
      'a part that does not exist',
      { 'pages/team/fr.json': { 'sections.1.video': 'x' } },
      'pages/team/fr.json: sections.1.video: this key is unknown',
    ],
    [
      'a link to a page that does not exist',
      { 'pages/team/en.json': { 'sections.5.links.0.target': '/abuot' } },
      'pages/team/en.json: sections.5.links.0.target: /abuot: there is no page at this address',
    ],
    [
      'a related link to a page that does not exist',
      { 'content/en/about.json': { 'related.links.0.page': 'teem' } },
      'content/en/about.json: related.links.0.page: /teem: there is no page at this address',
    ],
    [
      'a related link to a path',
      { 'content/en/about.json': { 'related.links.0.page': '/team' } },
      'content/en/about.json: related.links.0.page: this is not the name of a page: home, about, ',
    ],
    [
      'a link that is no address',
      { 'pages/team/en.json': { 'sections.5.links.0.target': 'port.example' } },
      'pages/team/en.json: sections.5.links.0.target: a link begins with https://, or with / for a page or a file',
    ],
    [
      'a link to a file that does not exist',
      { 'content/es/about.json': {}, 'pages/team/es.json': { 'sections.5.links.1.target': '/files/report.pdf' } },
      'pages/team/es.json: sections.5.links.1.target: /files/report.pdf: there is no file data/files/report.pdf',
    ],
    [
      'a link of Markdown to a file that does not exist, on any page',
      { 'content/en/terms.json': { 'sections.0.parts.0.text': '[Terms](/files/terms.pdf)' } },
      'content/en/terms.json: sections.0.parts.0.text: /files/terms.pdf: there is no file data/files/terms.pdf',
    ],
    [
      'a sentence that is not translated',
      { 'pages/team/es.json': { 'hero.tagline': 'Nine people lead the group from an office by the harbour.' } },
      'pages/team/es.json: hero.tagline: this is the text in "en" too: translate one of the two',
    ],
    [
      'a section by another id in another language',
      { 'pages/team/fr.json': { 'sections.2.id': 'conseil' } },
      'pages/team/fr.json: sections: "conseil" is added, "board" is missing: write the ids as in ',
    ],
    [
      'a question that is there twice',
      {
        'pages/team/en.json': {
          'sections.3.questions.1': { question: 'where does the group invest?', answer: 'Here.' },
        },
      },
      'pages/team/en.json: sections.3.questions.1: this question is there twice',
    ],
    [
      'a question that one language lacks',
      { 'pages/team/es.json': { 'sections.3.questions.1': undefined } },
      'pages/team/es.json: sections.questions.questions: 1 here, 2 in pages/team/en.json: write the same in each language',
    ],
    [
      'a file name in place of what a picture shows',
      { 'pages/team/en.json': { 'sections.0.picture.alt': 'IMG_0042.JPG' } },
      'pages/team/en.json: sections.0.picture.alt: "IMG_0042.JPG" is the name of a file: say what the picture shows',
    ],
    [
      'a file that nothing reads',
      { 'pages/team/draft.json': '{}' },
      'pages/team/draft.json: the files of a page are page.json, en.json, es.json, ',
    ],
    [
      'an opening without words',
      { 'pages/team/es.json': { 'sections.4.openings.items.1': undefined } },
      'pages/team/es.json: sections: none has words of the opening "pilot" of page.json',
    ],
    [
      'an opening that page.json does not have',
      { 'pages/team/es.json': { 'sections.4.openings.items.2': diver } },
      'pages/team/es.json: sections: the opening "diver" is not in page.json',
    ],
    [
      'a page in the header that does not exist',
      { 'site.json': { header: ['home', 'taem'] } },
      'site.json: header.1: there is no page and no link "taem": did you mean "team"?',
    ],
  ])('%s', ([, changes, line]) => {
    const errors = getErrors(changes);
    expect(errors).toEqual([expect.stringContaining(line)]);
    expect(errors[0]?.startsWith(line)).toBe(true);
  });

  test('an address of many words may be the same in every language', () => {
    const change = { 'sections.5.links.2.target': 'https://www.port-authority-of-kingston.example/' };
    expect(
      getErrors({ 'pages/team/en.json': change, 'pages/team/es.json': change, 'pages/team/fr.json': change }),
    ).toEqual([]);
  });

  test('a missing language is made of one that is there', () => {
    const [line] = getErrors({ 'pages/team/en.json': null });
    expect(line).toBe(
      'pages/team/en.json: the file is missing: cp pages/team/es.json pages/team/en.json, and translate it',
    );
  });

  test('the errors of page.json and of texts are reported in one run, and nothing that follows from them', () => {
    const { folder } = readSource();
    writeFileSync(join(folder, 'pages/team/page.json'), '{ "order": "first" }');
    mkdirSync(join(folder, 'pages/jobs'));
    const collector = createErrorCollector();
    const changed = collectSiteSettings({ dataFolder: folder, environment: {} }, collector);
    expect(() => readData(changed, collector.errors)).toThrow(
      new DataError([
        `${folder}/pages/team/page.json: order: "first" is not a place such as 1`,
        ...['en', 'es', 'fr'].map((language) => `${folder}/pages/jobs/${language}.json: the file is missing`),
      ]),
    );
  });
});
