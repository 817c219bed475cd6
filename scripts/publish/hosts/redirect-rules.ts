/** The redirects of a former site's addresses: one list, written in the format of each host. */
import type { Redirect } from '~/schemas/redirects';
import { hostPath } from '~/seo/addresses';
import type { SiteSettings } from '~scripts/settings/site-settings';
import { toRegExpSource } from './host-rules';

/** A redirect with the base path: its addresses, with and without a slash at the end, and its target. */
interface RedirectRule {
  /**
   * A path with a file extension, such as `/report.pdf`, has one address. A site below a base path may have been at the root of
   * its host before, so the addresses there are redirected too.
   */
  readonly paths: readonly string[];
  readonly query: string;
  readonly target: string;
}

function createRedirectRule({ site }: SiteSettings, { isAtRoot, path, query, to }: Redirect): RedirectRule {
  const addresses = new Set([...(isAtRoot === true ? [] : [hostPath(site, path)]), path]);
  const paths = [...addresses].flatMap((address) =>
    address.endsWith('/') || /\.\w+$/.test(path) ? [address] : [address, `${address}/`],
  );
  return { paths, query, target: hostPath(site, to) };
}

/** Creates the rules. Those with a query come first, because hosts apply the first rule that matches. */
export const createRedirectRules = (siteSettings: SiteSettings): readonly RedirectRule[] =>
  siteSettings.redirects
    .map((redirect) => createRedirectRule(siteSettings, redirect))
    .toSorted((a, b) => Number(b.query !== '') - Number(a.query !== ''));

/**
 * Formats lines of `_redirects`, for Netlify and Cloudflare Pages (docs.netlify.com, "Redirect options").
 * @param readsQueries whether the host has rules for queries, unlike Cloudflare Pages
 */
export function formatRedirectLines(siteSettings: SiteSettings, readsQueries: boolean): readonly string[] {
  return createRedirectRules(siteSettings).flatMap(({ paths, query, target }) => {
    if (query !== '' && !readsQueries) return [];
    const parameters = query === '' ? '' : `${query.split('&').join(' ')} `;
    return paths.map((path) => `${path} ${parameters}${target} 301`);
  });
}

/** Creates routes of Vercel's Build Output API, version 3. */
export function createVercelRedirects(siteSettings: SiteSettings) {
  return createRedirectRules(siteSettings).flatMap(({ paths, query, target }) =>
    paths.map((path) => ({
      src: toRegExpSource(path),
      ...(query !== '' && {
        has: [...new URLSearchParams(query)].map(([key, value]) => ({ type: 'query', key, value })),
      }),
      headers: { Location: target },
      status: 301,
    })),
  );
}

/** Puts a text in quotes for nginx. */
const quote = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/**
 * Formats lines of nginx's server block. A location for one path comes before those of folders, and nginx compares it with the
 * decoded path. An address with a query is a regular expression, and `$` of a target is encoded, because nginx would read `$`
 * as the beginning of a variable.
 */
export function formatNginxRedirects(siteSettings: SiteSettings): readonly string[] {
  return createRedirectRules(siteSettings).flatMap(({ paths, query, target }) => {
    const answer = `return 301 ${quote(target.replaceAll('$', '%24'))};`;
    return paths.map((path) =>
      query === ''
        ? `location = ${quote(decodeURIComponent(path))} { ${answer} }`
        : `if ($request_uri ~ ${quote(toRegExpSource(`${path}?${query}`))}) { ${answer} }`,
    );
  });
}

/** Finds the target of a request, by path and query as the browser sent them; undefined if no redirect matches. */
export function findRedirectTarget(rules: readonly RedirectRule[], { pathname, search }: URL): string | undefined {
  const query = search.slice(1);
  return rules.find(
    ({ paths, query: ruleQuery }) => paths.includes(pathname) && (ruleQuery === '' || ruleQuery === query),
  )?.target;
}
