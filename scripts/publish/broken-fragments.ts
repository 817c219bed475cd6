import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SitePages } from '~/content/pageTable';
import { listBuiltPages } from '~scripts/prerender/page/built-pages';

const findValues = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => value);

/**
 * Finds links between pages to an id that the target page does not have, a line for each.
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
      return isBroken ? [`${path}: a link leads to ${target}${hash}, and there is no such part`] : [];
    }),
  );
}

/** @throws Error with a line for each link of the built site to an id that does not exist */
export async function checkFragments(directory: string, base: string, sitePages: SitePages): Promise<void> {
  const pages = listBuiltPages(sitePages).map(
    async ({ path, file }) => [path, await readFile(join(directory, file), 'utf8')] as const,
  );
  const broken = findBrokenFragments(base, new Map(await Promise.all(pages)));
  if (broken.length > 0) throw new Error(broken.join('\n'));
}
