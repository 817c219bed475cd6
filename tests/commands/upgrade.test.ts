/** Tests how an owner upgrades to a later revision of the code: by the command, and by the lines of docs/upgrade.md. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getErrorMessage } from '~/shared/getErrorMessage';
import { upgrade as upgradeRepository } from '~scripts/upgrade/upgrade';
import { runScript } from '~tests/support/run-command';
import { createTemporaryFolder } from '~tests/support/temporary-folder';

// The upgrade works in the owner's repository, whose data are where an owner has them.
vi.mock('~scripts/lib/data-folder', () => ({ dataFolder: 'data' }));

/** Texts of files by their paths; null removes a file. */
type Files = Readonly<Record<string, string | null>>;

function createRepository(folder: string) {
  const run = (lines: string) => execFileSync('sh', ['-ec', lines], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  return {
    folder,
    run,
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),
    write(files: Files): void {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(join(folder, path, '..'), { recursive: true });
        if (text === null) rmSync(join(folder, path));
        else writeFileSync(join(folder, path), text);
      }
    },
    commit(files: Files, message: string): void {
      this.write(files);
      run(`git add --all && git commit --quiet --message '${message}'`);
    },
    configureAuthor: () => run('git config user.name Owner && git config user.email owner@owner.example'),
  };
}

type Repository = ReturnType<typeof createRepository>;

function initialise(folder: string): Repository {
  const repository = createRepository(folder);
  repository.run('git init --quiet --initial-branch=main');
  repository.configureAuthor();
  return repository;
}

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const toSource = (...changes: readonly string[]) =>
  ['first', '', '', '', '', '', '', 'last', ...changes, ''].join('\n');

/** A later version brings a migration as the npm script `migrate:data`. */
const scripts = { 'migrate:data': 'node migrate.mjs', 'check:data': 'node check.mjs' };
const migration = `import { readFileSync, writeFileSync } from 'node:fs';
const file = 'data/content/en/news.json';
const { list: { near, ...list } } = JSON.parse(readFileSync(file, 'utf8'));
writeFileSync(file, JSON.stringify({ list }, null, 2) + '\\n');
console.log(file + ': changed');
`;
const packageFile = (changes: object = {}) =>
  toJson({ name: 'site', version: '1.0.0', scripts: { 'check:data': scripts['check:data'] }, ...changes });
const lockFile = (version: string) => toJson({ name: 'site', version, lockfileVersion: 3, packages: {} });
const toCheckScript = (...errors: readonly string[]) =>
  errors.length === 0 ? '' : `console.error(${JSON.stringify(errors.join('\n'))}); process.exitCode = 1;\n`;

const oldNews = toJson({ list: { empty: 'Nothing', near: 'See also:' } });

/** Files of the first version. */
const firstVersion: Files = {
  '.gitignore': 'node_modules\n.env*\n',
  'package.json': packageFile(),
  'package-lock.json': lockFile('1.0.0'),
  'check.mjs': toCheckScript(),
  'src/a.ts': toSource(),
  'src/b.ts': toSource(),
  'src/c.ts': toSource(),
  'data/site.json': toJson({ brand: 'Sample' }),
  'data/content/en/news.json': oldNews,
  'data/content/en/home.json': toJson({ heading: 'Sample' }),
  'data/companies/sample.json': toJson({ name: 'Sample' }),
};

let upstream: Repository;

