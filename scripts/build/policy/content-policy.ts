/**
 * The content security policy of a page.
 *
 * A document keeps the policy it was loaded with, and the site navigates without loading another: from any page a
 * visitor reaches every other one. What a page may fetch is therefore what the site as a whole needs, the calendar's
 * frame and the publishers' pictures included, and no more than its settings ask for; what differs from page to page
 * is the inline code, allowed by hash. Styles of pages to come are inserted through CSSOM, which no policy governs.
 *
 * No `upgrade-insecure-requests`: every source is the site itself or https already; on a preview without TLS, in a home
 * network say, it would ask for files where nobody listens.
 *
 * No subresource integrity: no tag of a page loads a script or a style sheet of ours, the application is imported.
 * - Preloads could carry it, but do not hold it: Chromium forgets a module that did not match, and the next import of it
 *   is fetched and run unchecked.
 * - An import map holds it, and one of all files is 2 kB in every page that do not compress and come before the first
 *   paint: more than the congestion window has left.
 * - The files come from the host the page comes from, under names that change with their content: an attacker who changes one
 *   can change the other. Fonts cannot have it, and Google and font providers answer each browser differently.
 */
import { analyticsHost } from '~/analytics/analytics';
import { analyticsPlaceholder, type Site } from '~/config/site';
import { hashSource, type InlineCode } from './inline-code';

export type PolicySettings = Pick<Site, 'analyticsId' | 'fontStylesheet' | 'liveNews' | 'schedulingUrl'>;

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
  const measures = site.analyticsId !== analyticsPlaceholder;
  const fontSheets = sourcesOf(site.fontStylesheet);
  const fonts = fontSheets.map((origin) => fontOrigins[origin] ?? origin);
  return print([
    ['default-src', none],
    ['script-src', self, ...code.scripts, ...(measures ? [analyticsHost] : [])],
    ['style-src', ...code.styles, emptyStyle, ...laterStyles, ...fontSheets],
    // Publishers' pictures come from anywhere; the news asks for https alone.
    ['img-src', self, 'https:'],
    ['font-src', self, ...fonts],
    ['connect-src', self, ...sourcesOf(site.liveNews.url), ...(measures ? analyticsReports : [])],
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
