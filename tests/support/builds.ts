/** Builds of the site for the tests, each in a copy of the project below `.cache/builds`. */
import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { rm, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { kingston, type Owner, owners } from '~tests/browser/own/owners';
import { writeData } from '~tests/browser/own/write-data';
import { filesOf } from './files';
import { copyProject, projectParts } from './project';
import { runScript } from './run';

const root = '.cache/builds';

/** The data of an owner, and the site that is built of it. */
export const dataOf = (owner: string): string => join(root, owner, 'data');
export const siteOf = (owner: string): string => join(root, owner, 'dist');

/** The site with its defaults, as `npm start` shows it. */
export const siteBuild = siteOf('site');
/** The sample news of that site. */
export const sampleNews = resolve(root, 'site/.cache/news');

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

type OwnedSite = Pick<Owner, 'name'> &
  Partial<Pick<Owner, 'changes' | 'environment' | 'words'>> & {
    /** Where the owner's data began, if not as the sample. */
    readonly original?: string;
  };

/** The owners of tests/browser/own and, where the data of this repository are no longer the sample, its own. */
export function ownedSites(): readonly OwnedSite[] {
  const edited = Object.entries(digestsOf('data')).filter(([path]) => !path.startsWith('news/'));
  const isSample = JSON.stringify(Object.fromEntries(edited)) === JSON.stringify(digestsOf('tests/fixtures/data'));
  return isSample ? owners : [...owners, { name: 'repository', original: 'data' }];
}

/** @throws Error with what the build printed where it fails */
async function build(
  { name, changes = {}, environment = {}, words, original }: OwnedSite,
  script = 'scripts/build/main.ts',
): Promise<void> {
  const cwd = join(root, name);
  copyProject(cwd);
  writeData(dataOf(name), changes, words, original);
  const env = { ...process.env, ...secrets, NEWS_ALLOW_MISSING: '1', ...environment };
  const { status, err } = await runScript(script, [], { cwd, env });
  if (status !== 0) throw new Error(`The build in ${cwd} failed: ${err}`);
}

/** The same site in another folder, from the shell of a developer. */
const again: OwnedSite = {
  ...kingston,
  name: 'again',
  environment: { ...kingston.environment, NODE_ENV: 'development', MODE: 'test' },
};

/** Of files and folders, which change as a file comes or goes. */
function newestChange(path: string): number {
  const within = statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
  return Math.max(...['', ...within].map((name) => statSync(join(path, name)).mtimeMs));
}

/** Builds the sites under test, two at a time, unless what they are made of is older than they are. */
export async function ensureBuilds(): Promise<void> {
  const stamp = join(root, 'built');
  const own = ['tests/browser/own/owners.ts', 'tests/browser/own/write-data.ts', 'tests/support/builds.ts'];
  const changedAt = Math.max(...[...projectParts, 'data', ...own].map(newestChange));
  if ((statSync(stamp, { throwIfNoEntry: false })?.mtimeMs ?? 0) > changedAt) return;
  const startedAt = new Date();
  await rm(stamp, { force: true });
  const waiting = [
    () => build({ name: 'site' }, 'scripts/preview/sample.ts'),
    ...[...ownedSites(), again].toReversed().map((site) => () => build(site)),
  ];
  const buildWaiting = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await next();
  };
  await Promise.all([buildWaiting(), buildWaiting()]);
  await writeFile(stamp, '');
  // What changes meanwhile is newer.
  await utimes(stamp, startedAt, startedAt);
}

/** Path → digest of every file. */
export function digestsOf(directory: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    filesOf(directory).map((path) => [path, hash('sha256', readFileSync(join(directory, path)))]),
  );
}