beforeAll(() => {
  upstream = initialise(createTemporaryFolder(afterAll));
  const tag = (name: string) => upstream.run(`git tag ${name}`);
  upstream.commit(firstVersion, 'Version 1');
  tag('v1');
  upstream.commit(
    {
      'src/a.ts': toSource('version 2'),
      'data/content/en/news.json': toJson({ list: { empty: 'Nothing' } }),
      'data/content/en/home.json': toJson({ heading: 'Sample 2' }),
      'data/site.json': toJson({ brand: 'Sample 2' }),
      'data/content/en/press.json': toJson({ heading: 'Sample' }),
    },
    'Version 2',
  );
  tag('v2');
  upstream.commit(
    {
      'src/a.ts': toSource('version 3'),
      'src/d.ts': 'new\n',
      'package-lock.json': lockFile('3.0.0'),
      'check.mjs': toCheckScript('data/content/en/press.json: the file is missing'),
      'data/site.json': toJson({ brand: 'Sample 3' }),
      'package.json': packageFile({ scripts }),
      'migrate.mjs': migration,
      'data/companies/sample.json': toJson({ name: 'Sample 3' }),
    },
    'Version 3',
  );
  tag('v3');
  tag('nightly');
  upstream.run('git checkout --quiet -b conflict');
  upstream.commit(
    {
      'src/b.ts': toSource('upstream'),
      'src/c.ts': null,
      'src/own.ts': 'upstream\n',
      'package-lock.json': lockFile('4.0.0'),
    },
    'Change what owners change',
  );
  upstream.run('git checkout --quiet -b broken v3');
  upstream.commit(
    {
      'package.json': packageFile({
        // Meanwhile the owner saves files, one of them a file that the upgrade has changed.
        scripts: { 'migrate:data': 'echo mine > data/mine.json; echo mine >> src/a.ts; echo it is broken >&2; exit 1' },
      }),
    },
    'Fail to migrate',
  );
  upstream.run('git checkout --quiet -b ignored v2');
  upstream.write({ '.env.local': 'of upstream\n' });
  upstream.run('git add --force .env.local && git commit --quiet --message Ignored');
  upstream.run('git checkout --quiet main');
});

/** Files that the owner changed, in the data and in the code. */
const ownerChanges: Files = {
  'src/b.ts': toSource('owner'),
  'src/c.ts': toSource('owner'),
  'src/own.ts': 'owner\n',
  'data/site.json': toJson({ brand: 'Kin' }),
  'data/content/en/home.json': toJson({ heading: 'Kin' }),
  'data/companies/sample.json': null,
  'data/companies/kin.json': toJson({ name: 'Kin' }),
};

let owner: Repository;

beforeEach(() => {
  owner = createRepository(createTemporaryFolder());
  owner.run(
    `git clone --quiet --no-tags --origin origin '${upstream.folder}' . && git reset --quiet --hard ${upstream.run('git rev-parse v1')}`,
  );
  owner.configureAuthor();
  owner.commit(ownerChanges, 'Our own');
  // The owner has a tag with the same name as one of upstream.
  owner.run('git tag v3');
});

/** Runs the command in a process of its own. */
async function runUpgrade(...parameters: readonly string[]) {
  const { status, out, err } = await runScript('scripts/upgrade/main.ts', parameters, { cwd: owner.folder });
  return { status, out, err: err.trim().split('\n') };
}

/** Upgrades in this process. Returns what was printed, and the lines of the error; none if it succeeded. */
async function upgrade({ revision, from }: { readonly revision?: string; readonly from?: string } = {}) {
  const printed: string[] = [];
  const print = (line: string) => printed.push(line);
  const error = await upgradeRepository({ folder: owner.folder, revision, from, print }).then(
    () => '',
    getErrorMessage,
  );
  return { out: printed.join('\n'), err: error === '' ? [] : error.split('\n') };
}

/** Returns the commit, the status and the text of every file of the owner's repository. */
function getState(): string {
  return owner.run(
    'git rev-parse HEAD; git status --porcelain --ignored; find . -path ./.git -prune -o -type f -print -exec cat {} \\; | cat',
  );
}

const fromUpstream = (revision?: string) => ({ revision, from: upstream.folder });

