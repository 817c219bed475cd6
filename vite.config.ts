import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { newsSnapshots } from './scripts/news/snapshots-plugin';
import { toastStyles } from './scripts/prerender/policy/toast-styles';
import { timedBundles } from './scripts/prerender/build-clock';
import { clientChunks } from './scripts/prerender/client-chunks';
import { datesAtBuild } from './scripts/prerender/dates-at-build';
import { leanClient } from './scripts/prerender/lean-client';
import { prerender } from './scripts/prerender/prerender';
import { parseSite } from './src/config/site';

const site = parseSite(process.env);
const directory = resolve(fileURLToPath(new URL('.', import.meta.url)), process.env['DIST_DIR'] ?? 'dist');
const snapshots = process.env['NEWS_SNAPSHOTS'] ?? 'data/news';
const allowMissingSnapshots = process.env['NEWS_ALLOW_MISSING'] === '1';

export default defineConfig({
  base: site.base,
  plugins: [
    react(),
    leanClient(),
    clientChunks(),
    datesAtBuild(),
    newsSnapshots({ directory: snapshots, allowMissing: allowMissingSnapshots }),
    timedBundles(),
  ],
  define: {
    siteIsBuilt: true,
    siteFromBuild: JSON.stringify(site),
    yearFromBuild: new Date().getUTCFullYear(),
    toastStylesFromBuild: JSON.stringify(toastStyles),
  },
  build: {
    outDir: directory,
    assetsInlineLimit: 0,
    // Each page names its scripts itself (scripts/prerender/application-files.ts), and links load theirs ahead.
    modulePreload: false,
  },
  ssgOptions: prerender({ directory, base: site.base, snapshots, allowMissingSnapshots }),
});
