/** Builds sites for the tests, each with its data in a folder of `.cache/builds`. */
import { hash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { copyFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sampleEnvironment } from '~scripts/preview/sample-environment';
import { nairobi, type Owner, owners } from '~tests/browser/owners/owners';
import { writeData } from '~tests/browser/owners/write-data';
import { copyProject } from './copy-project';
import { dataFolder } from './data-folder';
import { listFiles, readFiles } from './files';
import { runScript } from './run-command';

const buildsFolder = '.cache/builds';

/** The folder of an owner's site, which also has the code of an owner who has changed it. */
export const getSiteFolder = (owner: string): string => resolve(buildsFolder, owner);
/** The folders of an owner's data and of the built site. */
export const getDataFolder = (owner: string): string => join(buildsFolder, owner, 'data');
export const getDistFolder = (owner: string): string => join(buildsFolder, owner, 'dist');

/** The site with its defaults, as `npm start` shows it. */
export const sampleDistFolder = getDistFolder('site');
/** The sample news of that site. */
export const sampleNewsFolder = resolve(buildsFolder, 'site/.cache/news');

/** Environment variables with secrets, as a shell or CI has them. A test searches the built site for their values. */
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
  Partial<Pick<Owner, 'changes' | 'code' | 'environment' | 'replacedWords'>> & {
    /** Folder of the data that the changes are applied to; the sample by default. */
    readonly original?: string;
  };

/** The files of a folder of data by path, without the news and without the way in which the files are written. */
function readOwnerFiles(folder: string): Readonly<Record<string, unknown>> {
  const files = [...readFiles(folder)].filter(([path]) => !path.startsWith('news/'));
  return Object.fromEntries(files.map(([path, text]) => [path, path.endsWith('.json') ? JSON.parse(text) : text]));
}

/** The owners of tests/browser/owners, and the data of this repository if it is no longer the sample. */
export function getOwnerSites(): readonly TestSite[] {
  const isSample = isDeepStrictEqual(readOwnerFiles('data'), readOwnerFiles(dataFolder));
  return isSample ? owners : [...owners, { name: 'repository', original: 'data' }];
}

/** Nairobi's site again, in a folder that is named as one of the project, and with the variables of a developer's shell. */
const rebuiltSite: TestSite = {
  ...nairobi,
  name: 'src',
  environment: { ...nairobi.environment, NODE_ENV: 'development', MODE: 'test' },
};

/** The files and folders that every build depends on, besides its data. */
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

/** A hash that changes with the inputs of a build; test files are no input. */
function hashBuildInputs(): string {
  const files = buildInputs.flatMap((part) =>
    statSync(part).isFile() ? part : listFiles(part).map((path) => join(part, path)),
  );
  const digests = files
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => [path, hash('sha256', readFileSync(path))]);
  return hash('sha256', JSON.stringify(digests));
}

const readCode = (code: TestSite['code'] = {}) => Object.values(code).map((file) => readFileSync(file, 'utf8'));

/**
 * Builds a site, unless it was built from the same inputs before.
 * @throws Error with what the build printed if it fails
 */
async function buildSite(site: TestSite): Promise<void> {
  const { name, changes = {}, code, environment = {}, replacedWords, original } = site;
  const cwd = getSiteFolder(name);
  writeData(getDataFolder(name), changes, replacedWords, original);
  const stamp = join(cwd, 'built-of');
  const builtOf = hash(
    'sha256',
    JSON.stringify([hashBuildInputs(), readCode(code), environment, hashFiles(getDataFolder(name))]),
  );
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === builtOf) return;
  await rm(stamp, { force: true });
  if (code !== undefined) {
    copyProject(cwd);
    for (const [path, file] of Object.entries(code)) await copyFile(file, join(cwd, path));
  }
  const run = async (script: string, env: NodeJS.ProcessEnv, ...parameters: readonly string[]) => {
    const { status, err } = await runScript(script, parameters, { cwd, env }, code === undefined ? '.' : cwd);
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
 * Builds a site if needed. Builds run one after the other, because vite-react-ssg has only one temporary folder.
 * @throws Error if there is no site of the name, or its build fails
 */
export async function ensureSiteIsBuilt(name: string): Promise<TestSite> {
  const site = [{ name: 'site' }, ...getOwnerSites(), rebuiltSite].find((one) => one.name === name);
  if (site === undefined) throw new Error(`there is no site ${name} in tests/browser/owners/owners.ts`);
  const built = buildQueue.then(() => buildSite(site));
  // A failed build does not stop the next one.
  buildQueue = built.catch(() => undefined);
  await built;
  return site;
}

/** Returns the SHA-256 of every file of a folder, by path. */
export function hashFiles(directory: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    listFiles(directory).map((path) => [path, hash('sha256', readFileSync(join(directory, path)))]),
  );
}
