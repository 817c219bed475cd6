import { mkdirSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoryIds, combinations } from '../../../src/config/news';
import { indexPath, serialise, snapshotPath } from '../../news/snapshots/snapshot-files';
import { bundleSnapshots, newsSnapshots } from './snapshots-plugin';

let root = '';
let full = '';

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
  const entry = { origin: 'sample', triedAt: at, checkedAt: at, changedAt: at } as const;
  const entries = Object.fromEntries(combinations.map(({ region, category }) => [`${region}/${category}`, entry]));
  writeFileSync(
    indexPath(directory),
    serialise({ version: 1, origin: 'sample', host: 'embedded', refreshedAt: at, combinations: entries }),
  );
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'snapshots-plugin-'));
  full = join(root, 'full');
  write(full);
  await writeFile(join(root, 'entry.js'), "export { origin, refreshedAt, first, urls } from 'virtual:news-snapshots';");
});

afterAll(() => rm(root, { recursive: true, force: true }));

interface Built {
  readonly origin: string;
  readonly refreshedAt: string;
  readonly first: { readonly articles: readonly unknown[] };
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
  it('are the first as code and the others as files of their content, alike for browser and server', async () => {
    const client = await buildSite(full);
    const server = await buildSite(full, { ssr: true });
    expect(client.built.first.articles).toHaveLength(1);
    expect(client.built).toMatchObject({ origin: 'sample', refreshedAt: at });
    expect({ ...server.built }).toEqual({ ...client.built });
    expect(client.assets).toHaveLength(combinations.length - 1);
    expect(server.assets).toEqual([]);
    expect(Object.keys(client.built.urls)).toHaveLength(combinations.length - 1);
    expect(client.built.urls).not.toHaveProperty('all/all');
    for (const [key, url] of Object.entries(client.built.urls)) {
      expect(url).toMatch(/^\/repo\/assets\/news-[a-z-]+\.[0-9a-f]{8}\.json$/);
      const held: unknown = JSON.parse(await readFile(join(client.out, url.replace('/repo/', '')), 'utf8'));
      expect(held).toMatchObject({ region: key.split('/')[0], category: key.split('/')[1] });
    }
  });

  it('change their name with their content only', async () => {
    const changed = join(root, 'changed');
    await cp(full, changed, { recursive: true });
    const [, category = 'all'] = categoryIds;
    const path = snapshotPath(changed, { region: 'haiti', category });
    await writeFile(path, (await readFile(path, 'utf8')).replace('"found": 40', '"found": 41'));
    const [before, after] = [full, changed].map(
      (directory) => bundleSnapshots({ directory, allowMissing: false }).names,
    );
    const moved = [...(before ?? [])].filter(([key, name]) => after?.get(key) !== name).map(([key]) => key);
    expect(moved).toEqual([`haiti/${category}`]);
  });

  it('stop a build that would publish a broken or missing one, with one line that names it', async () => {
    const broken = join(root, 'broken');
    await cp(full, broken, { recursive: true });
    await writeFile(snapshotPath(broken, { region: 'haiti', category: 'all' }), '{"version":1');
    expect(() => bundleSnapshots({ directory: broken, allowMissing: true })).toThrow(/haiti\/all\.json: not JSON/);
    await rm(snapshotPath(broken, { region: 'haiti', category: 'all' }));
    expect(() => bundleSnapshots({ directory: broken, allowMissing: false })).toThrow(/haiti\/all\.json: missing/);
    expect(bundleSnapshots({ directory: broken, allowMissing: true }).names.has('haiti/all')).toBe(false);
    expect(() => bundleSnapshots({ directory: join(root, 'nothing'), allowMissing: false })).toThrow(
      /nothing: index\.json: missing/,
    );
  });

  it('may be none at all on a first checkout', async () => {
    const { built, assets } = await buildSite(join(root, 'nothing'), { allowMissing: true });
    expect(built).toMatchObject({ origin: 'none', refreshedAt: '', urls: {} });
    expect(built.first.articles).toEqual([]);
    expect(assets).toEqual([]);
  });
});
