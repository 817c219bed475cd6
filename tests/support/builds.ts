/** Builds of the site for the tests, each in a copy of the project below `.cache/builds`. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { newsPageSize } from '~/config/limits';
import { keyOf } from '~/config/selection';
import { type ArchivedArticle, belongsTo } from '~/features/news/model/archive';
import { type Changes, owners } from '~tests/browser/own/owners';
import { writeData } from '~tests/browser/own/write-data';
import { here, otherTopic } from './choices';
import { copyProject } from './project';
import { runScript } from './run';

const root = '.cache/builds';

const projectOf = (name: string): string => join(root, name);

/** The site with its defaults, as `npm start` shows it. */
export const siteBuild = join(projectOf('site'), 'dist');
/** The sample news of that site. */
export const sampleNews = resolve(projectOf('site'), '.cache/news');
/** The site of what the owner of this repository edits; the others are of tests/fixtures/data, as it is or changed. */
export const ownBuild = join(projectOf('own'), 'dist');
/** The site with every setting changed, news full of special characters, and secrets in the environment of its build. */
export const changedBuild = join(projectOf('changed'), 'dist');
/** The same again, built in another folder from the shell of a developer. */
export const againBuild = join(projectOf('again'), 'dist');

/** The data of one of the owners of tests/browser/own, and the site that is built of it. */
export const dataOf = (owner: string): string => join(projectOf(owner), 'data');
export const siteOf = (owner: string): string => join(projectOf(owner), 'dist');

/** What replacement patterns expand, what ends an element, and what HTML has to escape. */
export const trickyHeadline = `US$"10M" & US$'s $& $$ $1 $\` </script><!-- of aid`;

/** Other hosts are at addresses that nobody answers. */
export const changedSettings = {
  SITE_BRAND: `Cash US$"1" & Co. $& $$ $1 $'`,
  SITE_URL: 'https://a.example',
  BASE_PATH: '/repo/',
  CONTACT_ENDPOINT: 'https://formspree.io/f/abcdwxyz',
  ANALYTICS_ID: 'G-AB12CD34EF',
  LIVE_NEWS_URL: 'https://news.example/v1/all',
  SCHEDULING_URL: 'https://book.example/calls',
  FONT_STYLESHEET_URL: 'https://fonts.example/css?family=A&display=swap',
} as const;

/** Names under which a developer's shell or a CI system holds secrets, each with a value to look for. */
export const secrets: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'NEWS_API_TOKEN',
    'AWS_SECRET_ACCESS_KEY',
    'GITHUB_TOKEN',
    'NPM_TOKEN',
    'SECRET',
    'VITE_SECRET',
    'PUBLIC_SECRET',
  ].map((name) => [name, `canary-${name.toLowerCase()}-7f3a`]),
);

const emptySelection = { region: here.id, category: otherTopic.id };

/** A day of the archive without the articles of a selection; the first that is left has a headline full of markup. */
function changedDay(text: string): string {
  const day: { readonly articles: readonly ArchivedArticle[] } = JSON.parse(text);
  const [first, ...others] = day.articles.filter((article) => !belongsTo(article, emptySelection));
  const tricky = first && { ...first, title: trickyHeadline, description: trickyHeadline };
  return JSON.stringify({ ...day, articles: [...(tricky ? [tricky] : []), ...others] });
}

/** The index with no article at the service for that selection. */
function changedIndex(text: string): string {
  const index: { readonly selections: Readonly<Record<string, object>> } = JSON.parse(text);
  const empty = { [keyOf(emptySelection)]: { found: 0, limit: newsPageSize } };
  return JSON.stringify({ ...index, selections: { ...index.selections, ...empty } });
}

/** The sample snapshots as a live service's, with a headline full of markup, and a selection without articles. */
async function changedSnapshots(folder: string): Promise<string> {
  const directory = resolve(folder, '.cache/news');
  await rm(directory, { recursive: true, force: true });
  await cp(sampleNews, directory, { recursive: true });
  const days = await readdir(join(directory, 'archive'));
  const changes = [
    ['index.json', changedIndex],
    ...days.map((day) => [join('archive', day), changedDay] as const),
  ] as const;
  for (const [path, change] of changes) {
    const file = join(directory, path);
    // A service of another host never continues samples.
    const live = (await readFile(file, 'utf8')).replaceAll(/"origin": ?"sample"/g, '"origin": "live"');
    await writeFile(file, change(live));
  }
  return directory;
}

/** An owner's picture in the chart's place: all white, on which words are hardest to read. */
const whitePicture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#fff" d="M0 0h16v9H0z"/></svg>';

/** Words that no phone has room for side by side. */
export const changedTexts = {
  figure: '1.234.567.890,00 million',
  head: 'Responsibilities',
  word: 'Internationalization',
} as const;

