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

/**
 * What reaches a device or a place. Every name weighs on each answer, and one that Chromium does not know would be an
 * error in its console.
 */
const deniedFeatures = ['camera', 'geolocation', 'microphone', 'usb'];

const twoYearsSeconds = 63_072_000;

/** The contact page copies a message to the clipboard; nothing else is asked of the device. */
const permissions = ['clipboard-write=(self)', ...deniedFeatures.map((feature) => `${feature}=()`)].join(', ');

/** The same for every file. */
export function commonHeaders(site: Site): readonly Header[] {
  return [
    // Of this host alone: other names of the domain are not this site's to speak for. Browsers ignore it without TLS.
    ['Strict-Transport-Security', `max-age=${twoYearsSeconds}`],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', permissions],
    // A page of the site, and an unknown address with it, is framed by nobody else. Pages say so by their policy too.
    ['X-Frame-Options', 'SAMEORIGIN'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    // Publishers get no cookies with the requests for their pictures. It would also ask a frame of another host for
    // such a header of its own, which scheduling services do not send.
    ...(site.schedulingUrl.startsWith('/') ? [['Cross-Origin-Embedder-Policy', 'credentialless'] as const] : []),
  ];
}

/**
 * The one directive that a page cannot give in its `meta` element. The rest it carries itself: hosts that read no header
 * rules send it too, and half a kilobyte of hashes goes out once.
 */
export const framePolicy: Header = ['Content-Security-Policy', "frame-ancestors 'none'"];

const resourcePolicy = 'Cross-Origin-Resource-Policy';
const ownOnly: Header = [resourcePolicy, 'same-origin'];
/**
 * Shown by feed readers, link previews and start screens. The sample calendar too: in its sandbox it is of no origin, and
 * Firefox takes it for another site's beside the page's embedder policy.
 */
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

/**
 * Every rule of the site. No header is set by two rules that match the same path: hosts join them by a comma, or choose.
 * So what is not a page has no policy of its own; it says who may frame it by `X-Frame-Options`.
 */
export function headerRules(site: Site, pages: readonly BuiltPage[]): readonly HeaderRule[] {
  return [
    { path: hostPath(site, '/*'), headers: commonHeaders(site) },
    ...pathsOf(pages).map((path): HeaderRule => ({ path: hostPath(site, path), headers: [framePolicy, ownOnly] })),
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

/** developers.cloudflare.com/pages, "Headers": rules past these limits are not read. */
const rulesMax = 100;
const lineLengthMax = 2_000;

/**
 * A `_headers` file for Cloudflare Pages and Netlify, which do not serve it.
 * @throws Error where it is more than Cloudflare reads
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    '',
  ]);
  if (rules.length > rulesMax)
    throw new Error(`prerender: _headers has ${rules.length} rules; Cloudflare reads ${rulesMax}`);
  const long = lines.find((line) => line.length > lineLengthMax);
  if (long !== undefined)
    throw new Error(
      `prerender: a line of _headers has ${long.length} characters, Cloudflare reads ${lineLengthMax}: ${long.slice(0, 80)}…`,
    );
  return `# Written by the build. Pages carry their policy themselves, but for what only a header can say.\n${lines.join('\n')}`;
}
