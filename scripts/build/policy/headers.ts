/** The headers of every answer: one table, which scripts/build/hosts writes in the format of each host. */
import { publishedLanguages } from '~/config/languages';
import { regionIds } from '~/config/news';
import type { Site } from '~/config/site';
import { pageAddresses } from '~/content/pages';
import { feedPath, hostPath, manifestPath } from '~/seo/addresses';
import { assets } from '~/seo/constants';

export type Header = readonly [name: string, value: string];

export interface HeaderRule {
  /** Path with base; `*` stands for anything, once. */
  readonly path: string;
  readonly headers: readonly Header[];
  /** Of a file that is there: the page that says that it is missing has none of them. */
  readonly isOfFile?: true;
}

/** A regular expression for the paths of a rule. */
export function patternOf(path: string): string {
  return `^${path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replace('*', '.*')}$`;
}

/** What no page uses. Chromium logs an error for a name that it does not know. */
const deniedFeatures = ['camera', 'geolocation', 'microphone', 'usb'];

const twoYearsSeconds = 63_072_000;

/**
 * Who may frame an answer, which no `meta` element can say, and what needs no hash, should a proxy have dropped a page's
 * own policy. Hashes differ with each build, and would stop every script that such a proxy changes.
 */
const policy = [
  "object-src 'none'",
  "script-src-attr 'none'",
  "base-uri 'none'",
  "form-action 'self' mailto:",
  "frame-ancestors 'self'",
].join('; ');

/**
 * Of an SVG, which is a document of the site where its address is opened: no script, whatever is in it, and no origin.
 * It is whole in itself, as some hosts send it instead of the common one, and others beside it.
 */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

/** The same for every answer, that for unknown addresses too. */
function commonHeaders(site: Site): readonly Header[] {
  return [
    // Without `includeSubDomains`: other hosts of the domain are not this site's. Browsers ignore it without TLS.
    ['Strict-Transport-Security', `max-age=${twoYearsSeconds}`],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', deniedFeatures.map((feature) => `${feature}=()`).join(', ')],
    ['Content-Security-Policy', policy],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    // Publishers get no cookies with requests for their pictures. A frame of another host would need such a header of
    // its own, which scheduling services do not send.
    ...(site.schedulingUrl.startsWith('/') ? [['Cross-Origin-Embedder-Policy', 'credentialless'] as const] : []),
  ];
}

const resourcePolicy = 'Cross-Origin-Resource-Policy';
const ownOnly: Header = [resourcePolicy, 'same-origin'];
/** For feed readers, link previews and start screens; and for the sample calendar, which has no origin in its sandbox. */
const forEveryone: Header = [resourcePolicy, 'cross-origin'];

/** Its name stays and every deploy changes it: a cache asks whether its copy still holds. */
const changing = 'no-cache';
const immutable = 'public, max-age=31536000, immutable';

function publicFiles({ features }: Site): readonly string[] {
  return [
    ...Object.values(assets).map((asset) => (typeof asset === 'string' ? asset : asset.path)),
    ...(features.feeds ? ['/feeds/*'] : []),
    '/share/*',
  ];
}

/** A folder of pages has one rule: hosts read no more than a hundred. */
const pagePaths: readonly string[] = [
  ...new Set(pageAddresses.map(({ path }) => (path.lastIndexOf('/') > 0 ? `/${path.split('/')[1]}/*` : path))),
];

/** What hosts do not know by the file's name, each by its address: an address that is missing is answered by a page. */
function contentTypes({ features }: Site): readonly (readonly [path: string, type: string])[] {
  const feeds = regionIds.flatMap((region) => [
    [feedPath(region, 'xml'), 'application/atom+xml'] as const,
    [feedPath(region, 'json'), 'application/feed+json'] as const,
  ]);
  const manifests = publishedLanguages.map(
    (language) => [manifestPath(language), 'application/manifest+json'] as const,
  );
  return [...(features.feeds ? feeds : []), ...manifests];
}

/** A deployment for a pull request is no second site for search engines. */
const notIndexed: Header = ['X-Robots-Tag', 'noindex'];

/**
 * No two rules that match a path set the same header, but for an SVG's policy: hosts join the values by a comma, or
 * choose the last.
 */
export function headerRules(site: Site, isPreview = false): readonly HeaderRule[] {
  return [
    { path: hostPath(site, '/*'), headers: [...commonHeaders(site), ...(isPreview ? [notIndexed] : [])] },
    ...pagePaths.map((path): HeaderRule => ({ path: hostPath(site, path), headers: [ownOnly] })),
    { path: hostPath(site, '/samples/*'), headers: [forEveryone] },
    { path: hostPath(site, '/assets/*'), headers: [ownOnly, ['Cache-Control', immutable]], isOfFile: true },
    { path: hostPath(site, '/news-data/*'), headers: [ownOnly, ['Cache-Control', changing]], isOfFile: true },
    // Not `/*.svg`: hosts differ in whether that is of folders too.
    ...['/assets/*.svg', assets.iconSvg].map((path): HeaderRule => ({
      path: hostPath(site, path),
      headers: [['Content-Security-Policy', svgPolicy]],
      isOfFile: true,
    })),
    ...publicFiles(site).map((path): HeaderRule => ({ path: hostPath(site, path), headers: [forEveryone] })),
    ...contentTypes(site).map(([path, type]): HeaderRule => ({
      path: hostPath(site, path),
      headers: [['Content-Type', type]],
      isOfFile: true,
    })),
  ];
}

/** What a host sends with a path. */
export function headersFor(rules: readonly HeaderRule[], path: string, isFound = true): readonly Header[] {
  const matching = rules.filter((rule) => new RegExp(patternOf(rule.path)).test(path) && (isFound || !rule.isOfFile));
  return [...new Map(matching.flatMap(({ headers }) => headers))];
}
