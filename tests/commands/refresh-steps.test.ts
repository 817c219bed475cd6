import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, truncateSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
/** The steps of refresh-news.yml that fetch and commit, in clones of a bare repository. */
import { dataFolder } from '~scripts/lib/data-folder';
import { listen, type Listening } from '~scripts/lib/listen';
import { sampleArticles } from '~scripts/news-service/corpus';
import { createNewsService, newsPath } from '~scripts/news-service/service';
import { faultsIn, readNewsFolder } from '~scripts/news/snapshots/news-folder';
import { folderOfFile } from '~tests/support/folder';
import { archivedIn, dayMs, embedded, runRefresh, startService, testToken } from '~tests/support/news/refresh-runs';
import { root, runStep, type StepResult, writeStandIn } from '~tests/support/workflow-steps';

const name = 'refresh-news.yml';
const place = folderOfFile();
const bare = join(place, 'origin.git');
const programs = join(place, 'programs');
/** What the steps run of the repository. */
const parts = [
  'package.json',
  'tsconfig.json',
  '.gitignore',
  ...['lib', 'news', 'news-service', 'settings'].map((folder) => `scripts/${folder}`),
  ...['config', 'lib', 'features/news/model'].map((folder) => `src/${folder}`),
];

/** The processes have this machine’s clock. */
const today = Date.now();

const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];

function git(directory: string, ...parameters: readonly string[]): string {
  return execFileSync('git', [...identity, ...parameters], { cwd: directory, encoding: 'utf8', stdio: 'pipe' }).trim();
}

const tip = (path = '') => git(bare, 'rev-parse', `main${path}`);
const subjects = () => git(bare, 'log', '--format=%s', 'main').split('\n');

/** A checkout as the workflow has it, of one commit. */
function checkout(folder: string): string {
  git(place, 'clone', '--quiet', '--depth=1', `file://${bare}`, folder);
  return join(place, folder);
}

/** The first job: what it says, and the artifact that it uploads, as the second one finds it. */
async function refresh(job: string, { origin }: Listening, environment: Readonly<Record<string, string>> = {}) {
  const directory = checkout(job);
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'));
  const { outputs } = await runStep(name, 'Note what is refreshed', { directory });
  const given = { NEWS_API_TOKEN: testToken, NEWS_API_URL: origin + newsPath, ...environment };
  const result = await runStep(name, 'Refresh', { directory, environment: given });
  const temporary = join(place, `${job}-runner`);
  cpSync(join(directory, 'data/news'), join(temporary, 'news'), { recursive: true });
  return { tree: outputs['tree'] ?? '', result, temporary };
}

function commit(job: string, { tree, temporary }: { tree: string; temporary: string }): Promise<StepResult> {
  const environment = { TREE: tree, GH_TOKEN: 'token-of-the-run' };
  return runStep(name, 'Commit what changed', { directory: checkout(job), programs, temporary, environment });
}

/** A copy of the branch's news as an artifact. */
function artifact(job: string) {
  const temporary = join(place, job);
  cpSync(join(checkout(`${job}-original`), 'data/news'), join(temporary, 'news'), { recursive: true });
  return { tree: tip(':data/news'), temporary };
}

