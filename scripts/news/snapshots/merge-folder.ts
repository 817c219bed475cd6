/** Joins two folders of news that went apart: the articles of both, and snapshots derived anew. */
import { combinations } from '~/config/news';
import type { NewsPlan } from '~/config/newsPlan';
import { nodeFileSystem } from '~scripts/lib/atomic-write';
import { articlesOf, readNewsFolder } from './news-folder';
import { type UpdateResult, updateFolder } from './update-folder';

export type MergeResult =
  | { readonly kind: 'merged'; readonly update: UpdateResult }
  /** The other folder is none, or cannot be read whole: one line. */
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Adds the articles of another folder to one. Where both know an article, the other's record counts. Samples give way to
 * live news, whichever side has it. The time that ages are counted from is the newest article's of both.
 */
export async function mergeFolder(directory: string, other: string, plan: NewsPlan): Promise<MergeResult> {
  const [ours, theirs] = [readNewsFolder(directory, combinations), readNewsFolder(other, combinations)];
  if (theirs.index.kind !== 'ok') {
    const reason = theirs.index.kind === 'missing' ? 'index.json: missing' : theirs.index.message;
    return { kind: 'refused', reason };
  }
  for (const file of [...theirs.archive.values(), ...theirs.snapshots.values()])
    if (file.kind === 'invalid') return { kind: 'refused', reason: file.message };
  const isOursLive = ours.index.kind === 'ok' && ours.index.value.origin === 'live';
  const isTheirsLive = theirs.index.value.origin === 'live';
  const origin = isOursLive || isTheirsLive ? 'live' : 'sample';
  const isTheirs = isTheirsLive || !isOursLive;
  const { host } = ours.index.kind === 'ok' && !isTheirs ? ours.index.value : theirs.index.value;
  const facts = [...theirs.snapshots].flatMap(([key, file]) =>
    file.kind === 'ok' && isTheirs ? [[key, file.value] as const] : [],
  );
  const update = await updateFolder({
    directory,
    table: combinations,
    plan,
    origin,
    host,
    articles: articlesOf(theirs, origin).values(),
    facts: new Map(facts),
    keepsOld: true,
    now: Date.now(),
    fileSystem: nodeFileSystem,
  });
  return { kind: 'merged', update };
}
