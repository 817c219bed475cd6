/** Builds of the site for the tests, each in a folder below `.cache/builds`, which has its data too. */
import { hash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sampleEnvironment } from '~scripts/settings/build-settings';
import { kingston, type Owner, owners } from '~tests/browser/owners/owners';
import { writeData } from '~tests/browser/owners/write-data';
import { listFiles } from './files';
import { runScript } from './run-command';

const buildsFolder = '.cache/builds';

/** The data of an owner, and the site that is built of it. */
export const getDataFolder = (owner: string): string => join(buildsFolder, owner, 'data');
export const getDistFolder = (owner: string): string => join(buildsFolder, owner, 'dist');

/** The site with its defaults, as `npm start` shows it. */
export const sampleDistFolder = getDistFolder('site');
/** The sample news of that site. */
export const sampleNewsFolder = resolve(buildsFolder, 'site/.cache/news');

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

type TestSite = Pick<Owner, 'name'> &
  Partial<Pick<Owner, 'changes' | 'environment' | 'replacedWords'>> & {
    /** Where the owner's data began, if not as the sample. */
    readonly original?: string;
  };

/** The owners of tests/browser/owners and, where the data of this repository are no longer the sample, its own. */
export function getOwnerSites(): readonly TestSite[] {
  const edited = Object.entries(hashFiles('data')).filter(([path]) => !path.startsWith('news/'));
  const isSample = JSON.stringify(Object.fromEntries(edited)) === JSON.stringify(hashFiles('tests/fixtures/data'));
  return isSample ? owners : [...owners, { name: 'repository', original: 'data' }];
}

/** The same site in another folder, from the shell of a developer. */
const rebuiltSite: TestSite = {
  ...kingston,
  name: 'again',
  environment: { ...kingston.environment, NODE_ENV: 'development', MODE: 'test' },
};

/** What every site is made of besides its own data. */
const buildInputs = [
  'index.html',
  'package.json',
  'package-lock.json',
  'public',
  'scripts',
  'src',
  'relay',
  'tsconfig.json',
  'vite.config.ts',
];

/** Tells whether what sites are made of has changed; tests are no part of them. */
function hashBuildInputs(): string {
  const files = buildInputs.flatMap((part) =>
    statSync(part).isFile() ? part : listFiles(part).map((path) => join(part, path)),
  );
  const digests = files
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => [path, hash('sha256', readFileSync(path))]);
  return hash('sha256', JSON.stringify(digests));
}

/**
 * Builds a site, unless it was built of the same before.
 * @throws Error with what the build printed if it fails
 */
async function buildSite({ name, changes = {}, environment = {}, replacedWords, original }: TestSite): Promise<void> {
  const cwd = resolve(buildsFolder, name);
  writeData(getDataFolder(name), changes, replacedWords, original);
  const stamp = join(cwd, 'built-of');
  const builtOf = hash('sha256', JSON.stringify([hashBuildInputs(), environment, hashFiles(getDataFolder(name))]));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === builtOf) return;
  await rm(stamp, { force: true });
  const run = async (script: string, env: NodeJS.ProcessEnv, ...parameters: readonly string[]) => {
    const { status, err } = await runScript(script, parameters, { cwd, env });
    if (status !== 0) throw new Error(`${script} failed in ${cwd}: ${err}`);
  };
  const env = { ...process.env, ...secrets, DIST_DIR: join(cwd, 'dist') };
  // The site with its defaults is built as `npm start` builds it.
  const sampleEnv = { ...sampleEnvironment(env), NEWS_SNAPSHOTS: sampleNewsFolder };
  if (name === 'site') await run('scripts/news/main.ts', sampleEnv, '--out', sampleNewsFolder);
  const settings = name === 'site' ? sampleEnv : { ...env, NEWS_ALLOW_MISSING: '1', ...environment };
  await run('scripts/build/main.ts', settings, '--generated', join(cwd, '.generated'));
  await writeFile(stamp, builtOf);
}

let buildQueue = Promise.resolve();

/**
 * A site under test, built first if it has to be; one after the other, as vite-react-ssg has one temporary folder for all.
 * @throws Error if there is no site of the name, or its build fails
 */
export async function ensureSiteIsBuilt(name: string): Promise<TestSite> {
  const site = [{ name: 'site' }, ...getOwnerSites(), rebuiltSite].find((one) => one.name === name);
  if (site === undefined) throw new Error(`there is no site ${name} in tests/browser/owners/owners.ts`);
  const built = buildQueue.then(() => buildSite(site));
  // The next one is built whether or not this one was.
  buildQueue = built.catch(() => undefined);
  await built;
  return site;
}

/** Path → digest of every file. */
export function hashFiles(directory: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    listFiles(directory).map((path) => [path, hash('sha256', readFileSync(join(directory, path)))]),
  );
}
