/** Joins two folders of news that went apart, as after a push by someone else: the articles of both. */
import { join } from 'node:path';
import { combinations } from '~/config/news';
import type { NewsPlan } from '~/config/newsPlan';
import { nodeFileSystem } from '~scripts/lib/atomic-write';
import { addArticles, prune } from '~scripts/news/archive/collection';
import { withLock } from '~scripts/news/lock';
import { deriveFiles } from './derive-files';
import { articlesOf, readNewsFolder, snapshotsOf, unreadableIn } from './news-folder';
import { type WriteResult, writeFiles } from './write-files';

export type MergeResult =
  | (WriteResult & { readonly kind: 'merged'; readonly known: number })
  /** A folder is none, or cannot be read whole: one line. */
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Adds the articles of another folder to one. Where both know an article, the other's record counts. Samples give way to
 * live news, whichever side has it.
 */
export function mergeFolder(directory: string, other: string, plan: NewsPlan): Promise<MergeResult> {
  return withLock(join(directory, '.refresh.lock'), async () => {
    const [ours, theirs] = [readNewsFolder(directory, combinations), readNewsFolder(other, combinations)];
    const [unreadable] = [...unreadableIn(theirs), ...unreadableIn(ours)];
    if (unreadable !== undefined) return { kind: 'refused', reason: unreadable };
    if (theirs.index.kind !== 'ok') return { kind: 'refused', reason: 'index.json: missing' };
    const isOursLive = ours.index.kind === 'ok' && ours.index.value.origin === 'live';
    const isTheirs = theirs.index.value.origin === 'live' || !isOursLive;
    const origin = isTheirs ? theirs.index.value.origin : 'live';
    const known = articlesOf(ours, origin);
    addArticles(known, articlesOf(theirs, origin).values());
    const articles = prune(known, combinations, plan);
    const { host } = ours.index.kind === 'ok' && !isTheirs ? ours.index.value : theirs.index.value;
    const files = deriveFiles(ours, {
      articles,
      facts: snapshotsOf(theirs, origin),
      table: combinations,
      origin,
      host,
      now: Date.now(),
    });
    const written = await writeFiles(directory, ours, files, combinations, nodeFileSystem);
    return { kind: 'merged', known: articles.size, ...written };
  });
}
