/** Tests the steps of refresh-news.yml that fetch and commit, in clones of a bare repository. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataFolder, projectFolder } from '~scripts/folders';
import { listen } from '~scripts/listen';
import { createSampleArticles } from '~scripts/news-service/sample-articles';
import { createNewsService, newsPath } from '~scripts/news-service/service';
import { embeddedUpstream, createNewsFolder, createTestService, testToken } from '~tests/support/news/test-refresh';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { runStep, writeFakeProgram } from '~tests/support/workflow-steps';

const workflow = 'refresh-news.yml';
const folder = createTemporaryFolder(afterAll);
const remote = join(folder, 'origin.git');
const programs = join(folder, 'programs');
/** Files and folders of the repository that the steps need. */
const copiedParts = ['src', 'scripts', 'package.json', 'tsconfig.json', '.gitignore'];

const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];

function git(directory: string, ...parameters: readonly string[]): string {
  return execFileSync('git', [...identity, ...parameters], { cwd: directory, encoding: 'utf8', stdio: 'pipe' }).trim();
}

const getTip = (path = '') => git(remote, 'rev-parse', `main${path}`);
const getSubjects = () => git(remote, 'log', '--format=%s', 'main').split('\n');

/** Checks out one commit, as the workflow does. The folder is removed after the test, or after all of them. */
function checkout(end?: typeof afterAll): string {
  const directory = createTemporaryFolder(end);
  git(folder, 'clone', '--quiet', '--depth=1', `file://${remote}`, directory);
  return directory;
}

/**
 * Creates what the second job gets from the first: the news of a checkout, by default the branch's, as an artifact in the
 * runner's temporary folder, and the git tree from which they were made.
 */
function createArtifact(directory = checkout(), tree = getTip(':data/news')) {
  const temporary = createTemporaryFolder();
  const news = join(temporary, 'news');
  cpSync(join(directory, 'data/news'), news, { recursive: true });
  return { tree, temporary, news };
}

function commit({ temporary, tree }: ReturnType<typeof createArtifact>, directory = checkout()) {
  const environment = { TREE: tree, GH_TOKEN: 'token-of-the-run' };
  return runStep(workflow, 'Commit what changed', { directory, fakePrograms: programs, temporary, environment });
}

function replaceByLink(path: string): void {
  rmSync(path);
  symlinkSync('/etc/passwd', path);
}

