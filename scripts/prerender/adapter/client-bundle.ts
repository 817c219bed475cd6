import { normalizePath, type Plugin, type Rollup } from 'vite';
import { projectFolder } from '~scripts/lib/project-folder';

// The project may lie in a folder that is named `src` too.
const source = `${normalizePath(projectFolder)}/src/`;
const entry = `${source}app/main.`;

/**
 * Libraries stay in the browser's cache when a deploy changes only other code. Without groups the bundler would make twice as
 * many files, and vite-react-ssg would load React after the entry, in a round trip of its own.
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
    test: (id: string) => (id.startsWith(source) && !id.startsWith(entry)) || id.includes('/.generated/'),
    priority: 1,
  },
] satisfies Rollup.CodeSplittingGroup[];

/** Applies to the bundle for browsers only, not to the one that renders the pages. */
export function clientBundle(): Plugin {
  return {
    name: 'client-bundle',
    config: (_config, { command, isSsrBuild }) =>
      command === 'serve' || isSsrBuild === true
        ? {}
        : {
            build: {
              manifest: true,
              rolldownOptions: {
                output: { codeSplitting: { groups } },
              },
            },
          },
  };
}
