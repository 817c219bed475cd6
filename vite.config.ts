import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rollup } from 'vite';
import type { ViteReactSSGOptions } from 'vite-react-ssg';
import { bootScriptPlugin } from './scripts/build/boot-script.ts';
import { projectFolder } from './scripts/folders.ts';

/**
 * The oldest browsers that get the application, as in the README. Newer features are used only with a fallback. In older
 * browsers the boot script does not start the application (src/boot/boot.ts).
 */
const oldestBrowsers = ['chrome110', 'edge110', 'firefox115', 'safari16'];

/** The project may lie in a folder that is named `src` too. */
const source = `${projectFolder.replaceAll('\\', '/')}/src/`;
const entry = `${source}main.`;

/**
 * Libraries stay in the browser's cache when a deploy changes only other code. Without groups the bundler would make twice as
 * many files, and vite-react-ssg would load React after the entry, in a round trip of its own.
 */
const groups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  // `$initial` marks modules that the entry imports statically.
  { name: 'vendor', tags: ['$initial'], test: /\/node_modules\//, priority: 2 },
  { name: 'theme', tags: ['$initial'], test: /\/src\/theme\//, priority: 2 },
  {
    name: 'shell',
    tags: ['$initial'],
    test: (id: string) => (id.startsWith(source) && !id.startsWith(entry)) || id.startsWith('\0virtual:'),
    priority: 1,
  },
  { name: 'parts', minShareCount: 3 },
] satisfies Rollup.CodeSplittingGroup[];

const ssgOptions: ViteReactSSGOptions = { dirStyle: 'flat', formatting: 'none', beastiesOptions: false };

/** What the pages say comes from the data, which our commands read and hand to Vite (scripts/build/vite-plugins.ts). */
const runByOurCommands: Plugin = {
  name: 'run-by-our-commands',
  configResolved({ plugins }) {
    if (plugins.some(({ name }) => name === 'content')) return;
    const error = new Error('This site is built by "npm run build" and served by "npm run dev".');
    // The line says all: nobody needs to know where in Vite it comes from.
    error.stack = '';
    throw error;
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  resolve: { alias: [{ find: /^~\//, replacement: source }] },
  plugins: [react(), bootScriptPlugin(), runByOurCommands],
  build: {
    emptyOutDir: true,
    target: oldestBrowsers,
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