/** What the remote repository does with a push. */
function onPush(lines: string): void {
  const hook = join(bare, 'hooks/pre-receive');
  rmSync(hook, { force: true });
  if (lines !== '') writeFileSync(hook, `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
}

function start(time: number): Promise<Listening> {
  // A few articles, so that one run knows them all.
  const articles = sampleArticles(time).slice(time === today ? 40 : 0, time === today ? 80 : 40);
  return listen(createNewsService({ articles, requireToken: testToken }).app.fetch);
}

let one: Listening;
let two: Listening;
beforeAll(async () => {
  [one, two] = await Promise.all([start(today - dayMs), start(today)]);
  mkdirSync(programs);
  writeStandIn(programs, 'gh', "process.exitCode = process.argv.slice(2).join(' ') === 'auth setup-git' ? 0 : 1;");
  const seed = join(place, 'seed');
  for (const part of parts) cpSync(join(root, part), join(seed, part), { recursive: true });
  for (const file of readdirSync(join(root, dataFolder)).filter((name) => name.endsWith('.json')))
    cpSync(join(root, dataFolder, file), join(seed, 'data', file));
  await runRefresh(startService(), join(seed, 'data/news'), { upstream: embedded });
  git(place, 'init', '--quiet', '--bare', '--initial-branch=main', bare);
  git(seed, 'init', '--quiet', '--initial-branch=main');
  git(seed, 'add', '--all');
  git(seed, 'commit', '--quiet', '--message', 'Seed');
  git(seed, 'push', '--quiet', bare, 'main');
});
afterAll(() => Promise.all([one.close(), two.close()]));

describe('a scheduled refresh', () => {
  it('gives up where another one was first, and the next one mends it; unchanged, it commits nothing', async () => {
    const [a, b] = await Promise.all([refresh('a', one), refresh('b', two, { SCHEDULED: 'true', BUDGET: '30' })]);
    for (const { result } of [a, b]) {
      expect(result).toMatchObject({ status: 0, outputs: { refreshed: 'true', alarm: '' } });
      expect(result.printed + result.summary).not.toContain(testToken);
    }
    expect(await commit('a-commit', a)).toMatchObject({ status: 0 });
    const first = tip();
    const late = await commit('b-commit', b);
    expect(late).toMatchObject({ status: 0, printed: expect.stringContaining('data/news moved meanwhile') });
    expect(tip()).toBe(first);

    const next = await refresh('next', two);
    expect(await commit('next-commit', next)).toMatchObject({ status: 0 });
    expect(subjects()).toEqual(['Refresh the news', 'Refresh the news', 'Seed']);
    const news = join(checkout('after'), 'data/news');
    expect(faultsIn(readNewsFolder(news))).toEqual([]);
    const found = [a, b].flatMap(({ temporary }) => archivedIn(join(temporary, 'news')));
    expect(archivedIn(news)).toEqual(expect.arrayContaining(found));

    const before = tip();
    expect(await commit('quiet-commit', await refresh('quiet', two))).toMatchObject({ status: 0 });
    expect(tip()).toBe(before);
  });

  it('replaces the folder whole and nothing else, over what someone pushed to other files meanwhile', async () => {
    const given = artifact('whole');
    const someone = checkout('someone');
    writeFileSync(join(someone, 'README.md'), 'Work of someone else.\n');
    git(someone, 'add', 'README.md');
    git(someone, 'commit', '--quiet', '--message', 'Work');
    git(someone, 'push', '--quiet', 'origin', 'main');
    const [oldest = ''] = readdirSync(join(given.temporary, 'news/archive'));
    unlinkSync(join(given.temporary, 'news/archive', oldest));
    writeFileSync(join(given.temporary, 'news/new.json'), '{}', { mode: 0o755 });
    // The first push fails, as one does that comes a moment too late.
    onPush('[ -e pushed ] || { touch pushed; exit 1; }');
    expect(await commit('whole-commit', given)).toMatchObject({ status: 0 });
    onPush('');
    const changed = git(bare, 'show', '--raw', '--no-renames', '--format=%an', 'main');
    expect(changed.replace(/ \w+ \w+ ([AD])\t/g, ' $1 ').split('\n')).toEqual([
      'github-actions[bot]',
      '',
      `:100644 000000 D data/news/archive/${oldest}`,
      ':000000 100644 A data/news/new.json',
    ]);
    expect(subjects().slice(0, 2)).toEqual(['Refresh the news', 'Work']);
  });

  it.for<readonly [string, (news: string) => void, string]>([
    ['a link to a file', (news) => symlinkSync('/etc/passwd', join(news, 'a.json')), 'hold a.json, which'],
    ['a link to a folder', (news) => symlinkSync('/etc', join(news, 'archive/etc')), 'hold archive/etc, which'],
    ['a pipe', (news) => execFileSync('mkfifo', [join(news, 'a.json')]), 'hold a.json, which'],
    ['a program', (news) => writeFileSync(join(news, 'archive/run.sh'), 'true'), 'hold archive/run.sh, which'],
    ['a hidden file', (news) => writeFileSync(join(news, '.gitattributes'), ''), 'hold .gitattributes, which'],
    [
      'a command for the runner as a name',
      (news) => writeFileSync(join(news, '##[add-path]\n::error::.json'), '{}'),
      "hold $'##[add-path]\\n::error::.json', which",
    ],
    ['a huge file', (news) => truncateSync(join(news, 'index.json'), 50_000_001), 'are larger than 50 MB'],
    [
      'many files',
      (news) => Array.from({ length: 1_000 }, (_, at) => writeFileSync(join(news, `${at}.json`), '{}')),
      'are more than 1000 files and folders',
    ],
    ['no index', (news) => unlinkSync(join(news, 'index.json')), 'have no index.json'],
  ])('refuses an artifact that holds %s', async ([kind, change, reason]) => {
    const job = kind.replaceAll(' ', '-');
    const given = artifact(job);
    change(join(given.temporary, 'news'));
    const before = tip();
    const { printed, status } = await commit(`${job}-commit`, given);
    expect(status).toBe(1);
    expect(printed.trim().split('\n')).toEqual([
      expect.stringContaining(`Not committed::The refreshed news ${reason}`),
    ]);
    expect(tip()).toBe(before);
  });

  it('fails where nothing can be pushed', async () => {
    const given = artifact('unpushed');
    writeFileSync(join(given.temporary, 'news/newer.json'), '{}');
    onPush('exit 1');
    const { printed, status } = await commit('unpushed-commit', given);
    onPush('');
    expect([status, printed]).toEqual([1, expect.stringContaining('main moved three times, or refuses pushes')]);
  });
});
