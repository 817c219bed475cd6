import type { Plugin } from 'vite';

/**
 * Few files that change for few reasons: React, what else every page runs on, the shell. Pages, their sentences and
 * what only one place uses stay apart. The server's build is left alone: nobody downloads it.
 */
export function clientChunks(): Plugin {
  const groups = [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
    { name: 'platform', test: /node_modules\/(@remix-run|react-router|react-router-dom|vite-react-ssg|@emotion|stylis|zustand)\//, priority: 2 },
    {
      name: 'shell',
      test: /src\/(assets|analytics|components|config|layout\/(?!Toast(Host|Card)|toastStyles|LegalText|LanguageHint)|lib|seo|theme\/(?!mui)|content\/[^/]+\.ts|news\/format|routes)/,
      priority: 1,
    },
  ];
  return {
    name: 'client-chunks',
    config: (_config, { isSsrBuild }) => (isSsrBuild === true ? {} : { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
  };
}
