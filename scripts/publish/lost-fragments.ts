import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SitePages } from '~/content/pageTable';
import { builtPages } from '~scripts/prerender/page/built-pages';

const found = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => value);

/**
 * Links between pages to a part that their page does not have, a line for each: which page, and where it leads.
 * @param base path that the site is served under
 * @param documents of the pages, by their paths without base
 */
export function lostFragments(base: string, documents: ReadonlyMap<string, string>): readonly string[] {
  const ids = new Map([...documents].map(([path, html]) => [path, new Set(found(html, /\sid="([^"]+)"/g))]));
  return [...documents].flatMap(([path, html]) =>
    [...new Set(found(html, /<a\s[^>]*?href="([^"]*#[^"]+)"/g))].flatMap((href) => {
      const { origin, pathname, hash } = new URL(href, `https://site.invalid${base}${path.slice(1)}`);
      const target = `/${pathname.slice(base.length)}`;
      const isLost =
        origin === 'https://site.invalid' && ids.get(target)?.has(decodeURIComponent(hash.slice(1))) === false;
      return isLost ? [`${path}: a link leads to ${target}${hash}, and there is no such part`] : [];
    }),
  );
}

/** @throws Error with a line for each such link of a built site */
export async function checkFragments(directory: string, base: string, sitePages: SitePages): Promise<void> {
  const pages = builtPages(sitePages).map(
    async ({ path, file }) => [path, await readFile(join(directory, file), 'utf8')] as const,
  );
  const lost = lostFragments(base, new Map(await Promise.all(pages)));
  if (lost.length > 0) throw new Error(lost.join('\n'));
}
