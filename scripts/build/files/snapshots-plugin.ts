/** Gives the site its snapshots: the first one as code, so that it is prerendered, the others as files of hashed names. */
import { createHash } from 'node:crypto';
import { newsPageSize } from '../../../src/config/limits';
import type { Snapshot, SnapshotIndex } from '../../../src/features/news/model/snapshot';
import type { Plugin } from 'vite';
import { readSnapshots } from '../../news/snapshots/read-snapshots';
import { readIndex } from '../../news/snapshots/snapshot-files';

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

const noSnapshot: Snapshot = {
  version: 1,
  region: 'all',
  category: 'all',
  found: 0,
  limit: newsPageSize,
  articles: [],
};

interface Bundle {
  readonly origin: SnapshotIndex['origin'] | 'none';
  /** Empty where there are none. */
  readonly refreshedAt: string;
  readonly first: Snapshot;
  /** File name in the folder of assets → its text; `names` finds it by `region/category`. */
  readonly files: ReadonlyMap<string, string>;
  readonly names: ReadonlyMap<string, string>;
}

/** Named by content alone: the browser's build and the server's agree, and what did not change stays cached. */
function fileName(key: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return `news-${key.replace('/', '-')}.${hash}.json`;
}

/**
 * What a folder of snapshots comes to in the site.
 * @throws Error with one line that names the folder and the file, as `readSnapshots` does
 */
export function bundleSnapshots({ directory, allowMissing }: NewsSnapshotsOptions): Bundle {
  if (allowMissing && readIndex(directory).kind === 'missing') {
    return { origin: 'none', refreshedAt: '', first: noSnapshot, files: new Map(), names: new Map() };
  }
  const { index, snapshots } = readSnapshots(directory, { allowMissing });
  const files = new Map<string, string>();
  const names = new Map<string, string>();
  for (const [key, snapshot] of snapshots) {
    if (key === firstKey) continue;
    const text = JSON.stringify(snapshot);
    const name = fileName(key, text);
    files.set(name, text);
    names.set(key, name);
  }
  return {
    origin: index.origin,
    refreshedAt: index.refreshedAt,
    first: snapshots.get(firstKey) ?? noSnapshot,
    files,
    names,
  };
}

/** The module `virtual:news-snapshots`; its types are in src/features/news/sources/virtual.d.ts. */
export function newsSnapshots(options: NewsSnapshotsOptions): Plugin {
  let assets = '/assets/';
  let assetsDir = 'assets';
  let isServerBuild = false;
  let bundle: Bundle | undefined;
  const snapshots = () => (bundle ??= bundleSnapshots(options));

  return {
    name: 'news-snapshots',

    configResolved({ base, build }) {
      assetsDir = build.assetsDir;
      assets = `${base}${assetsDir}/`;
      isServerBuild = Boolean(build.ssr);
      // Read before anything is built: what is thrown here ends the build as it is, without a bundler's frame around it.
      snapshots();
    },

    resolveId(id) {
      return id === moduleId ? resolvedId : undefined;
    },

    load(id) {
      if (id !== resolvedId) return undefined;
      const { origin, refreshedAt, first, names } = snapshots();
      const urls = Object.fromEntries([...names].map(([key, name]) => [key, assets + name]));
      return Object.entries({ origin, refreshedAt, first, urls })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },

    generateBundle() {
      if (isServerBuild) return;
      for (const [name, source] of snapshots().files)
        this.emitFile({ type: 'asset', fileName: `${assetsDir}/${name}`, source });
    },

    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        // Vite takes the base path off before its middlewares run, in some positions and not in others.
        const text = path.includes(`/${assetsDir}/`)
          ? snapshots().files.get(path.slice(path.lastIndexOf('/') + 1))
          : undefined;
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
