/** Upgrades an owner's repository to a later revision of the code, completely or not at all. */
import { getErrorMessage } from '~/shared/getErrorMessage';
import { dataFolder } from '~scripts/lib/data-folder';
import { fetchUpstream, findRevision, type Revision } from './find-revision';
import { mergeRevision } from './merge-revision';
import { createGit, getMessage, type Git, runNpm } from './programs';

export interface UpgradeOptions {
  /** The repository's folder, absolute. */
  readonly folder: string;
  /** A tag or a branch of upstream; its newest version if it is left out. */
  readonly revision: string | undefined;
  /** Address of upstream, if the repository has no such remote yet. */
  readonly from: string | undefined;
  readonly print: (line: string) => void;
}

/** @throws Error of one line if a merge could lose something, or could not be undone */
async function expectCleanRepository(git: Git): Promise<void> {
  if ((await git.read('rev-parse', '--show-prefix')) !== '')
    throw new Error('This folder is part of a larger repository: merge by hand (docs/upgrade.md, "By hand")');
  if ((await git.read('rev-parse', '--is-shallow-repository')) === 'true')
    throw new Error('This repository has a part of its history alone: run "git fetch --unshallow" first');
  if (await git.test('rev-parse', '--verify', '--quiet', 'MERGE_HEAD'))
    throw new Error('A merge is not finished: commit it, or abort it by "git merge --abort"');
  const changes = await git.readLines('status', '--porcelain', '--untracked-files=normal');
  if (changes.length > 0)
    throw new Error(
      `Commit first what you changed, or put it aside by "git stash --include-untracked":\n${changes.join('\n')}`,
    );
}

const npmCi = ['ci', '--no-audit', '--no-fund'];

/**
 * Runs the migrations of the code as it is after the merge, and commits what they change. The name of the npm script must
 * stay: the upgrade of an earlier version calls it.
 */
async function migrateData({ folder, print }: UpgradeOptions, git: Git): Promise<void> {
  const result = await runNpm(folder, ['run', '--silent', '--if-present', 'migrate:data']);
  if (result.status !== 0) throw new Error(`The data cannot be migrated: ${getMessage(result)}`);
  await git.read('add', '--all', '--', dataFolder);
  if (await git.test('diff', '--cached', '--quiet')) return;
  print(result.out.trim());
  await git.read('commit', '--quiet', '-m', 'Migrate the data');
}

/** Whether the code after the merge needs other packages. */
const hasOtherPackages = async (git: Git, start: string): Promise<boolean> =>
  !(await git.test('diff', '--quiet', start, 'HEAD', '--', 'package-lock.json'));

/** Prints what the owner has to write, as the check of the data reports it. */
async function printRest({ folder, print }: UpgradeOptions, { commit }: Revision): Promise<void> {
  const result = await runNpm(folder, ['run', '--silent', 'check:data']);
  if (result.status === 0) {
    print('Nothing is left to write. Run "npm run check", then push.');
    return;
  }
  print(getMessage(result));
  print(`These lines are left. The sample's file: git show ${commit.slice(0, 8)}:${dataFolder}/…`);
}

/** Ctrl + C ends the program that runs, and so fails the upgrade, which is then undone. */
const ignoreInterrupt = () => undefined;

/**
 * Fetches, merges, installs, migrates and checks.
 * @throws Error if anything fails; the repository is then as it was
 */
export async function upgrade(options: UpgradeOptions): Promise<void> {
  const { folder, from, print } = options;
  const git = createGit(folder);
  await expectCleanRepository(git);
  await fetchUpstream(git, from);
  const revision = await findRevision(git, options.revision);
  const start = await git.read('rev-parse', '--verify', 'HEAD');
  let isInstalled = false;
  process.on('SIGINT', ignoreInterrupt);
  try {
    if (await git.test('merge-base', '--is-ancestor', revision.commit, 'HEAD'))
      print(`${revision.name} is merged already.`);
    else {
      await mergeRevision(git, revision);
      print(`Merged ${revision.name}.`);
    }
    if (await hasOtherPackages(git, start)) {
      isInstalled = true;
      const result = await runNpm(folder, npmCi);
      if (result.status !== 0) throw new Error(`npm ci: ${getMessage(result)}`);
      print('Installed its packages.');
    }
    await migrateData(options, git);
  } catch (error) {
    await git.read('reset', '--hard', '--quiet', start);
    // A migration may have added files; there was none that git does not know before.
    await git.read('clean', '-d', '--force', '--quiet', '--', dataFolder);
    const restored = isInstalled ? await runNpm(folder, npmCi) : null;
    const rest = restored === null || restored.status === 0 ? 'as before' : 'as before; run "npm ci" for its packages';
    throw new Error(
      `${getErrorMessage(error)}\nNothing is changed: the repository is at ${start.slice(0, 8)}, ${rest}.`,
      {
        cause: error,
      },
    );
  } finally {
    process.off('SIGINT', ignoreInterrupt);
  }
  await printRest(options, revision);
  print(`To go back: git reset --hard ${start.slice(0, 8)}`);
}