/** Makes the remote repository run lines of shell at each push. */
function setPushHook(lines: string): void {
  const hook = join(remote, 'hooks/pre-receive');
  rmSync(hook, { force: true });
  if (lines !== '') writeFileSync(hook, `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
}

beforeAll(async () => {
  mkdirSync(programs);
  writeFakeProgram(programs, 'gh', '[ "$*" = \'auth setup-git\' ]');
  const seed = join(folder, 'seed');
  for (const part of copiedParts) cpSync(join(projectFolder, part), join(seed, part), { recursive: true });
  for (const file of readdirSync(join(projectFolder, dataFolder)).filter((name) => name.endsWith('.json')))
    cpSync(join(projectFolder, dataFolder, file), join(seed, 'data', file));
  await createNewsFolder(join(seed, 'data/news')).runRefresh(createTestService({ origin: 'sample' }), {
    upstream: embeddedUpstream,
  });
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', remote);
  git(seed, 'init', '--quiet', '--initial-branch=main');
  git(seed, 'add', '--all');
  git(seed, 'commit', '--quiet', '--message', 'Seed');
  git(seed, 'push', '--quiet', remote, 'main');
});

it.for<readonly [Readonly<Record<string, string>>, string]>([
  [{}, ''],
  [{ BUDGET: '30', ACCEPT_LOSS: 'true' }, ' --budget 30 --accept-loss'],
])('a run with %j refreshes the news with the options "%s"', async ([environment, options]) => {
  const fakePrograms = createTemporaryFolder();
  writeFakeProgram(fakePrograms, 'npm', 'echo "$*"');
  const { printed } = await runStep(workflow, 'Refresh', { fakePrograms, environment });
  expect(printed.trim()).toBe(`run news:refresh --${options}`);
});

it('the news of a run are committed, unless another run was first or nothing changed', async () => {
  // There are few articles, so that one run gets them all. Their dates follow this machine's clock, which the process uses.
  const articles = createSampleArticles(Date.now()).slice(0, 80);
  const service = await listen(createNewsService(articles, { requireToken: testToken, origin: 'live' }).fetch);
  const directory = checkout();
  symlinkSync(join(projectFolder, 'node_modules'), join(directory, 'node_modules'));
  const { outputs } = await runStep(workflow, 'Note what is refreshed', { directory });
  const environment = { NEWS_API_TOKEN: testToken, NEWS_API_URL: service.origin + newsPath };
  const result = await runStep(workflow, 'Refresh', { directory, environment });
  await service.close();
  expect(result).toMatchObject({ status: 0, outputs: { refreshed: 'true', alarm: '' } });
  expect(result.printed + result.summary).not.toContain(testToken);

  const artifact = createArtifact(directory, outputs['tree']);
  expect(await commit(artifact)).toMatchObject({ status: 0 });
  expect(getSubjects()).toEqual(['Refresh the news', 'Seed']);
  const news = createNewsFolder(join(checkout(), 'data/news'));
  expect([news.findInconsistencies(), news.readAddresses()]).toEqual([
    [],
    createNewsFolder(artifact.news).readAddresses(),
  ]);

  const first = getTip();
  const lateCommit = await commit(artifact);
  expect(lateCommit).toMatchObject({ status: 0, printed: expect.stringContaining('data/news changed meanwhile') });
  expect(await commit(createArtifact())).toMatchObject({ status: 0, printed: '' });
  expect(getTip()).toBe(first);
});

it('a commit replaces the folder of the news and nothing else, and keeps what was pushed to other files meanwhile', async () => {
  const artifact = createArtifact();
  const otherCheckout = checkout();
  writeFileSync(join(otherCheckout, 'README.md'), 'Work of someone else.\n');
  git(otherCheckout, 'add', 'README.md');
  git(otherCheckout, 'commit', '--quiet', '--message', 'Work');
  git(otherCheckout, 'push', '--quiet', 'origin', 'main');
  rmSync(join(artifact.news, 'haiti/all.json'));
  writeFileSync(join(artifact.news, 'haiti/politics.json'), '{}', { mode: 0o755 });
  // The first push fails, as if another had come before it.
  setPushHook('[ -e pushed ] || { touch pushed; exit 1; }');
  expect(await commit(artifact)).toMatchObject({ status: 0 });
  setPushHook('');
  const changed = git(remote, 'show', '--raw', '--no-renames', '--format=%an', 'main');
  expect(changed.replace(/ \w+ \w+ ([ADM])\t/g, ' $1 ').split('\n')).toEqual([
    'github-actions[bot]',
    '',
    ':100644 000000 D data/news/haiti/all.json',
    ':100644 100644 M data/news/haiti/politics.json',
  ]);
  expect(getSubjects().slice(0, 2)).toEqual(['Refresh the news', 'Work']);
});

let sharedCheckout: string | undefined;

it.for<readonly [string, (news: string) => void, string]>([
  ['a link to a file', (news) => symlinkSync('/etc/passwd', join(news, 'haiti/a.json')), 'holds haiti/a.json, which'],
  ['a link to a folder', (news) => symlinkSync('/etc', join(news, 'etc')), 'holds etc, which'],
  ['a link in place of the index', (news) => replaceByLink(join(news, 'index.json')), 'holds index.json, which'],
  ['a pipe', (news) => execFileSync('mkfifo', [join(news, 'haiti/a.json')]), 'holds haiti/a.json, which'],
  ['a program', (news) => writeFileSync(join(news, 'haiti/run.sh'), 'true'), 'holds haiti/run.sh, which'],
  ['another file beside the index', (news) => writeFileSync(join(news, 'new.json'), '{}'), 'holds new.json, which'],
  ['a hidden file', (news) => writeFileSync(join(news, '.gitattributes'), ''), 'holds .gitattributes, which'],
  ['a hidden folder', (news) => mkdirSync(join(news, '.git')), 'holds .git, which'],
  ['a name in capitals', (news) => writeFileSync(join(news, 'haiti/A.json'), ''), 'holds haiti/A.json, which'],
  ...['aux', 'con', 'nul', '-x', 'atlantis'].map(
    (name) => [`the folder ${name}`, (news: string) => mkdirSync(join(news, name)), `holds ${name}, which`] as const,
  ),
  ['an unknown category', (news) => writeFileSync(join(news, 'haiti/con.json'), '{}'), 'holds haiti/con.json, which'],
  ['a deeper folder', (news) => mkdirSync(join(news, 'haiti/a')), 'holds haiti/a, which'],
  [
    'a file in a deeper folder',
    (news) => {
      mkdirSync(join(news, 'haiti/a'));
      writeFileSync(join(news, 'haiti/a/b.json'), '{}');
    },
    'holds haiti/a, which',
  ],
  [
    'a command for the runner as a name',
    (news) => writeFileSync(join(news, '##[add-path]\n::error::.json'), '{}'),
    "holds $'##[add-path]\\n::error::.json', which",
  ],
  ['a huge file', (news) => truncateSync(join(news, 'index.json'), 50_000_001), 'is larger than 50 MB'],
  ['no index', (news) => rmSync(join(news, 'index.json')), 'has no index.json'],
])('an artifact that contains %s is refused', async ([, change, reason]) => {
  // A refused artifact changes no file of the checkout, so that all share one.
  sharedCheckout ??= checkout(afterAll);
  const artifact = createArtifact(sharedCheckout);
  change(artifact.news);
  const before = getTip();
  const { printed, status } = await commit(artifact, sharedCheckout);
  expect(printed.trim().split('\n')).toEqual([expect.stringContaining(`Not committed::The refreshed news ${reason}`)]);
  expect([status, getTip()]).toEqual([1, before]);
});

it('the step fails if nothing can be pushed', async () => {
  const artifact = createArtifact();
  writeFileSync(join(artifact.news, 'haiti/society.json'), '{}');
  setPushHook('exit 1');
  const { printed, status } = await commit(artifact);
  setPushHook('');
  expect([status, printed]).toEqual([1, expect.stringContaining('main moved three times, or refuses pushes')]);
});
