import { fileURLToPath } from 'node:url';
import type { Plugin, Rollup } from 'vite';

/**
 * Libraries stay in a browser's cache when a deploy changes only the rest. The theme takes as
 * long to create as the shell takes to run, so each has a file and with it a task of its own. The entry alone is left
 * for the last file: where one before it does not come, nothing has started yet.
 */
const groups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  // `$initial` is what the entry reaches without an `import()`.
  { name: 'vendor', tags: ['$initial'], test: /\/node_modules\//, priority: 2 },
  {
    name: 'theme',
    tags: ['$initial'],
    test: /\/src\/theme\/|\/\.generated\/(?:palette|fonts)/,
    priority: 2,
  },
  {
    name: 'shell',
    tags: ['$initial'],
    test: /\/src\/(?!app\/main\.)|\/\.generated\//,
    priority: 1,
  },
  // Small parts that most pages share compress better as one.
  { name: 'shared', test: /\/src\/(?:ui\/Section|shell\/RelatedLinks|lib\/pause)\./, priority: 1 },
] satisfies Rollup.CodeSplittingGroup[];

/** The bundle for browsers alone: nobody downloads the one that renders the pages. */
export function clientBundle(): Plugin {
  return {
    name: 'client-bundle',
    config: (_config, { command, isSsrBuild }) =>
      command === 'serve' || isSsrBuild === true
        ? {}
        : {
            resolve: { alias: { 'react-helmet-async': fileURLToPath(new URL('no-helmet.ts', import.meta.url)) } },
            build: {
              manifest: true,
              rolldownOptions: {
                output: { codeSplitting: { groups } },
                // Components of a part that is off are left out whole, though each `styled` is a call; so is what emotion
                // imports for a component that nothing here uses.
                treeshake: {
                  propertyReadSideEffects: false,
                  manualPureFunctions: ['styled', 'keyframes'],
                  moduleSideEffects: [{ test: /\/hoist-non-react-statics\//, sideEffects: false }],
                },
              },
            },
          },
  };
}
