import type { Plugin } from 'vite';

/** Name of the file that holds the first news snapshot: articles, which the size budget does not count as script. */
export const snapshotChunk = 'news-snapshot';

/**
 * Few files that change for few reasons: React, what else every page runs on, the shell. Pages, their sentences and
 * what only one place uses stay apart. The server's build is left alone: nobody downloads it.
 */
export function clientChunks(): Plugin {
  const groups = [
    { name: snapshotChunk, test: /virtual:news-snapshots/, priority: 4 },
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
    {
      name: 'platform',
      test: /node_modules\/(@remix-run|react-router|react-router-dom|vite-react-ssg|@emotion|stylis|zustand)\//,
      priority: 2,
    },
    {
      name: 'shell',
      test: /src\/(app\/(?!main)|assets|analytics|config|lib\/(?!schema|getJson)|seo|shell\/(?!language\/LanguageHint)|theme\/(?!mui)|ui|content\/[^/]+\.ts)|src\/features\/(search\/(components\/Search(Dialog|Field|Opener)|searchAddress)|toasts\/(Toasts|showToast))/,
      priority: 1,
    },
  ];
  return {
    name: 'client-chunks',
    config: (_config, { isSsrBuild }) =>
      isSsrBuild === true ? {} : { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  };
}
