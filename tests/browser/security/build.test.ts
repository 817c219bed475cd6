import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildWithOtherHosts, otherHosts, secrets } from '~tests/support/builds';

/** Public by intention: the search finds it. */
const publicValue = otherHosts.LIVE_NEWS_PUBLIC_TOKEN;

describe('a build in an environment of secrets', () => {
  let files: ReadonlyMap<string, string> = new Map();

  beforeAll(async () => {
    const directory = await buildWithOtherHosts();
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    // One character a byte, so that pictures and fonts are searched too.
    files = new Map(
      await Promise.all(
        paths.map(async (path) => [path.slice(directory.length), await readFile(path, 'latin1')] as const),
      ),
    );
  });

  const having = (pattern: RegExp | string) =>
    [...files]
      .filter(([, text]) => (typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text)))
      .map(([path]) => path);

  test('is searched: it has pages and scripts, and what is public in them', () => {
    expect([...files.keys()]).toEqual(expect.arrayContaining(['/index.html', '/_headers', '/fr/news.html']));
    expect(having(publicValue)).not.toEqual([]);
  });

  test.for(Object.entries(secrets))('holds no value of %s', ([, value]) => {
    expect(having(value)).toEqual([]);
  });

  test.for(Object.keys(secrets))('does not name %s', (name) => {
    expect(having(name === 'SECRET' ? /\bSECRET\b/ : name)).toEqual([]);
  });

  test('holds no path of the machine it was built on, and no source', () => {
    expect(having(process.cwd())).toEqual([]);
    expect(having(/\bsrc\/[\w/-]+\.tsx?\b|node_modules\/|file:\/\/\//)).toEqual([]);
    expect(having(/sourceMappingURL|"sourcesContent"/)).toEqual([]);
    expect([...files.keys()].filter((path) => /\.(?:map|tsx?|log)$|\/\.(?!well-known)/.test(path))).toEqual([]);
  });

  test('asks for no environment in the browser', () => {
    expect(having(/process\.env|import\.meta\.env/)).toEqual([]);
  });
});
