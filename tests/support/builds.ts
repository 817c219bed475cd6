/** Builds sites for the tests, each with its data in a folder of `.cache/builds`. */
import { hash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { copyFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newsCallsPerDay } from '~/config/limits';
import { listen } from '~scripts/listen';
import { createNewsService, newsPath } from '~scripts/news-service/service';
import { refresh } from '~scripts/news/refresh';
import { createSampleEnvironment } from '~scripts/preview/sample-environment';
import { copyProject } from './copy-project';
import { listFiles } from './files';
import { createSamplesWithFaults } from './news/irregular-records';
import { searchTerms } from './news/search-terms';
import { releaseFiles } from './releases';
import { runScript } from './run-command';
import { secondSiteSettings } from './second-site';
import { type Changes, writeData } from './write-data';

const buildsFolder = '.cache/builds';

/** The folder of a site, which also has its code if that is changed. */
export const getSiteFolder = (name: string): string => resolve(buildsFolder, name);
/** The folders of a site's data and of the built site. */
export const getDataFolder = (name: string): string => join(buildsFolder, name, 'data');
export const getDistFolder = (name: string): string => join(buildsFolder, name, 'dist');

/** The site with its defaults, as `npm start` shows it, with irregular records among its sample news. */
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

interface TestSite {
  readonly name: string;
  readonly changes?: Changes;
  readonly environment?: Readonly<Record<string, string>>;
  /** Files that are added to the code, or that replace those of their names there, each with its folder in the project. */
  readonly code?: Readonly<Record<string, string>>;
}

const secondSite: TestSite = {
  name: 'second',
  changes: {
    'site.json': secondSiteSettings,
    // A selection without articles.
    'news/haiti/politics.json': { total: 0, articles: [] },
    ...releaseFiles,
  },
};

/** The token with which pages of the site `stock-components` call the news service. */
export const publicToken = 'public-token-0123456789';

const sites: readonly TestSite[] = [
  { name: 'site' },
  secondSite,
  // The second site again, in a folder that is named as one of the project, and with the variables of a developer's shell.
  { ...secondSite, name: 'src', environment: { NODE_ENV: 'development', MODE: 'test' } },
  // A page shows Material UI's components. The news is live, and pages ask the news service for more with a public token.
  {
    name: 'stock-components',
    changes: { 'site.json': { liveNewsToken: publicToken }, 'news/index.json': { origin: 'live' } },
    code: {
      'tests/fixtures/stock-components/PortfolioPage.tsx': 'src/pages/portfolio',
      'tests/fixtures/stock-components/StockComponents.tsx': 'src/pages/portfolio',
    },
  },
];

/** The files and folders that every build depends on, besides its data; the sample's news has irregular records. */
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
  'tests/support/news/irregular-records.ts',
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

const readCode = (code: TestSite['code'] = {}) => Object.keys(code).map((file) => readFileSync(file, 'utf8'));

/**
 * Builds a site, unless it was built from the same inputs before.
 * @throws Error with what the build printed if it fails
 */
async function buildSite(site: TestSite): Promise<void> {
  const { name, changes = {}, code, environment = {} } = site;
  const cwd = getSiteFolder(name);
  writeData(getDataFolder(name), changes);
  const stamp = join(cwd, 'built-of');
  const builtOf = hash(
    'sha256',
    JSON.stringify([hashBuildInputs(), readCode(code), environment, hashFiles(getDataFolder(name))]),
  );
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === builtOf) return;
  await rm(stamp, { force: true });
  if (code !== undefined) {
    copyProject(cwd);
    for (const [file, folder] of Object.entries(code)) await copyFile(file, join(cwd, folder, basename(file)));
  }
  const run = async (script: string, env: NodeJS.ProcessEnv, ...parameters: readonly string[]) => {
    const { status, err } = await runScript(script, parameters, { cwd, env }, code === undefined ? '.' : cwd);
    if (status !== 0) throw new Error(`${script} failed in ${cwd}: ${err}`);
  };
  // The mode of the tests' own process is not that of a shell.
  const env = { ...process.env, ...secrets, NODE_ENV: undefined, DIST_DIR: join(cwd, 'dist') };
  // The site with its defaults is built as `npm start` builds it.
  const sampleEnv = { ...createSampleEnvironment(env), NEWS_SNAPSHOTS: sampleNewsFolder };
  if (name === 'site') {
    await refreshSampleNews();
    await run('scripts/build/main.ts', sampleEnv, '--preview');
  } else await run('scripts/build/main.ts', { ...env, ...environment });
  await writeFile(stamp, builtOf);
}

/** Refreshes the sample news of the site from the embedded service, which also sends irregular records here. */
async function refreshSampleNews(): Promise<void> {
  const service = await listen(createNewsService(createSamplesWithFaults(Date.now())).fetch);
  try {
    await refresh(
      {
        searchTerms,
        upstream: { kind: 'embedded', url: service.origin + newsPath, token: '', host: 'embedded samples' },
        directory: sampleNewsFolder,
        callsPerDay: newsCallsPerDay,
        budget: null,
        acceptLoss: false,
      },
      { fetch, sleep, now: Date.now, onCall: () => undefined },
    );
  } finally {
    await service.close();
  }
}

let buildQueue = Promise.resolve();

/**
 * Builds a site if needed. Builds run one after the other, because vite-react-ssg has only one temporary folder.
 * @throws Error if there is no site of the name, or its build fails
 */
export async function ensureSiteIsBuilt(name: string): Promise<TestSite> {
  const site = sites.find((one) => one.name === name);
  if (site === undefined) throw new Error(`there is no site ${name}`);
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
