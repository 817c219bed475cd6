import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientBundle } from './scripts/build/adapter/client-bundle';
import { toastStyles } from './scripts/build/adapter/toast-styles';
import { dataPlugins } from './scripts/build/data-plugins';
import { newsPlugin } from './scripts/build/files/news/news-plugin';
import { oldestBrowsers } from './scripts/build/oldest-browsers';
import { buildSettings } from './scripts/build/settings';
import { constantFeatures, newsConstants, siteConstants } from './scripts/build/site-constants';
import { site } from './src/config/site';
import { onNight, schemes, themeColor } from './src/theme/palette';

export default defineConfig({
  base: site.base,
  resolve: { tsconfigPaths: true },
  plugins: [react(), constantFeatures, clientBundle(), ...dataPlugins(), newsPlugin()],
  define: {
    ...siteConstants(site),
    ...newsConstants(site),
    paletteIsBuilt: true,
    paletteFromBuild: JSON.stringify({ themeColor, schemes, onNight }),
    yearFromBuild: new Date().getUTCFullYear(),
    toastStylesFromBuild: JSON.stringify(toastStyles),
  },
  build: {
    outDir: buildSettings.directory,
    target: [...oldestBrowsers],
    assetsInlineLimit: 0,
    // The licences of the packages that are part of the site's scripts; those of the fonts come with scripts/fonts.
    license: { fileName: 'licences/packages.md' },
    // The boot script preloads the files of a page (src/boot/start.ts).
    modulePreload: false,
  },
});
