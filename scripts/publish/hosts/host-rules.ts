/** Rules for headers and 404 pages of every host; `host-files.ts` and `nginx-rules.ts` write them in each host's format. */
import type { Site } from '~/config/site.node.ts';
import { hostPath, manifestPath, assets } from '~/seo/addresses';
import { pageFile } from '~scripts/build/built-pages';
import { formTargets } from '~scripts/build/content-policy';
import { createFeedRules } from '~scripts/feeds/feed-rules';
import type { SiteSettings } from '~scripts/settings/site-settings';

export interface HeaderRule {
  /** Path with the base path; it may contain one `*`, which stands for any characters. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the headers are only sent with a file that exists, not with the 404 page at its address. */
  readonly requiresFile?: boolean;
}

/**
 * Makes the content security policy of the header: `frame-ancestors`, which a `meta` element cannot set, and the directives
 * without hashes, in case a proxy removes the policy of the page. Hashes would block every script that a proxy changes.
 */
const headerPolicy = `object-src 'none'; script-src-attr 'none'; base-uri 'none'; form-action ${formTargets.join(' ')}; frame-ancestors 'self'`;

const sameOrigin = { 'Cross-Origin-Resource-Policy': 'same-origin' };
/** Headers of files for link previews and home screens, and for the sample calendar, whose sandbox has no origin. */
const crossOrigin = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Lists the paths of pages. A folder of pages has one path, because Cloudflare Pages reads at most a hundred rules. */
const listPagePaths = ({ pages: { pageAddresses }, site: { languages } }: SiteSettings): readonly string[] => [
  ...new Set(pageAddresses.map(({ path }) => (path.lastIndexOf('/') > 0 ? `/${path.split('/')[1]}/*` : path))),
  // The pages that scripts/publish/redirect-pages.ts writes under the prefix of the default language.
  ...(languages.length > 1 ? [`/${languages[0].id}/*`] : []),
];

/**
 * Lists the content types that hosts do not derive from file names. Each is for one path, because hosts answer a path without a
 * file by a page.
 */
function listContentTypes(site: Site): readonly (readonly [path: string, type: string])[] {
  const manifests = site.languages.map(({ id }) => [manifestPath(site, id), 'application/manifest+json'] as const);
  // Without this type, hosts would send the licences as a download.
  return [...manifests, ['/licences/packages.md', 'text/plain; charset=utf-8']];
}

/**
 * Creates the rules for headers. No two rules that match a path set the same header, since some hosts join the values by a
 * comma and others take the last.
 * @param isPreview whether the build is for a pull request, which search engines must not index
 */
export function createHeaderRules(siteSettings: SiteSettings, isPreview = false): readonly HeaderRule[] {
  const { site } = siteSettings;
  const rule = (path: string, headers: HeaderRule['headers'], requiresFile = false): HeaderRule => ({
    path: hostPath(site, path),
    headers,
    requiresFile,
  });
  const files = Object.values(assets).map((asset) => (typeof asset === 'string' ? asset : asset.path));
  const shared = [...files, '/samples/*'];
  return [
    rule('/*', {
      // The time is two years. `includeSubDomains` is left out, because other hosts of the domain do not belong to this site.
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // Features that no page uses. Chromium logs an error for an unknown name.
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), usb=()',
      'Content-Security-Policy': headerPolicy,
      'Cross-Origin-Opener-Policy': 'same-origin',
      // Requests for publishers' pictures carry no cookies. A frame of another host would need such a header too, which
      // scheduling services do not send.
      ...(!site.switches.foreignCalendar && { 'Cross-Origin-Embedder-Policy': 'credentialless' }),
      ...(isPreview && { 'X-Robots-Tag': 'noindex' }),
    }),
    ...[...listPagePaths(siteSettings), '/print.css'].map((path) => rule(path, sameOrigin)),
    ...shared.map((path) => rule(path, crossOrigin)),
    rule('/assets/*', { ...sameOrigin, 'Cache-Control': 'public, max-age=31536000, immutable' }, true),
    // Deploys change these files under the same names, so caches have to revalidate them.
    ...['/news-data/*', '/page-data/*'].map((path) => rule(path, { ...sameOrigin, 'Cache-Control': 'no-cache' }, true)),
    ...createFeedRules(siteSettings),
    ...listContentTypes(site).map(([path, type]) => rule(path, { 'Content-Type': type }, true)),
  ];
}

/** Converts the path of a rule to the source of a regular expression. */
export function toRegExpSource(path: string): string {
  return `^${path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replace('*', '.*')}$`;
}

/** Returns the headers that a host sends with a path. */
export function getHeaders(rules: readonly HeaderRule[], path: string, doesExist = true): HeaderRule['headers'] {
  const matching = rules.filter(
    (rule) => new RegExp(toRegExpSource(rule.path)).test(path) && (doesExist || !rule.requiresFile),
  );
  return Object.fromEntries(matching.flatMap(({ headers }) => Object.entries(headers)));
}

/**
 * Lists the 404 page of each language: its folder without the base path (`/` or `/es/`) and its file (`es/404.html`). The
 * folder of the default language contains the others.
 */
export const listNotFoundPages = ({ pages: { getPath }, site }: SiteSettings) =>
  site.languages.map(({ id }) => ({ folder: getPath('home', id), file: pageFile(getPath('notFound', id)) }));
