/** Builds of the site for the tests, each into a folder of its own below `.cache/builds`. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';
import { settings } from '~/config/site';

const root = '.cache/builds';

export interface BuildResult {
  readonly status: number | null;
  /** What the build said it failed of. */
  readonly complaint: string;
  readonly directory: string;
}

/** A build's environment: this one's, without what is set for the site under test and by the test runner. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const own = new Set([
    ...Object.keys(settings),
    'DIST_DIR',
    'NEWS_SNAPSHOTS',
    'NEWS_ALLOW_MISSING',
    'NODE_ENV',
    'MODE',
    'DEV',
    'PROD',
    'SSR',
    'TEST',
    'VITEST',
  ]);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.has(name)));
}

/** Longer than any build: what holds a lock that long was cut off. */
const lockAgeMaxMs = 280_000;

/** Waits for the builds of other test files: vite-react-ssg removes the working folder of all. */
async function alone<T>(run: () => Promise<T>): Promise<T> {
  const lock = join(root, 'lock');
  await mkdir(root, { recursive: true });
  for (;;) {
    try {
      await mkdir(lock);
      break;
    } catch {
      const since = await stat(lock).then(
        ({ mtimeMs }) => mtimeMs,
        () => Date.now(),
      );
      if (Date.now() - since > lockAgeMaxMs) await rm(lock, { recursive: true, force: true });
      else await pause(100);
    }
  }
  try {
    return await run();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

/** Runs the build as `npm run build` does. */
export async function buildSite(name: string, environment: Readonly<Record<string, string>>): Promise<BuildResult> {
  return alone(() => buildInto(join(root, name), environment));
}

async function buildInto(directory: string, environment: Readonly<Record<string, string>>): Promise<BuildResult> {
  await rm(directory, { recursive: true, force: true });
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build/main.ts'], {
    env: { ...cleanEnvironment(), DIST_DIR: directory, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const complaints: Buffer[] = [];
  child.stderr.on('data', (part: Buffer) => complaints.push(part));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { status, complaint: Buffer.concat(complaints).toString().trim(), directory };
}

/** Builds, and fails with what the build said. */
export async function buildWell(name: string, environment: Readonly<Record<string, string>>): Promise<string> {
  const { status, complaint, directory } = await buildSite(name, environment);
  if (status !== 0) throw new Error(`The build "${name}" failed: ${complaint}`);
  return directory;
}

/** Everything of other hosts that a site may have, all of it at addresses that no one answers. */
export const otherHosts = {
  ANALYTICS_ID: 'G-AB12CD34EF',
  LIVE_NEWS_URL: 'https://news.example/v1/all',
  LIVE_NEWS_PUBLIC_TOKEN: 'canary-public-7f3a',
  SCHEDULING_URL: 'https://book.example/calls',
  FONT_STYLESHEET_URL: 'https://fonts.example/css?family=A&display=swap',
} as const;

/** What a developer's shell or a CI system holds, under the names it has there, each with a value to look for. */
export const secrets: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'NEWS_API_TOKEN',
    'AWS_SECRET_ACCESS_KEY',
    'GITHUB_TOKEN',
    'NPM_TOKEN',
    'CLOUDFLARE_API_TOKEN',
    'SECRET',
    'VITE_SECRET',
    'PUBLIC_SECRET',
  ].map((name) => [name, `canary-${name.toLowerCase()}-7f3a`]),
);

function asLive(index: string): string {
  return index.replaceAll(/"origin": ?"sample"/g, '"origin": "live"');
}

/** The site with other hosts, built in an environment of secrets: by the first test file of a run that asks for it. */
export async function buildWithOtherHosts(): Promise<string> {
  const directory = join(root, 'other-hosts');
  const stamp = `${directory}.run`;
  return alone(async () => {
    const builtBy = existsSync(stamp) ? await readFile(stamp, 'utf8') : '';
    if (builtBy === inject('runId')) return directory;
    // A service of another host never continues samples.
    const days = (await readdir('data/news/archive')).map((day) => [join('archive', day), asLive] as const);
    const snapshots = await snapshotsWith('other-hosts', { 'index.json': asLive, ...Object.fromEntries(days) });
    const environment = { ...secrets, ...otherHosts, NEWS_SNAPSHOTS: snapshots };
    const { status, complaint } = await buildInto(directory, environment);
    if (status !== 0) throw new Error(`The build with other hosts failed: ${complaint}`);
    await writeFile(stamp, inject('runId'));
    return directory;
  });
}

/** The committed snapshots, with files changed (text) or left out (null), by path in the folder. */
export async function snapshotsWith(
  name: string,
  changes: Readonly<Record<string, ((text: string) => string) | null>>,
): Promise<string> {
  const directory = join(root, `${name}-news`);
  await rm(directory, { recursive: true, force: true });
  await mkdir(dirname(directory), { recursive: true });
  await cp('data/news', directory, { recursive: true });
  for (const [path, change] of Object.entries(changes)) {
    const file = join(directory, path);
    if (change === null) await rm(file);
    else await writeFile(file, change(await readFile(file, 'utf8')));
  }
  return directory;
}

/** Every file of a folder, by path in it, sorted. */
export async function filesOf(directory: string): Promise<readonly string[]> {
  const paths = await readdir(directory, { recursive: true });
  const isFile = await Promise.all(paths.map(async (path) => (await stat(join(directory, path))).isFile()));
  return paths.filter((_, index) => isFile[index]).toSorted();
}

/** Path → digest of every file, sorted by path. */
export async function digestsOf(directory: string): Promise<ReadonlyMap<string, string>> {
  const paths = await filesOf(directory);
  const digests = await Promise.all(
    paths.map(async (path) =>
      createHash('sha256')
        .update(await readFile(join(directory, path)))
        .digest('hex'),
    ),
  );
  return new Map(paths.map((path, index) => [path, digests[index] ?? '']));
}
