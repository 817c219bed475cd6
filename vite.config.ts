import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { projectFolder } from './scripts/lib/project-folder';
import { siteAliases } from './scripts/lib/site-aliases';
import { clientBundle } from './scripts/prerender/adapter/client-bundle';
import { renderBundle } from './scripts/prerender/adapter/render-bundle';
import { oldestBrowsers } from './scripts/settings/build-settings';

interface SitePlaces {
  /** Path that the site is served under, with both slashes. */
  readonly base: string;
  /** What the site's data became, absolute. */
  readonly generatedFolder: string;
  /** Folder of the built site, absolute. */
  readonly distFolder: string;
}

/** How Vite builds a site, and serves it in development. */
export const viteConfig = ({ base, generatedFolder, distFolder }: SitePlaces): UserConfig => ({
  root: projectFolder,
  base,
  publicDir: join(generatedFolder, 'public'),
  resolve: { alias: siteAliases(generatedFolder) },
  plugins: [react(), clientBundle(), renderBundle()],
  build: {
    outDir: distFolder,
    emptyOutDir: true,
    target: [...oldestBrowsers],
    assetsInlineLimit: 0,
    // The licences of the packages that are part of the site's scripts; those of the fonts come with scripts/generate/fonts.
    license: { fileName: 'licences/packages.md' },
    // The boot script preloads the files of a page (src/boot/start.ts).
    modulePreload: false,
  },
});
