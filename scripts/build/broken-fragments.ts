import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageRoutes } from '~/config/pageTable';
import { listPageFiles } from '~scripts/build/page-files';

const findValues = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => value);

/**
 * Finds links between pages to an id that the target page does not have.
 * @param base path that the site is served under
 * @param documents HTML of the pages, by path without base
 */
export function findBrokenFragments(base: string, documents: ReadonlyMap<string, string>): readonly string[] {
  const ids = new Map([...documents].map(([path, html]) => [path, new Set(findValues(html, /\sid="([^"]+)"/g))]));
  return [...documents].flatMap(([path, html]) =>
    [...new Set(findValues(html, /<a\s[^>]*?href="([^"]*#[^"]+)"/g))].flatMap((href) => {
      const { origin, pathname, hash } = new URL(href, `https://site.invalid${base}${path.slice(1)}`);
      const target = `/${pathname.slice(base.length)}`;
      const isBroken =
        origin === 'https://site.invalid' && ids.get(target)?.has(decodeURIComponent(hash.slice(1))) === false;
      return isBroken ? [`${path}: a link leads to ${target}${hash}, but that page has no element with this id`] : [];
    }),
  );
}

/**
 * Checks the links of the built site.
 * @throws Error with a line for each link to an id that does not exist
 */
export async function checkFragments(directory: string, base: string, site: PageRoutes): Promise<void> {
  const pages = listPageFiles(site).map(
    async ({ path, file }) => [path, await readFile(join(directory, file), 'utf8')] as const,
  );
  const errors = findBrokenFragments(base, new Map(await Promise.all(pages)));
  if (errors.length > 0) throw new Error(errors.join('\n'));
}
