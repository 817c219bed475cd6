/** Upgrades an owner's repository to a later revision of the code, completely or not at all. */
import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getErrorMessage } from '~/shared/getErrorMessage';
import { dataFolder } from '~scripts/lib/data-folder';

const remote = 'upstream';
const branches = `refs/remotes/${remote}`;
/** The tags of upstream are stored under these refs, so that they never collide with the owner's. */
const tags = `refs/${remote}-tags`;

/** Runs a program in a folder; returns what it prints. No text from outside may be among npm's parameters: Windows runs it by a shell. */
function run(program: 'git' | 'npm', folder: string, ...parameters: readonly string[]): Promise<string> {
  const options = { cwd: folder, shell: program === 'npm' && process.platform === 'win32', maxBuffer: 2 ** 26 };
  return new Promise((resolve, reject) => {
    execFile(program, [...parameters], options, (error, out, err) => {
      if (error === null) resolve(out.trim());
      else reject(new Error(`${program} ${parameters[0]}: ${err.trim() || out.trim() || error.message}`));
    });
  });
}

type Git = (...parameters: readonly string[]) => Promise<string>;

const createGit =
  (folder: string): Git =>
  (...parameters) =>
    run('git', folder, ...parameters);

/** Whether a git command that asks a question answers yes. */
const isTrue = (answer: Promise<string>): Promise<boolean> =>
  answer.then(
    () => true,
    () => false,
  );

/** @throws Error if this command cannot merge into the repository */
async function checkRepository(git: Git): Promise<void> {
  if ((await git('rev-parse', '--show-prefix')) !== '')
    throw new Error('This folder is part of a larger repository: merge by hand (docs/upgrade.md, "By hand")');
  if ((await git('rev-parse', '--is-shallow-repository')) === 'true')
    throw new Error('This repository has a part of its history alone: run "git fetch --unshallow" first');
  if (await isTrue(git('rev-parse', '--verify', '--quiet', 'MERGE_HEAD')))
    throw new Error('A merge is not finished: commit it, or abort it by "git merge --abort"');
}

/** Fetches upstream. An address is kept as the remote `upstream`. */
async function fetchUpstream(git: Git, address: string | undefined): Promise<void> {
  const isKnown = await isTrue(git('config', '--get', `remote.${remote}.url`));
  if (!isKnown && address === undefined)
    throw new Error(
      `There is no remote "${remote}": name the repository that this code comes from, "npm run upgrade -- --from https://…"`,
    );
  if (address !== undefined) await git('remote', isKnown ? 'set-url' : 'add', '--', remote, address);
  const refs = [`+refs/heads/*:${branches}/*`, `+refs/tags/*:${tags}/*`];
  await git('fetch', '--quiet', '--no-tags', '--prune', '--no-recurse-submodules', '--', remote, ...refs);
}

interface Revision {
  /** The name that the owner reads: a tag or a branch. */
  readonly name: string;
  /** The hash of its commit. */
  readonly commit: string;
}

/** Finds a tag or a branch of upstream: if none is named the newest version, or the default branch if there is no version. */
async function findRevision(git: Git, name: string | undefined): Promise<Revision> {
  const tagNames = await git('for-each-ref', '--sort=-version:refname', '--format=%(refname:lstrip=2)', tags);
  const newest = name ?? tagNames.split('\n').find((tag) => /^v\d+(?:\.\d+)*$/.test(tag));
  if (newest === undefined) await git('remote', 'set-head', remote, '--auto');
  for (const ref of newest === undefined ? [`${branches}/HEAD`] : [`${tags}/${newest}`, `${branches}/${newest}`])
    if (await isTrue(git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)))
      return { name: newest ?? 'the default branch', commit: await git('rev-parse', `${ref}^{commit}`) };
  throw new Error(`${remote} has neither a tag nor a branch ${JSON.stringify(newest)}`);
}

/**
 * Joins the histories of upstream and of a repository that was made from a template or an archive. Its first commit has the
 * same files as a commit of upstream, from which later merges can tell what the owner changed.
 */
async function joinHistories(git: Git, { commit }: Revision): Promise<void> {
  const roots = (await git('log', '--max-parents=0', '--format=%T', 'HEAD')).split('\n');
  const revisions = (await git('log', '--format=%H %T', `--remotes=${remote}`, commit)).split('\n');
  const origin = revisions.map((line) => line.split(' ')).find(([, tree = '']) => roots.includes(tree))?.[0];
  if (origin === undefined)
    throw new Error(
      `This repository and ${remote} have no history in common: name the revision that it began with (docs/upgrade.md, "Without a common history")`,
    );
  const message = `Begin with revision ${origin.slice(0, 8)} of ${remote}`;
  await git('merge', '--quiet', '--strategy=ours', '--allow-unrelated-histories', '-m', message, origin);
}

/**
 * Merges a revision in a folder beside the repository, so that nothing of the repository changes. `data` stays as its owner
 * committed it.
 * @returns the hash of the merge
 * @throws Error with a line for each file that git cannot merge
 */
