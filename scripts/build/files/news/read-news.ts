import type { ArchivedArticle } from '~/features/news/model/archive';
import type { Snapshot, SnapshotOrigin } from '~/features/news/model/snapshot';
import { readSnapshots } from '~scripts/news/snapshots/read-snapshots';
import { readIndex } from '~scripts/news/snapshots/snapshot-files';

export interface NewsFolderOptions {
  /** Folder of the snapshots, relative to the working folder or absolute. */
  readonly directory: string;
  /** Builds a page without news where there are no snapshots, in part or at all. */
  readonly allowMissing: boolean;
}

/** What the build knows of the news. */
export interface News {
  /** When articles last changed; empty where there are none. */
  readonly changedAt: string;
  readonly origin: SnapshotOrigin;
  /** By `region/category`. */
  readonly snapshots: ReadonlyMap<string, Snapshot>;
  readonly archive: readonly ArchivedArticle[];
}

/** Of a site without news, or of a folder without any. */
export const noNews: News = { changedAt: '', origin: 'live', snapshots: new Map(), archive: [] };

/** @throws Error with one line that names the folder and the file, as `readSnapshots` does */
export function readNews({ directory, allowMissing }: NewsFolderOptions): News {
  if (allowMissing && readIndex(directory).kind === 'missing') return noNews;
  const { index, snapshots, archive } = readSnapshots(directory, { allowMissing });
  return { changedAt: index.changedAt, origin: index.origin, snapshots, archive };
}
