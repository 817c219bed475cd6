import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { base } from './.generated/site';
import { clientBundle } from './scripts/prerender/adapter/client-bundle';
import { buildSettings, oldestBrowsers } from './scripts/settings/build-settings';

export default defineConfig({
  base,
  publicDir: '.generated/public',
  resolve: {
    tsconfigPaths: true,
    alias: { '@mui/utils/composeClasses': fileURLToPath(new URL('src/theme/composeClasses.ts', import.meta.url)) },
  },
  // Bundled for the prerender too: the alias above holds for no package that Node loads itself.
  ssr: { noExternal: [/^@mui\//] },
  plugins: [react(), clientBundle()],
  build: {
    outDir: buildSettings.directory,
    emptyOutDir: true,
    target: [...oldestBrowsers],
    assetsInlineLimit: 0,
    // The licences of the packages that are part of the site's scripts; those of the fonts come with scripts/generate/fonts.
    license: { fileName: 'licences/packages.md' },
    // The boot script preloads the files of a page (src/boot/start.ts).
    modulePreload: false,
  },
});
