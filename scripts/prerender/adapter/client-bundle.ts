import { fileURLToPath } from 'node:url';
import type { Plugin, Rollup } from 'vite';

/**
 * Libraries stay in the browser's cache when a deploy changes only other code. Creating the theme takes as long as running
 * the shell, so each is a file and runs in a task of its own. The last file has only the entry: if an earlier file fails to
 * load, nothing has started yet.
 */
const groups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  // `$initial` marks modules that the entry imports statically.
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
  // Small modules that most pages share compress better as one file, and each file's name is in the document.
  {
    name: 'shared',
    test: /\/src\/(?:ui\/(?:Section|StretchedLink|MailLink|Ledger)|shell\/RelatedLinks|lib\/pause)\.|\/(?:Card|Stack)\/|\/(?:mergeSlotProps|resolveComponentProps|useSlot)\b/,
    priority: 1,
  },
  // The same holds for these, which pages with lists of texts and pictures use.
  { name: 'items', test: /\/ListItem(?:SecondaryAction|Button)?\/|\/src\/ui\/(?:Picture|RuledList)\./, priority: 1 },
] satisfies Rollup.CodeSplittingGroup[];

/** Applies to the bundle for browsers only, not to the one that renders the pages. */
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
                // Removes the components of features that are off, although each `styled` is a call, and a package that
                // emotion imports for a component that the site does not use.
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
