/** The steps of refresh-news.yml as processes, in clones of a bare repository. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dataFolder } from '~/config/dataFolder';
import { listen, type Listening } from '~scripts/lib/listen';
import { sampleArticles } from '~scripts/news-service/corpus';
import { createNewsService, newsPath } from '~scripts/news-service/service';
import { checkSnapshots } from '~scripts/news/snapshots/check';
import { archivedIn, dayMs, embedded, runRefresh, startService, testToken } from '~tests/support/news/refresh-runs';
import { root, runStep, type StepResult, writeStandIn } from '~tests/support/workflow-steps';
import { commitNews } from './commit-news';

const place = mkdtempSync(join(tmpdir(), 'refresh-steps-'));
const bare = join(place, 'origin.git');
const programs = join(place, 'programs');
/** What the steps run of the repository. */
const parts = [
  'package.json',
  'tsconfig.json',
  '.gitignore',
  '.github/workflows',
  ...['lib', 'news', 'news-service', 'workflows'].map((name) => `scripts/${name}`),
  ...['config', 'lib', 'features/news/model'].map((name) => `src/${name}`),
];

/** The processes have this machine’s clock. */
const today = Date.now();

const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];

function git(directory: string, ...parameters: readonly string[]): string {
  return execFileSync('git', [...identity, ...parameters], { cwd: directory, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** A checkout as the workflow has it: of one commit, with the packages beside it. */
function checkout(name: string): string {
  const directory = join(place, name);
  git(place, 'clone', '--quiet', '--depth=1', `file://${bare}`, name);
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'));
  return directory;
}

function refresh(directory: string, { origin }: Listening, ...parameters: readonly string[]): Promise<StepResult> {
  const environment = { NEWS_API_TOKEN: testToken, NEWS_API_URL: origin + newsPath };
  return runStep('scripts/news/main.ts', parameters, { directory, environment });
}

/** A service of a few articles, so that one run knows them all. */
function start(time: number): Promise<Listening> {
  const articles = sampleArticles(time).slice(time === today ? 40 : 0, time === today ? 80 : 40);
  return listen(createNewsService({ articles, requireToken: testToken }).app.fetch);
}

function commit(directory: string): Promise<StepResult> {
  const environment = { BRANCH: 'main', GH_TOKEN: 'token-of-the-run' };
  return runStep('scripts/workflows/commit-news.ts', [], { directory, programs, environment });
}

const tip = () => git(bare, 'rev-parse', 'main');

const good = { status: 0, outputs: { refreshed: 'true', alarm: '' } };
let one: Listening;
let two: Listening;
beforeAll(async () => {
  [one, two] = await Promise.all([start(today - dayMs), start(today)]);
  mkdirSync(programs);
  writeStandIn(programs, 'gh', "process.exitCode = process.argv.slice(2).join(' ') === 'auth setup-git' ? 0 : 1;");
  const seed = join(place, 'seed');
  for (const part of parts) cpSync(join(root, part), join(seed, part), { recursive: true });
  cpSync(join(root, dataFolder, 'site.json'), join(seed, 'data/site.json'));
  await runRefresh(startService(), join(seed, 'data/news'), { upstream: embedded });
  git(place, 'init', '--quiet', '--bare', '--initial-branch=main', bare);
  git(seed, 'init', '--quiet', '--initial-branch=main');
  git(seed, 'add', '--all');
  git(seed, 'commit', '--quiet', '--message', 'Seed');
  git(seed, 'push', '--quiet', bare, 'main');
});
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  rmSync(place, { recursive: true, force: true });
});

// Many processes one after the other, on a machine that may be busy.
describe('a scheduled refresh', { timeout: 120_000 }, () => {
  it('loses nothing where two race, and someone else pushes as well; unchanged, it commits nothing', async () => {
    const [a, b, someone] = [checkout('a'), checkout('b'), checkout('someone')];
    const refreshed = await Promise.all([refresh(a, one), refresh(b, two, '--scheduled', '--budget', '30')]);
    for (const result of refreshed) {
      expect(result).toMatchObject(good);
      expect(result.printed + result.summary).not.toContain(testToken);
    }
    const articles = new Set([...archivedIn(join(a, 'data/news')), ...archivedIn(join(b, 'data/news'))]);

    writeFileSync(join(someone, 'README.md'), 'Work of someone else.\n');
    git(someone, 'add', 'README.md');
    git(someone, 'commit', '--quiet', '--message', 'Work');
    git(someone, 'push', '--quiet', 'origin', 'main');
    const committed = await Promise.all([commit(a), commit(b)]);
    expect(committed.map(({ status }) => status)).toEqual([0, 0]);
    expect(committed.map(({ outputs }) => outputs['commit'])).toContain(tip());

    const after = checkout('after');
    const news = join(after, 'data/news');
    const subjects = git(bare, 'log', '--format=%s', 'main').split('\n');
    expect(subjects).toEqual(['Refresh the news', 'Refresh the news', 'Work', 'Seed']);
    expect(git(bare, 'ls-tree', '--name-only', 'main', 'README.md')).toBe('README.md');
    expect(checkSnapshots(news).faults).toEqual([]);
    const kept = archivedIn(news);
    expect([kept.length, new Set(kept)]).toEqual([articles.size, articles]);

    // Of the two runs, one had no mark for what the other has read: the next one sets it.
    await refresh(after, one);
    await commit(after);
    const before = tip();
    expect(await refresh(after, one)).toMatchObject(good);
    expect(await commit(after)).toMatchObject({ status: 0, outputs: {} });
    expect(tip()).toBe(before);
  });

  it('fails where nothing can be pushed', async () => {
    const directory = checkout('unpushed');
    writeFileSync(join(directory, 'data/news/note.json'), '{}');
    git(directory, 'remote', 'set-url', '--push', 'origin', join(place, 'nowhere.git'));
    vi.stubEnv('PATH', `${programs}:${process.env['PATH'] ?? ''}`);
    await expect(commitNews({ directory, branch: 'main', pauseMs: 0 })).rejects.toThrow(/^main moved 5 times, or /);
    vi.unstubAllEnvs();
  });
});
