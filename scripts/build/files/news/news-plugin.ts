import type { Plugin } from 'vite';
import { madeFiles } from '~scripts/lib/made-files';
import { siteNews } from './news-data';

const moduleId = 'virtual:news';
// Rollup's convention: other plugins leave such ids alone.
const resolvedId = `\0${moduleId}`;

/** The news' files, and their lists for the prerender: `virtual:news` is typed in src/features/news/sources/virtual.d.ts. */
export function newsPlugin(): Plugin[] {
  const lists: Plugin = {
    name: 'news-lists',

    configResolved() {
      // Read before anything is built: what is thrown here ends the build as it is, without a bundler's frame around it.
      siteNews();
    },

    resolveId: (id) => (id === moduleId ? resolvedId : undefined),

    load(id, options) {
      if (id !== resolvedId) return undefined;
      // The browser has the document's list, and fetches others.
      return `export const lists = ${JSON.stringify(options?.ssr === true ? Object.fromEntries(siteNews().lists) : {})};`;
    },
  };
  return [lists, madeFiles('news-files', () => siteNews().files)];
}
