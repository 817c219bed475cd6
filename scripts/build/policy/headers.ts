/** The headers of every answer: one table, written as `_headers`. docs/deploy.md has them for nginx, which a test compares. */
import type { Site } from '~/config/site';
import { hostPath } from '~/seo/addresses';
import { assets } from '~/seo/constants';

export type Header = readonly [name: string, value: string];

export interface HeaderRule {
  /** Path with base; `*` at its end stands for anything. */
  readonly path: string;
  readonly headers: readonly Header[];
}

/** A page of the built site. */
export interface BuiltPage {
  /** As a browser asks for it, without base, e.g. `/` or `/es/about`. */
  readonly path: string;
  /** Below the folder of the site, e.g. `es/about.html`. */
  readonly file: string;
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

/** The same for every answer, that for unknown addresses too. */
export function commonHeaders(site: Site): readonly Header[] {
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

export const immutable = 'public, max-age=31536000, immutable';

const publicFiles = [
  ...Object.values(assets).map((asset) => (typeof asset === 'string' ? asset : asset.path)),
  '/feeds/*',
  '/share/*',
];

/** A folder of pages has one rule: hosts read no more than a hundred. */
function pathsOf(pages: readonly BuiltPage[]): readonly string[] {
  return [...new Set(pages.map(({ path }) => (path.lastIndexOf('/') > 0 ? `/${path.split('/')[1]}/*` : path)))];
}

/** No two rules that match a path set the same header: hosts join the values by a comma, or choose one. */
export function headerRules(site: Site, pages: readonly BuiltPage[]): readonly HeaderRule[] {
  return [
    { path: hostPath(site, '/*'), headers: commonHeaders(site) },
    ...pathsOf(pages).map((path): HeaderRule => ({ path: hostPath(site, path), headers: [ownOnly] })),
    { path: hostPath(site, '/samples/*'), headers: [forEveryone] },
    { path: hostPath(site, '/assets/*'), headers: [ownOnly, ['Cache-Control', immutable]] },
    ...publicFiles.map((path): HeaderRule => ({ path: hostPath(site, path), headers: [forEveryone] })),
  ];
}

/** What a host sends with a path. */
export function headersFor(rules: readonly HeaderRule[], path: string): readonly Header[] {
  return rules
    .filter((rule) => (rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path))
    .flatMap(({ headers }) => headers);
}

/** developers.cloudflare.com/pages, "Headers": rules past this limit are not read. */
const rulesMax = 100;

/**
 * A `_headers` file for Cloudflare Pages and Netlify, which do not serve it.
 * @throws Error where it has more rules than Cloudflare reads
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  if (rules.length > rulesMax)
    throw new Error(`prerender: _headers has ${rules.length} rules; Cloudflare reads ${rulesMax}`);
  const blocks = rules.map(({ path, headers }) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
  );
  return `# Written by the build. The rest of the policy is in the pages.\n${blocks.join('\n')}`;
}