test('one command upgrades over two versions, and keeps what the owner wrote in data and code', async () => {
  const { err, out, status } = await runUpgrade('--from', upstream.folder);
  expect(err).toEqual(['']);
  expect(status).toBe(0);
  expect(owner.run('git status --porcelain')).toBe('');
  expect(owner.run('git log --first-parent --format=%s -3').trim().split('\n')).toEqual([
    'Migrate the data',
    'Merge v3 of upstream',
    'Our own',
  ]);
  // The code is that of the newest version, with the owner's changes.
  expect(owner.run("git diff --name-only refs/upstream-tags/v3 HEAD -- . ':!data'").trim().split('\n')).toEqual([
    'src/b.ts',
    'src/c.ts',
    'src/own.ts',
  ]);
  // The data is the owner’s, migrated by the script of the new version, without the files that upstream added.
  expect(owner.run('git ls-files data').trim().split('\n')).toEqual([
    'data/companies/kin.json',
    'data/content/en/home.json',
    'data/content/en/news.json',
    'data/site.json',
  ]);
  expect(owner.read('data/content/en/home.json')).toBe(ownerChanges['data/content/en/home.json']);
  expect(JSON.parse(owner.read('data/content/en/news.json'))).toEqual({ list: { empty: 'Nothing' } });
  expect(JSON.parse(owner.read('data/site.json'))).toEqual({ brand: 'Kin' });
  expect(out).toContain('Merged v3.\nInstalled its packages.\ndata/content/en/news.json: changed\n');
  expect(out).toContain('data/content/en/press.json: the file is missing\nThese lines are left.');
  // A second run has nothing to do.
  const state = getState();
  expect((await upgrade()).out).toContain('v3 is merged already.');
  expect(getState()).toBe(state);
});

test('a revision can be named, and a later run merges the newest one', async () => {
  const { out } = await upgrade(fromUpstream('v2'));
  expect(out).toContain('Merged v2.');
  expect(out).toContain('Nothing is left to write.');
  expect(owner.read('src/a.ts')).toBe(toSource('version 2'));
  expect((await upgrade()).out).toContain('Merged v3.');
});

test('a conflict in code changes nothing; the command names each file and what to do', async () => {
  owner.commit({ 'src/a.ts': null, 'package-lock.json': lockFile('1.0.1') }, 'More of our own');
  const before = getState();
  const { err } = await upgrade(fromUpstream('conflict'));
  expect(err).toEqual([
    'package-lock.json: you and conflict both changed this file',
    'src/a.ts: you and conflict both changed this file',
    'src/b.ts: you and conflict both changed this file',
    'src/c.ts: you and conflict both changed this file',
    'src/own.ts: you and conflict both changed this file',
    'Merge conflict by hand (docs/upgrade.md, "By hand"), then run "npm run upgrade" again.',
  ]);
  expect(getState()).toBe(before);
});

test('what is not committed is put aside by name, and comes back', async () => {
  owner.write({ 'data/site.json': toJson({ brand: 'Kin 2' }), 'data/notes.txt': 'mine\n' });
  const { err, out } = await upgrade(fromUpstream('v2'));
  expect(err).toEqual([]);
  expect(out).toContain(
    'What was not committed is put aside as "before the upgrade to v2": "git stash pop" brings it back',
  );
  expect(owner.run('git status --porcelain')).toBe('');
  owner.run('git stash pop --quiet');
  expect([owner.read('data/site.json'), owner.read('data/notes.txt')]).toEqual([toJson({ brand: 'Kin 2' }), 'mine\n']);
});

test('an upgrade that fails keeps what was saved meanwhile', async () => {
  const before = getState();
  const { err, out } = await upgrade(fromUpstream('broken'));
  expect(err).toEqual(['npm run: it is broken', expect.stringMatching(/^The code is at [\da-f]{8}, as before\.$/)]);
  expect(getState()).toBe(before);
  expect(out).toContain('put aside as "saved during the upgrade to broken"');
  const saved = owner.run('git stash show --include-untracked --patch');
  expect(saved).toContain('+++ b/data/mine.json\n@@ -0,0 +1 @@\n+mine');
  expect(saved).toContain('+mine\n');
  expect(owner.run('git stash list')).toContain('saved during the upgrade to broken');
});

test('a file that git ignores is not overwritten', async () => {
  owner.write({ '.env.local': 'secret\n' });
  const before = getState();
  const { err } = await upgrade(fromUpstream('ignored'));
  expect(err.join('\n')).toContain('would be overwritten by merge:\n\t.env.local');
  expect(getState()).toBe(before);
});

/** Runs an upgrade that is refused before the merge. Returns the message. */
async function refuse(revision: string | undefined, from: string | undefined): Promise<string> {
  const { err, out } = await upgrade({ revision, from });
  expect(out).toBe('');
  return err.join('\n');
}

