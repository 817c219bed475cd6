import { mkdirSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoryIds, type Combination, combinations, keyOf } from '~/config/news';
import type { SnapshotIndex } from '~/features/news/model/snapshot';
import { serialise } from '~scripts/news/snapshots/snapshot-files';
import { range } from '~tests/support/news/articles';
import { bundleSnapshots, newsSnapshots } from './snapshots-plugin';

let root = '';
let full = '';

const indexPath = (directory: string) => join(directory, 'index.json');
const snapshotPath = (directory: string, combination: Combination) => join(directory, `${keyOf(combination)}.json`);

const at = '2026-01-02T03:04:05Z';

function write(directory: string): void {
  for (const combination of combinations) {
    mkdirSync(join(directory, combination.region), { recursive: true });
    const url = `https://news.example/${combination.region}/${combination.category}`;
    const article = {
      url,
      title: 'Aid worth US$"10M" </script>',
      description: '',
      imageUrl: null,
      region: 'all' as const,
      source: 'news.example',
      categories: [],
      publishedAt: at,
    };
    writeFileSync(
      snapshotPath(directory, combination),
      serialise({ version: 1, ...combination, found: 40, limit: 12, articles: [article] }),
    );
  }
  const entry = { changedAt: at };
  const entries = Object.fromEntries(combinations.map(({ region, category }) => [`${region}/${category}`, entry]));
  writeFileSync(
    indexPath(directory),
    serialise({ version: 1, origin: 'sample', host: 'embedded', changedAt: at, combinations: entries }),
  );
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'snapshots-plugin-'));
  full = join(root, 'full');
  write(full);
  await writeFile(join(root, 'entry.js'), "export * from 'virtual:news-snapshots';");
});

afterAll(() => rm(root, { recursive: true, force: true }));

interface Built {
  readonly changedAt: string;
  readonly origin: string;
  readonly thin: readonly string[];
  readonly snapshots: readonly object[];
  readonly urls: Readonly<Record<string, string>>;
}

async function buildSite(
  directory: string,
  { ssr = false, allowMissing = false } = {},
): Promise<{ readonly built: Built; readonly assets: readonly string[]; readonly out: string }> {
  const out = await mkdtemp(join(root, 'out-'));
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    base: '/repo/',
    plugins: [newsSnapshots({ directory, allowMissing })],
    build: {
      outDir: out,
      ssr,
      rollupOptions: {
        input: join(root, 'entry.js'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'entry.mjs' },
      },
    },
  });
  const assets = await readdir(join(out, 'assets')).catch(() => []);
  const built: Built = await import(/* @vite-ignore */ join(out, 'entry.mjs'));
  return { built, assets, out };
}

describe('the snapshots of a build', () => {
  it('are code for the server, and files named by their content for the browser', async () => {
    const client = await buildSite(full);
    const server = await buildSite(full, { ssr: true });
    expect(client.built).toMatchObject({ changedAt: at, origin: 'sample', snapshots: [] });
    expect(client.built.thin).toHaveLength(combinations.length - 1);
    expect(server.built.snapshots).toHaveLength(combinations.length);
    expect({ ...server.built, snapshots: [] }).toEqual({ ...client.built });
    expect(client.assets).toHaveLength(combinations.length);
    expect(server.assets).toEqual([]);
    expect(Object.keys(client.built.urls)).toHaveLength(combinations.length);
    for (const [key, url] of Object.entries(client.built.urls)) {
      expect(url).toMatch(/^\/repo\/assets\/news-[a-z-]+\.[0-9a-f]{8}\.json$/);
      const held: unknown = JSON.parse(await readFile(join(client.out, url.replace('/repo/', '')), 'utf8'));
      expect(held).toMatchObject({ region: key.split('/')[0], category: key.split('/')[1], origin: 'sample' });
    }
  });

  it('say what they are made of and when articles last changed, and leave out those without articles', async () => {
    const live = join(root, 'live');
    await cp(full, live, { recursive: true });
    const index: SnapshotIndex = JSON.parse(await readFile(indexPath(live), 'utf8'));
    await writeFile(indexPath(live), serialise({ ...index, origin: 'live', changedAt: '2026-01-05T00:00:00Z' }));
    const empty = { region: 'haiti', category: categoryIds[1] ?? 'all' } as const;
    await writeFile(snapshotPath(live, empty), serialise({ version: 1, ...empty, found: 0, limit: 12, articles: [] }));
    const { changedAt, paths, files } = bundleSnapshots({ directory: live, allowMissing: false });
    expect(changedAt).toBe('2026-01-05T00:00:00Z');
    expect(paths.has(keyOf(empty))).toBe(false);
    expect(JSON.parse(files.get(paths.get('haiti/all') ?? '') ?? '')).toMatchObject({ origin: 'live' });
  });

  it('are followed by the pages of the archive, of which each snapshot says how many', async () => {
    const archived = join(root, 'archived');
    await cp(full, archived, { recursive: true });
    mkdirSync(join(archived, 'archive'));
    const articles = range(1, 30).map((article) => Object.assign(article, { combinations: ['haiti/all'] }));
    const day = (file: unknown) => writeFile(join(archived, 'archive', '2026-01-02.json'), JSON.stringify(file));
    await day({ version: 1, origin: 'sample', articles });
    const { assets, out } = await buildSite(archived);
    const [all] = bundleSnapshots({ directory: archived, allowMissing: false }).snapshots;
    expect(all?.archive.pages).toBe(3);
    expect(assets.filter((name) => /^[\da-f]{12}\.archive\.json$/.test(name))).toHaveLength(3);
    expect(await readdir(join(out, 'news-archive'))).toEqual(['all-all.json', 'haiti-all.json']);
    await day({ version: 1, origin: 'sample', articles: [{ ...articles[0], title: '' }] });
    expect(() => bundleSnapshots({ directory: archived, allowMissing: false })).toThrow(
      /archived: archive\/2026-01-02\.json: articles\[0\]: title: "" is .*; restore the file from an earlier commit, or /,
    );
  });

  it('stop a build that would publish a broken or missing one, with one line that names it', async () => {
    const broken = join(root, 'broken');
    await cp(full, broken, { recursive: true });
    await writeFile(snapshotPath(broken, { region: 'haiti', category: 'all' }), '{"version":1');
    expect(() => bundleSnapshots({ directory: broken, allowMissing: true })).toThrow(/haiti\/all\.json: not JSON/);
    await rm(snapshotPath(broken, { region: 'haiti', category: 'all' }));
    expect(() => bundleSnapshots({ directory: broken, allowMissing: false })).toThrow(/haiti\/all\.json: missing/);
    expect(bundleSnapshots({ directory: broken, allowMissing: true }).paths.has('haiti/all')).toBe(false);
    expect(() => bundleSnapshots({ directory: join(root, 'nothing'), allowMissing: false })).toThrow(
      /nothing: index\.json: missing/,
    );
  });

  it('may be none at all on a first checkout', async () => {
    const { built, assets } = await buildSite(join(root, 'nothing'), { allowMissing: true });
    expect(built).toMatchObject({ changedAt: '', urls: {}, snapshots: [] });
    expect(assets).toEqual([]);
  });
});
