/** Merges a revision of upstream. The folder `data` stays as its owner committed it. */
import { dataFolder } from '~scripts/lib/data-folder';
import type { Revision } from './find-revision';
import { remote } from './find-revision';
import { getMessage, type Git } from './programs';

/** Finds the files that git could not merge: a line for each, with what to do. */
async function findConflicts(git: Git, name: string): Promise<readonly string[]> {
  // Each entry is "mode hash stage<tab>path": stage 1 is the common ancestor's file, 2 the owner's, 3 that of upstream.
  const entries = (await git.read('ls-files', '--unmerged', '-z')).split('\0').filter((entry) => entry !== '');
  const stages = new Map<string, string>();
  for (const entry of entries) {
    const [head = '', path = ''] = entry.split('\t');
    stages.set(path, (stages.get(path) ?? '') + head.slice(-1));
  }
  return [...stages].map(([path, stage]) => `${path}: ${getAdvice(path, stage, name)}`);
}

function getAdvice(path: string, stages: string, name: string): string {
  if (path === 'package-lock.json')
    return `you and ${name} both changed this file: "git checkout --theirs package-lock.json && npm install"`;
  switch (stages) {
    case '12':
      return `you changed this file, and ${name} has none: move your change to what replaces it, or keep the file`;
    case '13':
      return `you removed this file, and ${name} changed it: remove it again, or take it`;
    case '23':
    case '123':
      return `you and ${name} both changed this file: choose between the lines, or keep both`;
    default:
      return `you and ${name} moved this file to different places: choose one`;
  }
}

/**
 * Joins the histories of upstream and of a repository that was made from a template or an archive. Its first commit has the
 * same files as a commit of upstream, from which later merges can tell what the owner changed.
 * @throws Error if upstream has no such commit
 */
async function joinHistories(git: Git, { commit }: Revision): Promise<void> {
  const roots = await git.readLines('rev-list', '--max-parents=0', 'HEAD');
  const trees = await Promise.all(roots.map((root) => git.read('rev-parse', `${root}^{tree}`)));
  const revisions = await git.readLines('log', '--format=%H %T', `--remotes=${remote}`, commit);
  const origin = revisions.map((line) => line.split(' ')).find(([, tree = '']) => trees.includes(tree))?.[0];
  if (origin === undefined)
    throw new Error(
      `This repository and ${remote} have no history in common: name the revision that it began with (docs/upgrade.md, "Without a common history")`,
    );
  const message = `Begin with revision ${origin.slice(0, 8)} of ${remote}`;
  await git.read('merge', '--quiet', '--strategy=ours', '--allow-unrelated-histories', '-m', message, origin);
}

/**
 * Merges a revision, and commits it.
 * @throws Error with a line for each conflict outside `data`; the merge is then not finished
 */
export async function mergeRevision(git: Git, revision: Revision): Promise<void> {
  const { name, commit } = revision;
  if (!(await git.test('merge-base', 'HEAD', commit))) await joinHistories(git, revision);
  const merge = await git.run('merge', '--quiet', '--no-ff', '--no-commit', commit);
  if (!(await git.test('rev-parse', '--verify', '--quiet', 'MERGE_HEAD')))
    throw new Error(`git merge: ${getMessage(merge)}`);
  await git.read('rm', '-r', '--quiet', '--force', '--ignore-unmatch', '--', dataFolder);
  await git.read('checkout', '--quiet', 'HEAD', '--', dataFolder);
  const conflicts = await findConflicts(git, name);
  if (conflicts.length > 0)
    throw new Error(
      [...conflicts, `Merge ${name} by hand (docs/upgrade.md, "By hand"), then run "npm run upgrade" again.`].join(
        '\n',
      ),
    );
  await git.read('commit', '--quiet', '-m', `Merge ${name} of ${remote}`);
}
