/**
 * The content security policy of a page.
 *
 * A document keeps its policy while the visitor goes from page to page, so each page allows what the whole site fetches,
 * and no more than its settings ask for. Inline code differs by page, and is allowed by hash. Emotion inserts the styles
 * of later pages through CSSOM, which no policy governs.
 *
 * There is no `upgrade-insecure-requests`: every source is the site itself or https, and a preview without TLS would ask
 * for files where nobody listens. There is no subresource integrity: the application is imported, Chromium runs a module
 * whose preload did not match, and an import map of hashes would add 2 kB to each document.
 */
import { analyticsHost } from '~/analytics/analytics';
import type { Site } from '~/config/site';
import { hashSource, type InlineCode } from './inline-code';

export type PolicySettings = Pick<Site, 'analyticsId' | 'features' | 'fontStylesheet' | 'liveNews' | 'schedulingUrl'>;

type Directive = readonly [name: string, ...sources: string[]];

const self = "'self'";
const none = "'none'";

/** Emotion creates an empty tag and fills it through CSSOM. */
const emptyStyle = hashSource('');

/** Where a provider's style sheets come from one host and its fonts from another. */
const fontOrigins: Readonly<Partial<Record<string, string>>> = {
  'https://fonts.googleapis.com': 'https://fonts.gstatic.com',
};

/** Hosts that Google's tag asks (developers.google.com, "Use Tag Manager with a Content Security Policy"). */
const analyticsReports = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** @param address absolute, a path of the site, or empty */
function sourcesOf(address: string): readonly string[] {
  if (address === '') return [];
  return [address.startsWith('/') ? self : new URL(address).origin];
}

function print(directives: readonly Directive[]): string {
  return directives.map(([name, ...sources]) => [name, ...new Set(sources)].join(' ')).join('; ');
}

/**
 * The policy of a page, as its `meta` element carries it.
 * @param laterStyles hashes of style tags that scripts insert with their text
 */
export function contentPolicy(site: PolicySettings, code: InlineCode, laterStyles: readonly string[]): string {
  const measures = site.analyticsId !== '';
  const fontSheets = sourcesOf(site.fontStylesheet);
  // Publishers' pictures come from anywhere; the news asks for https alone.
  const pictureSources = site.features.news ? ['https:'] : measures ? analyticsReports : [];
  const fonts = fontSheets.map((origin) => fontOrigins[origin] ?? origin);
  return print([
    ['default-src', none],
    ['script-src', self, ...code.scripts, ...(measures ? [analyticsHost] : [])],
    ['style-src', ...code.styles, emptyStyle, ...laterStyles, ...fontSheets],
    ['img-src', self, ...pictureSources],
    ['font-src', self, ...fonts],
    [
      'connect-src',
      self,
      ...(site.features.news ? sourcesOf(site.liveNews.url) : []),
      ...(measures ? analyticsReports : []),
    ],
    ['frame-src', ...sourcesOf(site.schedulingUrl)],
    ['manifest-src', self],
    // The search and the contact form without script; with it, a mail address is a navigation, which is not governed.
    ['form-action', self, 'mailto:'],
    ['base-uri', none],
    // Google's tag sets script addresses as plain text, which trusted types forbid.
    ...(measures
      ? []
      : ([
          ['require-trusted-types-for', "'script'"],
          ['trusted-types', none],
        ] as const)),
  ]);
}
