/** Fetches the repository that this site's code comes from, and finds the revision to merge. */
import type { Git } from './programs';

export const remote = 'upstream';

/** The tags of upstream are stored under these refs, so that they never collide with the owner's. */
const tagRefs = `refs/${remote}-tags`;
const branchRefs = `refs/remotes/${remote}`;

export interface Revision {
  /** The name that the owner reads: a tag or a branch. */
  readonly name: string;
  /** The hash of its commit. */
  readonly commit: string;
}

/**
 * Fetches the branches and tags of the remote `upstream`.
 * @param url adds the remote if there is none
 * @throws Error of one line if there is no such remote, or another one
 */
export async function fetchUpstream(git: Git, url: string | undefined): Promise<void> {
  const { status, out } = await git.run('config', '--get', `remote.${remote}.url`);
  const isMissing = status !== 0;
  if (isMissing && url === undefined)
    throw new Error(
      `There is no remote "${remote}": name the repository that this code comes from, "npm run upgrade -- --from https://…"`,
    );
  if (!isMissing && url !== undefined && out.trim() !== url)
    throw new Error(`The remote "${remote}" has another address: change it by "git remote set-url ${remote} ADDRESS"`);
  if (isMissing && url !== undefined) await git.read('remote', 'add', '--', remote, url);
  try {
    const refs = [`+refs/heads/*:${branchRefs}/*`, `+refs/tags/*:${tagRefs}/*`];
    await git.read('fetch', '--quiet', '--no-tags', '--prune', '--no-recurse-submodules', '--', remote, ...refs);
  } catch (error) {
    // The remote is removed, so that another address can be named next time.
    if (isMissing) await git.read('remote', 'remove', '--', remote);
    throw error;
  }
}

async function findCommit(git: Git, ref: string): Promise<string | null> {
  const { status, out } = await git.run('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  return status === 0 ? out.trim() : null;
}

/** The newest tag of a version, such as v1.2.0; if there is none, the default branch. */
async function findNewest(git: Git): Promise<string> {
  const tags = await git.readLines('for-each-ref', '--sort=-version:refname', '--format=%(refname:lstrip=2)', tagRefs);
  const newest = tags.find((tag) => /^v\d+(?:\.\d+)*$/.test(tag));
  if (newest !== undefined) return `${tagRefs}/${newest}`;
  const [, branch] =
    /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(await git.read('ls-remote', '--symref', '--', remote, 'HEAD')) ?? [];
  if (branch === undefined) throw new Error(`${remote} has no tag of a version and no default branch: name a revision`);
  return `${branchRefs}/${branch}`;
}

/**
 * @param name a tag or a branch of upstream; its newest version if it is left out
 * @throws Error of one line if there is no such revision
 */
export async function findRevision(git: Git, name: string | undefined): Promise<Revision> {
  const refs = name === undefined ? [await findNewest(git)] : [`${tagRefs}/${name}`, `${branchRefs}/${name}`];
  for (const ref of refs) {
    const commit = await findCommit(git, ref);
    if (commit !== null)
      return { name: name ?? ref.slice(ref.startsWith(tagRefs) ? tagRefs.length + 1 : branchRefs.length + 1), commit };
  }
  throw new Error(`${remote} has neither a tag nor a branch ${JSON.stringify(name ?? '')}`);
}
