/**
 * The content security policy of a page.
 *
 * A document keeps its policy while the visitor goes from page to page, so each page allows everything that the site fetches
 * with its settings, and nothing else. Inline code differs by page, and is allowed by hash. Emotion inserts the styles
 * of later pages through CSSOM, which no policy governs. Material UI's components write style attributes, which can run no
 * script: all are allowed.
 *
 * There is no `upgrade-insecure-requests`: every source is the site itself or https, and a preview without TLS would
 * request its files by https. There is no subresource integrity: the application is imported, Chromium runs a module
 * whose preload did not match, and an import map of hashes would add 2 kB to each document.
 */
import { createHash } from 'node:crypto';
import type { Settings } from '~/content/settings';
import { tagFolderUrl } from '~/features/analytics/tagFolder';
import { isHost } from '~/lib/isHost';

/** Returns the hash source of inline code (CSP Level 3, "hash-source"). */
const hashSource = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * Returns the source of an address: none if it is empty, `'self'` for a path of the site, otherwise its origin.
 * @throws Error if the host of the address is neither a name nor an IP address: `*` would allow every host
 */
function toSources(address: string): readonly string[] {
  if (address === '') return [];
  if (address.startsWith('/')) return ["'self'"];
  const { hostname, origin } = new URL(address);
  if (!isHost(hostname))
    throw new Error(`content policy: ${JSON.stringify(address)} must have a host such as news.example`);
  return [origin];
}

/**
 * The targets of forms without script: the search and the contact form. With script, opening a mail address is a navigation,
 * which `form-action` does not restrict.
 */
export const formTargets = ["'self'", 'mailto:'] as const;

type Directives = Readonly<Record<string, readonly string[]>>;

/** Inline code, exactly as it stands between the tags. Other inline code, and script in attributes, is blocked. */
export type InlineCode = Readonly<Record<'scripts' | 'styles', readonly string[]>>;

/** Hosts that Google's tag sends reports to (developers.google.com, "Use Tag Manager with a Content Security Policy"). */
const tagReports = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

function listDirectives(settings: Settings, code: InlineCode) {
  const hasTag = settings.analyticsId !== '';
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...code.scripts.map(hashSource), ...(hasTag ? [tagFolderUrl] : [])],
    // Emotion creates an empty tag and fills it through CSSOM.
    'style-src': ["'self'", ...[...code.styles, ''].map(hashSource)],
    'style-src-attr': ["'unsafe-inline'"],
    // Publishers' pictures come from any host, by https only.
    'img-src': ["'self'", 'https:'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...toSources(settings.liveNewsUrl),
      ...toSources(settings.liveNews?.serviceUrl ?? ''),
      ...(hasTag ? tagReports : []),
    ],
    'frame-src': toSources(settings.schedulingUrl),
    'manifest-src': ["'self'"],
    'form-action': formTargets,
    'base-uri': ["'none'"],
    // Google's tag sets script addresses as strings, which trusted types forbid.
    ...(!hasTag && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }),
  } satisfies Directives;
}

/** A keyword or a hash in quotes, a scheme, or an origin with a path, below any subdomain. */
const sourceForm =
  /^(?:'(?:[a-z-]+|sha256-[\w+/]+=*)'|[a-z]+:|https:\/\/(?:(?:\*\.)?[a-z\d.-]+|\[[\da-f:]+\])(?::\d+)?(?:\/[\w./-]*)?)$/;

/**
 * Formats directives as the text of a policy.
 * @throws Error if a source would end its directive, or allow more than it names
 */
function formatPolicy(directives: Directives): string {
  for (const [name, sources] of Object.entries(directives)) {
    const invalidSource = sources.find((source) => !sourceForm.test(source));
    if (invalidSource !== undefined)
      throw new Error(`content policy: ${name} cannot have the source ${JSON.stringify(invalidSource)}`);
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** Makes the policy of a page. */
export const composeContentPolicy = (settings: Settings, code: InlineCode): string =>
  formatPolicy(listDirectives(settings, code));

/**
 * Makes the policy of a page in development: that of the built page, so that what it blocks is seen early, without the parts
 * that Vite's client cannot work with. It inserts style elements, makes markup of a text for its overlay, and asks in a worker
 * whether the server is back.
 * @param scripts inline scripts of the development server
 */
export function composeDevelopmentPolicy(settings: Settings, scripts: readonly string[]): string {
  const {
    'require-trusted-types-for': _requiredFor,
    'trusted-types': _trustedTypes,
    ...directives
  } = listDirectives(settings, { scripts, styles: [] });
  return formatPolicy({
    ...directives,
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': [...directives['connect-src'], 'ws:'],
    'worker-src': ['blob:'],
  });
}
