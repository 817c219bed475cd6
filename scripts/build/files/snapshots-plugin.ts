/**
 * Gives the site its news: the first snapshot as code, so that it is prerendered, the others as files of hashed names,
 * and the archive's pages.
 */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { newsPageSize } from '~/config/limits';
import type { PublishedSnapshot } from '~/features/news/model/published/publishedSnapshot';
import { readSnapshots } from '~scripts/news/snapshots/read-snapshots';
import { readIndex } from '~scripts/news/snapshots/snapshot-files';
import { archiveFiles } from './archive-files';

export interface NewsSnapshotsOptions {
  /** Folder of the snapshots, relative to the working folder or absolute. */
  readonly directory: string;
  /** Builds a page without news where there are no snapshots, in part or at all. */
  readonly allowMissing: boolean;
}

const moduleId = 'virtual:news-snapshots';
// Rollup's convention: other plugins leave such ids alone.
const resolvedId = `\0${moduleId}`;
const firstKey = 'all/all';

const noSnapshot: PublishedSnapshot = {
  version: 1,
  region: 'all',
  category: 'all',
  origin: 'live',
  found: 0,
  limit: newsPageSize,
  articles: [],
  archivePages: 0,
};

interface Bundle {
  /** When articles last changed; empty where there are none. */
  readonly changedAt: string;
  readonly first: PublishedSnapshot;
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
 * What a folder of snapshots comes to in the site.
 * @throws Error with one line that names the folder and the file, as `readSnapshots` does
 */
export function bundleSnapshots({ directory, allowMissing }: NewsSnapshotsOptions): Bundle {
  if (allowMissing && readIndex(directory).kind === 'missing') {
    return { changedAt: '', first: noSnapshot, files: new Map(), paths: new Map() };
  }
  const { archive: known, index, snapshots } = readSnapshots(directory, { allowMissing });
  const archive = archiveFiles(known, snapshots);
  const files = new Map(archive.files);
  const paths = new Map<string, string>();
  let first = noSnapshot;
  for (const [key, snapshot] of snapshots) {
    const published = { ...snapshot, origin: index.origin, archivePages: archive.pages.get(key) ?? 0 };
    if (key === firstKey) first = published;
    else if (snapshot.articles.length > 0) {
      const text = JSON.stringify(published);
      const path = snapshotPath(key, text);
      files.set(path, text);
      paths.set(key, path);
    }
  }
  return { changedAt: index.changedAt, first, files, paths };
}

/** The module `virtual:news-snapshots`; its types are in src/features/news/sources/virtual.d.ts. */
export function newsSnapshots(options: NewsSnapshotsOptions): Plugin {
  let base = '/';
  let isServerBuild = false;
  let bundle: Bundle | undefined;
  const snapshots = () => (bundle ??= bundleSnapshots(options));

  return {
    name: 'news-snapshots',

    configResolved(config) {
      base = config.base;
      isServerBuild = Boolean(config.build.ssr);
      // Read before anything is built: what is thrown here ends the build as it is, without a bundler's frame around it.
      snapshots();
    },

    resolveId(id) {
      return id === moduleId ? resolvedId : undefined;
    },

    load(id) {
      if (id !== resolvedId) return undefined;
      const { changedAt, first, paths } = snapshots();
      const urls = Object.fromEntries([...paths].map(([key, path]) => [key, base + path.slice(1)]));
      return Object.entries({ changedAt, first, urls })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },

    generateBundle() {
      if (isServerBuild) return;
      for (const [path, source] of snapshots().files) this.emitFile({ type: 'asset', fileName: path.slice(1), source });
    },

    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        // Vite takes the base path off before its middlewares run, in some positions and not in others.
        const path = pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname;
        const text = snapshots().files.get(path);
        if (text === undefined) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'application/json');
        response.end(text);
      });
    },
  };
}
