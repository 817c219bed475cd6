import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/**
 * Minifies what browsers get before Vite's own minifier does, which leaves more to be left out: see docs/why.md.
 * @param kind scripts share the page's names with others
 */
export function minifyClient(kind: 'modules' | 'script' = 'modules'): Plugin {
  const module = kind === 'modules';
  return {
    name: 'minify-client',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    async renderChunk(source) {
      const { code } = await minify(source, {
        module,
        ecma: 2020,
        // No getter of what is bundled does anything but give a value; the browser tests run what comes of it.
        compress: { passes: 3, pure_getters: true, toplevel: module },
        mangle: { toplevel: module },
        format: { comments: false },
      });
      return { code, map: null };
    },
  };
}