const { figure, head, word } = changedTexts;
const longDescription = `Three and four:\n\n3. three\n4. four\n\n| ${head} | ${head} | ${head} |\n|---|---|---|\n| ${word} | 1 | 2 |`;

const filters: Readonly<Record<'regions' | 'categories', readonly { readonly id: string }[]>> = JSON.parse(
  readFileSync('tests/fixtures/data/filters.json', 'utf8'),
);
const without = (list: readonly { readonly id: string }[]) => Object.fromEntries(list.map(({ id }) => [id, null]));
const fewerNames = {
  filters: { regions: without(filters.regions.slice(2)), categories: without(filters.categories.slice(2)) },
};

/** The data of the changed site: an owner's picture in the chart's place, few selections of the news, and these texts. */
const changedData: Changes = {
  'chart.json': null,
  'pictures/hero.svg': whitePicture,
  'site.json': { hero: 'picture', heroFocus: 'right top' },
  'filters.json': { regions: filters.regions.slice(0, 2), categories: filters.categories.slice(0, 2) },
  'content/en/news.json': fewerNames,
  'content/es/news.json': fewerNames,
  'content/fr/news.json': fewerNames,
  'companies/energy.json': { en: { longDescription } },
};

/** @throws Error with what the build printed where it fails */
async function buildWell(folder: string, environment: NodeJS.ProcessEnv, script = 'scripts/build/main.ts') {
  const { status, err } = await runScript(script, [], { cwd: folder, env: { ...process.env, ...environment } });
  if (status !== 0) throw new Error(`The build in ${folder} failed: ${err}`);
}

async function newestChange(path: string): Promise<number> {
  const entry = await stat(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  const names = await readdir(path);
  return Math.max(entry.mtimeMs, ...(await Promise.all(names.map((name) => newestChange(join(path, name))))));
}

/** Whether the owner of this repository has changed the sample, of which there is a site anyway. */
export async function hasOwnData(): Promise<boolean> {
  const [own, sample] = await Promise.all(['data', 'tests/fixtures/data'].map(digestsOf));
  const edited = Object.entries(own ?? {}).filter(([path]) => !path.startsWith('news/'));
  return JSON.stringify(Object.fromEntries(edited)) !== JSON.stringify(sample);
}

async function buildSite(): Promise<void> {
  const folder = projectOf('site');
  copyProject(folder);
  await writeData(join(folder, 'data'), {});
  await buildWell(folder, {}, 'scripts/preview/sample.ts');
}

/** One after the other, beside the sample's, which takes as long as all of them. */
async function buildOwned(): Promise<void> {
  if (await hasOwnData()) {
    copyProject(projectOf('own'));
    await cp('data', dataOf('own'), { recursive: true });
    await buildWell(projectOf('own'), { NEWS_ALLOW_MISSING: '1' });
  }
  for (const { name, changes, words, environment } of owners) {
    copyProject(projectOf(name));
    await writeData(dataOf(name), changes, words);
    await buildWell(projectOf(name), { ...environment, NEWS_ALLOW_MISSING: '1' });
  }
}

async function buildChanged(name: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const folder = projectOf(name);
  copyProject(folder);
  await writeData(join(folder, 'data'), changedData, { '"value": "3"': `"value": "${figure}"` });
  const NEWS_SNAPSHOTS = await changedSnapshots(folder);
  await buildWell(folder, { ...secrets, ...changedSettings, ...environment, NEWS_SNAPSHOTS });
}

/** Builds the sites under test, unless what they are made of is older than they are. */
export async function ensureBuilds(): Promise<void> {
  const stamp = join(root, 'built');
  const sources = [
    'src',
    'scripts',
    'data',
    'tests/fixtures',
    'tests/browser/own',
    'tests/support/builds.ts',
    'public',
    'index.html',
    'vite.config.ts',
    'package-lock.json',
  ];
  const changedAt = Math.max(...(await Promise.all(sources.map(newestChange))));
  const builtAt = await stat(stamp).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
  if (builtAt > changedAt) return;
  const startedAt = new Date();
  await rm(stamp, { force: true });
  await Promise.all([buildSite(), buildOwned()]);
  await Promise.all([buildChanged('changed', {}), buildChanged('again', { NODE_ENV: 'development', MODE: 'test' })]);
  await writeFile(stamp, startedAt.toISOString());
}

/** Every file of a folder, by path in it, sorted. */
export async function filesOf(directory: string): Promise<readonly string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(directory).length + 1))
    .toSorted();
}

/** Path → digest of every file. */
export async function digestsOf(directory: string): Promise<Readonly<Record<string, string>>> {
  const digests = (await filesOf(directory)).map(async (path) => {
    const content = await readFile(join(directory, path));
    return [path, createHash('sha256').update(content).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(digests));
}
