import type { Plugin, Rollup } from 'vite';

/** Name of the chunk that holds the first news snapshot: articles, which the size budget does not count as script. */
export const snapshotChunk = 'news-snapshot';
const [rendererChunk, platformChunk] = ['react', 'platform'] as const;

/**
 * Few files that change for few reasons: React, what else every page runs of others' making and of ours, and what at
 * least three pages share. Pages, their sentences and what only one place uses stay apart. `$initial` is what the
 * entry reaches without an `import()`.
 */
const groups = [
  { name: snapshotChunk, test: /virtual:news-snapshots/, priority: 6 },
  { name: rendererChunk, test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 5 },
  { name: platformChunk, tags: ['$initial'], test: /\/node_modules\//, priority: 3 },
  { name: 'schemas', test: /\/node_modules\/valibot\/|\/src\/lib\/schema\./, priority: 2 },
  { name: 'theme', tags: ['$initial'], test: /\/src\/theme\//, priority: 2 },
  { name: 'shell', tags: ['$initial'], test: /\/src\/(?!app\/main\.)/, priority: 1 },
  // Of interest to the pages that show them: a company more is nothing more for the others.
  { name: 'companies', test: /\/src\/content\/companies\./, priority: 1 },
  { name: 'shared', test: /\/src\/(?!features\/)/, minShareCount: 3, priority: 0 },
] satisfies Rollup.CodeSplittingGroup[];

/**
 * @param chunks names of a bundle's chunks
 * @throws Error where a group is none of them
 */
export function checkGroups(chunks: readonly string[]): void {
  const empty = groups.filter(({ name }) => !chunks.includes(name)).map(({ name }) => name);
  if (empty.length > 0) {
    throw new Error(
      `client chunks: no module belongs to ${empty.join(', ')}; mend the group's pattern in scripts/build/page/client-chunks.ts, or delete it`,
    );
  }
}

/**
 * V8's explicit compile hint (Chrome 136; to others a comment): what every start calls is compiled as its file comes, and
 * not once more in the long tasks that call it. See docs/why.md.
 */
export const compileHint = '//# allFunctionsCalledOnLoad\n';
export const hintedChunks: readonly string[] = [rendererChunk, platformChunk];

/** The server's build is left alone: nobody downloads it. */
export function clientChunks(): Plugin {
  return {
    name: 'client-chunks',
    config: (_config, { isSsrBuild }) =>
      isSsrBuild === true
        ? {}
        : { build: { manifest: true, rolldownOptions: { output: { codeSplitting: { groups } } } } },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      checkGroups(Object.values(bundle).map(({ name }) => name ?? ''));
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && hintedChunks.includes(chunk.name)) chunk.code = compileHint + chunk.code;
    },
  };
}
