import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { newsSnapshots } from './scripts/build/files/snapshots-plugin';
import { toastStyles } from './scripts/build/adapter/toast-styles';
import { timedBundles } from './scripts/build/build-clock';
import { clientChunks } from './scripts/build/adapter/client-chunks';
import { datesAtBuild } from './scripts/build/page/dates-at-build';
import { leanClient } from './scripts/build/adapter/lean-client';
import { prerender } from './scripts/build/adapter/prerender';
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
    // Each page names its scripts itself (scripts/build/adapter/application-files.ts), and links load theirs ahead.
    modulePreload: false,
  },
  ssgOptions: prerender({ directory, base: site.base, snapshots, allowMissingSnapshots }),
});
