/** What every host is to do: one table of headers and one of 404 pages, printed beside it in the format of each host. */
import type { Site } from '~/config/site';
import { feedPath, hostPath, manifestPath, assets } from '~/seo/addresses';
import { fileOf } from '~scripts/prerender/page/built-pages';
import { formTargets } from '~scripts/prerender/policy/content-policy';
import type { SiteSettings } from '~scripts/settings/site-settings';

export interface HeaderRule {
  /** Path with base; `*` stands for anything, once. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the rule is for a file that is there: the page that says that it is missing has none of its headers. */
  readonly isOfFile?: boolean;
}

/**
 * Who may frame an answer, which no `meta` element can say, and what needs no hash, should a proxy have dropped a page's
 * own policy. Hashes differ with each build, and would stop every script that such a proxy changes.
 */
const policyOf = ({ form }: Site) =>
  `object-src 'none'; script-src-attr 'none'; base-uri 'none'; form-action ${formTargets(form).join(' ')}; frame-ancestors 'self'`;

const ownOnly = { 'Cross-Origin-Resource-Policy': 'same-origin' };
/** For feed readers, link previews and start screens; and for the sample calendar, which has no origin in its sandbox. */
const forEveryone = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** A folder of pages has one rule: hosts read no more than a hundred. */
const pagePaths = ({ pages: { pageAddresses }, site: { languages } }: SiteSettings): readonly string[] => [
  ...new Set(pageAddresses.map(({ path }) => (path.lastIndexOf('/') > 0 ? `/${path.split('/')[1]}/*` : path))),
  // scripts/publish/forwarding-pages.ts
  ...(languages.length > 1 ? [`/${languages[0].id}/*`] : []),
];

/** What hosts do not know by the file's name, each by its address: an address that is missing is answered by a page. */
function contentTypes({ searchTerms, site }: SiteSettings): readonly (readonly [path: string, type: string])[] {
  const feeds = searchTerms.regions.flatMap(({ id: region }) => [
    [feedPath(region, 'xml'), 'application/atom+xml'] as const,
    [feedPath(region, 'json'), 'application/feed+json'] as const,
  ]);
  const manifests = site.languages.map(({ id }) => [manifestPath(site, id), 'application/manifest+json'] as const);
  // Hosts would have it downloaded.
  return [...(site.features.feeds ? feeds : []), ...manifests, ['/licences/packages.md', 'text/plain; charset=utf-8']];
}

/**
 * No two rules that match a path set the same header: hosts join the values by a comma, or choose the last.
 * @param isPreview whether it is a deployment for a pull request, which is no second site for search engines
 */
export function headerRules(siteSettings: SiteSettings, isPreview = false): readonly HeaderRule[] {
  const { site } = siteSettings;
  const rule = (path: string, headers: HeaderRule['headers'], isOfFile = false): HeaderRule => ({
    path: hostPath(site, path),
    headers,
    isOfFile,
  });
  const files = Object.values(assets).map((asset) => (typeof asset === 'string' ? asset : asset.path));
  const shared = [...files, ...(site.features.feeds ? ['/feeds/*'] : []), '/share/*', '/samples/*'];
  return [
    rule('/*', {
      // Two years. Without `includeSubDomains`: other hosts of the domain are not this site's.
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // What no page uses. Chromium logs an error for a name that it does not know.
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), usb=()',
      'Content-Security-Policy': policyOf(site),
      'Cross-Origin-Opener-Policy': 'same-origin',
      // Publishers get no cookies with requests for their pictures. A frame of another host would need such a header
      // of its own, which scheduling services do not send.
      ...(!site.features.foreignCalendar && { 'Cross-Origin-Embedder-Policy': 'credentialless' }),
      ...(isPreview && { 'X-Robots-Tag': 'noindex' }),
    }),
    ...[...pagePaths(siteSettings), '/print.css'].map((path) => rule(path, ownOnly)),
    ...shared.map((path) => rule(path, forEveryone)),
    rule('/assets/*', { ...ownOnly, 'Cache-Control': 'public, max-age=31536000, immutable' }, true),
    // Their names stay and every deploy changes them: a cache asks whether its copy still holds.
    rule('/news-data/*', { ...ownOnly, 'Cache-Control': 'no-cache' }, true),
    ...contentTypes(siteSettings).map(([path, type]) => rule(path, { 'Content-Type': type }, true)),
  ];
}

/** A regular expression for the paths of a rule. */
export function patternOf(path: string): string {
  return `^${path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replace('*', '.*')}$`;
}

/** What a host sends with a path. */
export function headersFor(rules: readonly HeaderRule[], path: string, isFound = true): HeaderRule['headers'] {
  const matching = rules.filter((rule) => new RegExp(patternOf(rule.path)).test(path) && (isFound || !rule.isOfFile));
  return Object.fromEntries(matching.flatMap(({ headers }) => Object.entries(headers)));
}

/**
 * A 404 page for each language: the folder in which it answers for a page that is missing, without base (`/` or `/es/`), and
 * its file (`es/404.html`). The default language's folder holds all the others.
 */
export const notFoundPages = ({ pages: { pathOf }, site }: SiteSettings) =>
  site.languages.map(({ id }) => ({ folder: pathOf('home', id), file: fileOf(pathOf('notFound', id)) }));
