/** Addresses of all that leaves the site: head, data, sitemap, feeds. Scripts use them too, with the settings they read. */
import type { Language } from '~/config/knownLanguages';
import type { Site } from '~/config/site';
import { type PageId, routerPath } from '~/content/pageTable';
import type { NewsSelection } from '~/shared/news/selection';

/** Puts the base path before a path that starts with a slash: `/about` becomes `/repo/about`. */
export function hostPath(site: Site, path: string): string {
  return site.base + path.slice(1);
}

/** Absolute address of a path without base, e.g. `/news` or `/site.webmanifest`. */
export function absoluteUrl(site: Site, path: string): string {
  return site.url + hostPath(site, path);
}

/** Path of a page on its host, base included. */
export function pagePath(site: Site, page: PageId, language: Language, selection?: NewsSelection): string {
  return hostPath(site, routerPath(site, page, language, selection));
}

/** The one absolute address of a page, as in its canonical link. */
export function pageUrl(site: Site, page: PageId, language: Language, selection?: NewsSelection): string {
  return site.url + pagePath(site, page, language, selection);
}

/** `/site.webmanifest` for the default language, `/site.es.webmanifest` and so on for the others. */
export function manifestPath({ languages }: Site, language: Language): string {
  return language === languages[0].id ? '/site.webmanifest' : `/site.${language}.webmanifest`;
}

/** `/feeds/haiti.xml` (Atom) or `/feeds/haiti.json` (JSON Feed). */
export function feedPath(name: string, format: 'xml' | 'json'): string {
  return `/feeds/${name}.${format}`;
}

/** Name of the feed of releases in a language. */
export const pressFeedName = (language: Language): string => `press/${language}`;

/** `/share/en/about.jpg`: the picture that others show with a link to the page. */
export function shareImagePath(page: PageId, language: Language): string {
  return `/share/${language}/${page}.jpg`;
}

/**
 * Files that scripts/generate/artwork makes, without base path. The share image, which the pages' own are drawn on, has
 * the size that Open Graph's consumers show large.
 */
export const assets = {
  iconSvg: '/favicon.svg',
  /** Asked for by feed readers, tabs of other files and older programs, whatever a page names. */
  iconIco: '/favicon.ico',
  appleTouchIcon: '/apple-touch-icon.png',
  icon192: '/icon-192.png',
  icon512: '/icon-512.png',
  iconMaskable: '/icon-maskable-512.png',
  shareImage: { path: '/share.jpg', width: 1200, height: 630 },
} as const;
