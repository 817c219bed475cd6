import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRelease, type PageRoutes } from '~/config/pageTable';
import { listPageFiles } from '~scripts/build/page-files';

const findValues = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => value);

interface BrokenFragment {
  /** Path of the page that the link leads to, without base. */
  readonly target: string;
  readonly message: string;
}

/**
 * Finds links between pages to an id that the target page does not have.
 * @param base path that the site is served under
 * @param documents HTML of the pages, by path without base
 */
export function findBrokenFragments(base: string, documents: ReadonlyMap<string, string>): readonly BrokenFragment[] {
  const ids = new Map([...documents].map(([path, html]) => [path, new Set(findValues(html, /\sid="([^"]+)"/g))]));
  return [...documents].flatMap(([path, html]) =>
    [...new Set(findValues(html, /<a\s[^>]*?href="([^"]*#[^"]+)"/g))].flatMap((href) => {
      const { origin, pathname, hash } = new URL(href, `https://site.invalid${base}${path.slice(1)}`);
      const target = `/${pathname.slice(base.length)}`;
      const isBroken =
        origin === 'https://site.invalid' && ids.get(target)?.has(decodeURIComponent(hash.slice(1))) === false;
      return isBroken
        ? [{ target, message: `${path}: a link leads to ${target}${hash}, but that page has no element with this id` }]
        : [];
    }),
  );
}

/**
 * Whether parts of a page appear and disappear on certain days, such as the releases of a year. A build must not fail only because
 * such a day has come.
 */
function hasTimedParts({ findRoute }: PageRoutes, path: string): boolean {
  const page = findRoute(path)?.page;
  return page !== undefined && (isRelease(page) || page === 'press');
}

/**
 * Reports each link of the built site to an id that does not exist.
 * @throws Error with a line for each such link to a page whose parts are always the same; links to other pages are warnings
 */
export async function checkFragments(directory: string, base: string, site: PageRoutes): Promise<void> {
  const pages = listPageFiles(site).map(
    async ({ path, file }) => [path, await readFile(join(directory, file), 'utf8')] as const,
  );
  const brokenFragments = findBrokenFragments(base, new Map(await Promise.all(pages)));
  const isTimed = ({ target }: BrokenFragment) => hasTimedParts(site, target);
  for (const { message } of brokenFragments.filter(isTimed)) console.warn(message);
  const errors = brokenFragments.filter((fragment) => !isTimed(fragment));
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
}