describe('nothing is done', () => {
  test.for<[string, () => void, string | undefined, string]>([
    [
      'during a merge',
      () => owner.run('git merge --no-commit --strategy ours origin/main'),
      '.',
      'A merge is not finished',
    ],
    ['without an address', () => undefined, undefined, 'There is no remote "upstream"'],
    ['with an address that does not exist', () => undefined, '/nowhere', 'git fetch: '],
    ['with an address that is an option', () => undefined, '--upload-pack=touch x', 'git fetch: '],
    ['with a command as the address', () => undefined, 'ext::touch x', 'git fetch: '],
  ])('%s', async ([, prepare, address, message]) => {
    prepare();
    const before = getState();
    expect(await refuse(undefined, address)).toContain(message);
    expect(getState()).toBe(before);
  });

  test.for([['v1', 'v2'], ['--upload-pack=x']])('with the parameters %j', async (parameters) => {
    const before = getState();
    expect((await runUpgrade(...parameters)).status).toBe(1);
    expect(getState()).toBe(before);
  });

  test('with a revision that upstream does not have', async () => {
    const before = getState();
    expect(await refuse('nowhere', upstream.folder)).toBe('upstream has neither a tag nor a branch "nowhere"');
    expect(getState()).toBe(before);
  });

  test('if the repository has no commit in common with upstream', async () => {
    owner.run('git checkout --quiet --orphan template && git commit --quiet --message Template');
    const before = getState();
    expect(await refuse(undefined, upstream.folder)).toContain('no history in common');
    expect(getState()).toBe(before);
  });
});

test('another address replaces one that could not be fetched', async () => {
  expect(await refuse(undefined, '/nowhere')).toContain('git fetch: ');
  expect((await upgrade(fromUpstream())).out).toContain('Merged v3.');
});

test('without tags of versions, the default branch is merged', async () => {
  const copyWithoutTags = createTemporaryFolder();
  execFileSync('git', ['clone', '--quiet', '--no-tags', '--bare', upstream.folder, copyWithoutTags]);
  const { out } = await upgrade({ from: copyWithoutTags });
  expect(out).toContain('Merged the default branch.');
});

test('a repository from the template is joined with the revision that it was made from', async () => {
  owner.run('git checkout --quiet --orphan template HEAD~1 && git commit --quiet --message Template');
  owner.commit(ownerChanges, 'Our own');
  expect((await upgrade(fromUpstream())).out).toContain('Merged v3.');
  expect(owner.read('src/b.ts')).toBe(toSource('owner'));
  expect(owner.read('src/a.ts')).toBe(toSource('version 3'));
  expect(owner.read('data/content/en/home.json')).toBe(ownerChanges['data/content/en/home.json']);
});

/** Reads the git commands that stand in docs/upgrade.md under a heading. */
function readGitLines(heading: string): string {
  const [, section = ''] = readFileSync(resolve('docs/upgrade.md'), 'utf8').split(`\n## ${heading}\n`);
  const blocks = [...(section.split('\n## ')[0] ?? '').matchAll(/```sh\n([\s\S]+?)```/g)];
  return blocks
    .flatMap(([, block = '']) => block.split('\n'))
    .filter((line) => line.startsWith('git '))
    .join('\n');
}

test('by hand, a later revision replaces the code and leaves the data as the owner committed it', () => {
  owner.run('git checkout --quiet --orphan template && git commit --quiet --message Template && git tag own');
  const upstreamAddress = readGitLines('By hand').replace(/https:\S+/, `'${upstream.folder}'`);
  const firstCommit = upstream.run('git rev-parse v1').trim();
  const [addRemote = '', fetch = '', ...merge] = upstreamAddress.split('\n');
  owner.run([addRemote, fetch, readGitLines('Without a common history').replace('COMMIT', firstCommit)].join('\n'));
  // The merge ends in conflicts in data, which the next lines solve; the commit would fail if one were left.
  owner.run(`set +e\n${merge.join('\n')}`);
  expect(owner.run('git status --porcelain')).toBe('');
  expect(owner.run('git diff --name-only own HEAD -- data')).toBe('');
  expect(owner.run('git log -1 --format=%P').trim().split(' ')).toHaveLength(2);
  expect(existsSync(join(owner.folder, 'src/d.ts'))).toBe(true);
});
