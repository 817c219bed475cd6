import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { parseSite } from './src/config/site';
import { prerender } from './scripts/prerender/prerender';
import { newsSnapshots } from './scripts/news/snapshots-plugin';

const site = parseSite(process.env);
const directory = fileURLToPath(new URL('dist', import.meta.url));
const snapshots = process.env['NEWS_SNAPSHOTS'] ?? 'data/news';
const allowMissingSnapshots = process.env['NEWS_ALLOW_MISSING'] === '1';

export default defineConfig({
  base: site.base,
  plugins: [react(), newsSnapshots({ directory: snapshots, allowMissing: allowMissingSnapshots })],
  define: { siteFromBuild: JSON.stringify(site), yearFromBuild: new Date().getUTCFullYear(), entryAddress: '""' },
  build: { outDir: directory, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  ssgOptions: prerender({ directory, base: site.base, snapshots, allowMissingSnapshots }),
});
