/** Gives the site its news: the snapshots for the prerender, and as files of hashed names beside the archive's pages. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { allNews, keyOf } from '~/config/news';
import { newestDay } from '~/features/news/model/day';
import { listOf, type NewsList } from '~/features/news/model/newsList';
import type { SnapshotOrigin } from '~/features/news/model/snapshot';
import { madeFiles } from '~scripts/lib/made-files';
import { archiveFiles } from './archive-files';
import { type NewsFolderOptions, noNews, readNews } from './read-news';
import { thinSelections } from './thin-selections';

const moduleId = 'virtual:news-snapshots';
// Rollup's convention: other plugins leave such ids alone.
const resolvedId = `\0${moduleId}`;

interface Bundle {
  readonly changedAt: string;
  readonly origin: SnapshotOrigin;
  readonly snapshots: readonly NewsList[];
  /** Keys of the selections that are not for search engines. */
  readonly thin: readonly string[];
  /** Path without base → text, of snapshots and archive. */
  readonly files: ReadonlyMap<string, string>;
  /** Path of a snapshot's file by `region/category`; those without an article have none. */
  readonly paths: ReadonlyMap<string, string>;
}

/** Named by content alone: the browser's build and the server's agree, and what did not change stays cached. */
function snapshotPath(key: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return `/assets/news-${key.replace('/', '-')}.${hash}.json`;
}

/**
 * What a folder of snapshots comes to in the site; nothing where the site has no news.
 * @throws Error as `readNews` does
 */
export function bundleSnapshots(folder: NewsFolderOptions | null): Bundle {
  const { archive, changedAt, origin, snapshots } = folder === null ? noNews : readNews(folder);
  const { files: archived, pages } = archiveFiles(archive, snapshots);
  const files = new Map(archived);
  const paths = new Map<string, string>();
  const published: NewsList[] = [];
  for (const [key, snapshot] of snapshots) {
    if (snapshot.articles.length === 0) continue;
    const list = listOf(snapshot, origin, pages.get(key) ?? 0);
    const text = JSON.stringify(list);
    const path = snapshotPath(key, text);
    published.push(list);
    files.set(path, text);
    paths.set(key, path);
  }
  return {
    changedAt,
    origin,
    snapshots: published,
    thin: thinSelections(snapshots, archive).map(keyOf),
    files,
    paths,
  };
}

/**
 * The module `virtual:news-snapshots`; its types are in src/features/news/sources/virtual.d.ts.
 * @param folder null for a site without news
 */
export function newsSnapshots(folder: NewsFolderOptions | null): Plugin[] {
  let base = '/';
  let read: Bundle | undefined;
  const bundle = () => (read ??= bundleSnapshots(folder));

  const modules: Plugin = {
    name: 'news-snapshots',

    configResolved(config) {
      base = config.base;
      // Read before anything is built: what is thrown here ends the build as it is, without a bundler's frame around it.
      bundle();
    },

    resolveId: (id) => (id === moduleId ? resolvedId : undefined),

    load(id, options) {
      if (id !== resolvedId) return undefined;
      const { changedAt, origin, paths, thin, snapshots: all } = bundle();
      const urls = Object.fromEntries([...paths].map(([key, path]) => [key, base + path.slice(1)]));
      const newest = all.find((snapshot) => keyOf(snapshot) === keyOf(allNews));
      const freshFrom = newestDay(newest?.articles ?? [], changedAt);
      // The prerender has every list at hand; the browser fetches those it shows.
      const embedded = options?.ssr === true ? all : [];
      return Object.entries({ changedAt, freshFrom, origin, urls, thin, snapshots: embedded })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
  return [modules, madeFiles('news-files', () => bundle().files)];
}