async function mergeBeside(git: Git, revision: Revision): Promise<string> {
  const { name, commit } = revision;
  const folder = join(await mkdtemp(join(tmpdir(), 'upgrade-')), 'merge');
  await git('worktree', 'add', '--quiet', '--detach', folder, 'HEAD');
  try {
    const merge = createGit(folder);
    if (!(await isTrue(merge('merge-base', 'HEAD', commit)))) await joinHistories(merge, revision);
    const isMerged = await isTrue(merge('merge', '--quiet', '--no-ff', '--no-commit', commit));
    await merge('rm', '-r', '--quiet', '--force', '--ignore-unmatch', '--', dataFolder);
    await merge('checkout', '--quiet', 'HEAD', '--', dataFolder);
    const conflicts = isMerged ? '' : await merge('diff', '--name-only', '--diff-filter=U');
    if (conflicts !== '')
      throw new Error(
        [
          ...conflicts.split('\n').map((path) => `${path}: you and ${name} both changed this file`),
          `Merge ${name} by hand (docs/upgrade.md, "By hand"), then run "npm run upgrade" again.`,
        ].join('\n'),
      );
    await merge('commit', '--quiet', '-m', `Merge ${name} of ${remote}`);
    return await merge('rev-parse', 'HEAD');
  } finally {
    await git('worktree', 'remove', '--force', folder);
  }
}

export interface UpgradeOptions {
  /** The repository's folder, absolute. */
  readonly folder: string;
  /** A tag or a branch of upstream; its newest version if it is left out. */
  readonly revision: string | undefined;
  /** Address of upstream, if the repository has no such remote yet, or another one. */
  readonly from: string | undefined;
  readonly print: (line: string) => void;
}

/** Puts aside what is not committed, under a name; nothing if there is nothing. */
async function stash(git: Git, name: string, print: UpgradeOptions['print']): Promise<void> {
  if ((await git('status', '--porcelain', '--untracked-files=normal')) === '') return;
  await git('stash', 'push', '--quiet', '--include-untracked', '--message', name);
  print(`What was not committed is put aside as "${name}": "git stash pop" brings it back.`);
}

/** Ctrl + C ends the program that runs, and so fails the upgrade, which is then undone. */
const ignoreInterrupt = () => undefined;

/**
 * Fetches, merges, puts aside what is not committed, installs, migrates and checks.
 * @throws Error if anything fails; the repository is then as it was, but for what is put aside
 */
export async function upgrade({ folder, revision: revisionName, from, print }: UpgradeOptions): Promise<void> {
  const git = createGit(folder);
  const npm = (...parameters: readonly string[]) => run('npm', folder, ...parameters);
  const install = () => npm('ci', '--no-audit', '--no-fund');
  await checkRepository(git);
  await fetchUpstream(git, from);
  const revision = await findRevision(git, revisionName);
  const { name, commit } = revision;
  const start = await git('rev-parse', 'HEAD');
  const isOld = await isTrue(git('merge-base', '--is-ancestor', commit, 'HEAD'));
  const merge = isOld ? start : await mergeBeside(git, revision);
  const hasOtherPackages = !(await isTrue(git('diff', '--quiet', start, merge, '--', 'package-lock.json')));
  process.on('SIGINT', ignoreInterrupt);
  try {
    if (isOld) print(`${name} is merged already.`);
    else {
      await stash(git, `before the upgrade to ${name}`, print);
      // Files that git ignores are the owner's too.
      await git('merge', '--quiet', '--ff-only', '--no-overwrite-ignore', merge);
      print(`Merged ${name}.`);
      if (hasOtherPackages) {
        await install();
        print('Installed its packages.');
      }
      // A version whose data has another shape brings this script (docs/upgrade.md, "Publish a version").
      const migration = await npm('run', '--silent', '--if-present', 'migrate:data');
      if (migration !== '') print(migration);
      await git('add', '--all', '--', dataFolder);
      if (!(await isTrue(git('diff', '--cached', '--quiet')))) await git('commit', '--quiet', '-m', 'Migrate the data');
    }
  } catch (error) {
    await stash(git, `saved during the upgrade to ${name}`, print);
    await git('reset', '--quiet', '--keep', start);
    const isRestored = !hasOtherPackages || (await isTrue(install()));
    const packages = isRestored ? '' : '; run "npm ci" for its packages';
    const message = `${getErrorMessage(error)}\nThe code is at ${start.slice(0, 8)}, as before${packages}.`;
    throw new Error(message, { cause: error });
  } finally {
    process.off('SIGINT', ignoreInterrupt);
  }
  try {
    await npm('run', '--silent', 'check:data');
    print('Nothing is left to write. Run "npm run check", then push.');
  } catch (error) {
    print(getErrorMessage(error).replace('npm run: ', ''));
    print(`These lines are left. The sample's file: git show ${commit.slice(0, 8)}:${dataFolder}/…`);
  }
  print(`To go back: git reset --keep ${start.slice(0, 8)}`);
}
