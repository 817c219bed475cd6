/** The headers of a site: `_headers`, which Netlify and Cloudflare Pages read, and what the preview sends. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLanguage, languageIds } from '~/config/languages';
import type { Site } from '~/content/load';
import { withBasePath, webManifestPath, publicFiles } from '~/seo/addresses';
import { formTargets } from '~scripts/build/content-policy';

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
/** For files that link previews and home screens show, and for the sample calendar, whose sandbox has no origin. */
const crossOrigin = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Lists the paths of pages. A folder of pages has one path, because Cloudflare Pages reads at most a hundred rules. */
const listPagePaths = ({ pageRoutes }: Site): readonly string[] => [
  ...new Set(pageRoutes.map(({ path }) => (path.lastIndexOf('/') > 0 ? `/${path.split('/')[1]}/*` : path))),
  // This path has the pages that scripts/build/redirect-pages.ts writes under the prefix of the default language.
  `/${defaultLanguage}/*`,
];

/**
 * Lists the content types that hosts do not derive from file names. Each is for one path, because hosts answer a path without a
 * file by a page.
 */
function listContentTypes(): readonly (readonly [path: string, type: string])[] {
  const manifests = languageIds.map((language) => [webManifestPath(language), 'application/manifest+json'] as const);
  // Without this type, hosts would send the licences as a download.
  return [...manifests, ['/licences/packages.md', 'text/plain; charset=utf-8']];
}

/**
 * Creates the rules for headers. No two rules that match a path set the same header, since some hosts join the values by a
 * comma and others take the last.
 */
export function createHeaderRules(site: Site): readonly HeaderRule[] {
  const { settings } = site;
  const rule = (path: string, headers: HeaderRule['headers'], requiresFile = false): HeaderRule => ({
    path: withBasePath(settings, path),
    headers,
    requiresFile,
  });
  const files = Object.values(publicFiles).map((asset) => (typeof asset === 'string' ? asset : asset.path));
  const shared = [...files, '/samples/*'];
  return [
    rule('/*', {
      // The time is two years. `includeSubDomains` is left out, because other hosts of the domain do not belong to this site.
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // No page uses these features. Chromium logs an error for an unknown name.
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), usb=()',
      'Content-Security-Policy': headerPolicy,
      'Cross-Origin-Opener-Policy': 'same-origin',
      // Requests for publishers' pictures carry no cookies. A frame of another host would need such a header too, which
      // scheduling services do not send.
      ...(!settings.hasForeignCalendar && { 'Cross-Origin-Embedder-Policy': 'credentialless' }),
    }),
    ...[...listPagePaths(site), '/print.css'].map((path) => rule(path, sameOrigin)),
    ...shared.map((path) => rule(path, crossOrigin)),
    // Other sites may show the pictures of this site.
    rule('/assets/*', { ...crossOrigin, 'Cache-Control': 'public, max-age=31536000, immutable' }, true),
    // A deploy changes these files under the same names, so caches have to revalidate them.
    rule('/news-data/*', { ...sameOrigin, 'Cache-Control': 'no-cache' }, true),
    // Feed readers may be pages of other sites. The type is the one that hosts send with `.xml`, as Firefox saves a file of the
    // type of feeds instead of opening it.
    rule('/feeds/*', crossOrigin),
    ...listContentTypes().map(([path, type]) => rule(path, { 'Content-Type': type }, true)),
  ];
}

/** Converts the path of a rule to a regular expression. */
export function toRegExp(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replace('*', '.*')}$`);
}

/** Returns the headers that a host sends with a path. */
export function getHeaders(rules: readonly HeaderRule[], path: string, doesExist = true): HeaderRule['headers'] {
  const matching = rules.filter((rule) => toRegExp(rule.path).test(path) && (doesExist || !rule.requiresFile));
  return Object.fromEntries(matching.flatMap(({ headers }) => Object.entries(headers)));
}

/** Formats `_headers`, which Netlify and Cloudflare Pages read and do not serve. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
  );
  return `# Written by the build. The rest of the policy is in the pages.\n${blocks.join('\n')}`;
}

export const writeHeaders = (directory: string, site: Site): Promise<void> =>
  writeFile(join(directory, '_headers'), formatHeaders(createHeaderRules(site)));
