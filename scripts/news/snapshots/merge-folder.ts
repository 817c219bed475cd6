/** Joins two folders of news that went apart, as after a push by someone else: the articles of both. */
import { join } from 'node:path';
import type { NewsPlan } from '~/config/newsPlan';
import { nodeFileSystem } from '~scripts/lib/atomic-write';
import { addArticles, prune } from '~scripts/news/archive/collection';
import { withLock } from '~scripts/news/lock';
import { deriveFiles } from './derive-files';
import { articlesOf, readNewsFolder, snapshotsOf, unreadableIn } from './news-folder';
import { type WriteResult, writeFiles } from './write-files';

/**
 * Adds the articles of another folder to one. Where both know an article, the other's record counts. Samples give way to
 * live news, whichever side has it.
 * @throws Error where a folder has no index, or a file that cannot be read or written
 */
export function mergeFolder(directory: string, other: string, plan: NewsPlan): Promise<WriteResult> {
  return withLock(join(directory, '.refresh.lock'), async () => {
    const [ours, theirs] = [readNewsFolder(directory), readNewsFolder(other)];
    const unreadable = [...unreadableIn(theirs), ...unreadableIn(ours)];
    if (unreadable.length > 0) throw new Error(unreadable.join('; '));
    if (theirs.index.kind !== 'ok') throw new Error(`${other} has no index.json`);
    const isOursLive = ours.index.kind === 'ok' && ours.index.value.origin === 'live';
    const { host, origin } = isOursLive ? ours.index.value : theirs.index.value;
    const known = articlesOf(ours, origin);
    addArticles(known, articlesOf(theirs, origin).values());
    const articles = prune(known, plan, Date.now());
    const files = deriveFiles(ours, { articles, facts: snapshotsOf(theirs, origin), origin, host, now: Date.now() });
    return writeFiles(directory, ours, files, nodeFileSystem);
  });
}
