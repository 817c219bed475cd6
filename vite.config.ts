import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanClient } from './scripts/build/adapter/lean-client';
import { toastStyles } from './scripts/build/adapter/toast-styles';
import { timedBundles } from './scripts/build/build-clock';
import { newsSnapshots } from './scripts/build/files/snapshots-plugin';
import { oldestBrowsers } from './scripts/build/oldest-browsers';
import { clientChunks } from './scripts/build/page/client-chunks';
import { buildSettings } from './scripts/build/settings';
import { site } from './src/config/site';

export default defineConfig({
  base: site.base,
  resolve: { tsconfigPaths: true },
  plugins: [
    react(),
    leanClient(),
    clientChunks(),
    newsSnapshots({ directory: buildSettings.snapshots, allowMissing: buildSettings.allowMissingSnapshots }),
    timedBundles(),
  ],
  define: {
    siteIsBuilt: true,
    siteFromBuild: JSON.stringify(site),
    yearFromBuild: new Date().getUTCFullYear(),
    toastStylesFromBuild: JSON.stringify(toastStyles),
  },
  build: {
    outDir: buildSettings.directory,
    target: [...oldestBrowsers],
    assetsInlineLimit: 0,
    // The licences of the packages that are part of the site's scripts; those of the fonts stand in public/licences.
    license: { fileName: 'licences/packages.md' },
    // Each page names its scripts itself (scripts/build/page/application-files.ts), and links load theirs ahead.
    modulePreload: false,
  },
});
