import type { Plugin } from 'vite';

/**
 * Makes one file of the bundle that renders the pages. Node would resolve each `import()` again for each page, in the thread of
 * tsx's loader.
 */
export function renderBundle(): Plugin {
  return {
    name: 'render-bundle',
    config: (_config, { command, isSsrBuild }) =>
      command === 'build' && isSsrBuild === true
        ? { build: { rolldownOptions: { output: { codeSplitting: false } } } }
        : {},
  };
}
