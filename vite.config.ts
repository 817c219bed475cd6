import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rollup } from 'vite';
import type { ViteReactSSGOptions } from 'vite-react-ssg';
import { bootScript } from './scripts/build/boot-script.ts';
import { generatedFolder, projectFolder } from './scripts/lib/project-folder.ts';
import { siteAliases } from './scripts/lib/site-aliases.ts';
import { oldestBrowsers } from './scripts/settings/build-settings.ts';

/** The project may lie in a folder that is named `src` too. */
const source = `${projectFolder.replaceAll('\\', '/')}/src/`;
const entry = `${source}app/main.`;

/**
 * Libraries stay in the browser's cache when a deploy changes only other code. Without groups the bundler would make twice as
 * many files, and vite-react-ssg would load React after the entry, in a round trip of its own.
 */
const groups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  // `$initial` marks modules that the entry imports statically.
  { name: 'vendor', tags: ['$initial'], test: /\/node_modules\//, priority: 2 },
  { name: 'theme', tags: ['$initial'], test: /\/src\/theme\/|\/\.generated\/(?:palette|fonts)/, priority: 2 },
  {
    name: 'shell',
    tags: ['$initial'],
    test: (id: string) => (id.startsWith(source) && !id.startsWith(entry)) || id.includes('/.generated/'),
    priority: 1,
  },
  { name: 'parts', minShareCount: 3 },
] satisfies Rollup.CodeSplittingGroup[];

const ssgOptions: ViteReactSSGOptions = { dirStyle: 'flat', formatting: 'none', beastiesOptions: false };

/** scripts/build/site-config.ts has what a site changes. */
export default defineConfig(({ isSsrBuild }) => ({
  publicDir: join(generatedFolder, 'public'),
  resolve: { alias: siteAliases(generatedFolder) },
  plugins: [react(), bootScript()],
  build: {
    emptyOutDir: true,
    target: [...oldestBrowsers],
    assetsInlineLimit: 0,
    // The licences of the packages that are part of the site's scripts; those of the fonts are in public/licences.
    license: { fileName: 'licences/packages.md' },
    // The boot script preloads the files of a page (src/boot/boot.ts).
    modulePreload: false,
    rolldownOptions: {
      // The browser's bundle drops the import of this package of Node (src/app/styleCollector.tsx).
      external: isSsrBuild === true ? [] : [/^@emotion\/server\//],
      // Only the bundle that renders the pages uses this package (src/app/styleCollector.tsx).
      treeshake: { moduleSideEffects: [{ test: /@emotion\/server\//, sideEffects: false }] },
      output: {
        // The bundle that renders the pages is one file: Node would resolve each `import()` again for each page.
        codeSplitting: isSsrBuild === true ? false : { groups },
      },
    },
  },
  ssgOptions,
}));
