/**
 * Paths and absolute addresses for head tags, structured data and site map. They get the settings as an argument, because scripts
 * use them too.
 */
import { defaultLanguage, type Language } from '~/config/languages';
import { type PageId, pagePath } from '~/config/pageTable';
import type { NewsSelection } from '~/config/selection';
import type { Settings } from '~/content/settings';

/** Puts the base path before a path that starts with a slash: `/about` becomes `/repo/about`. */
export function withBasePath(settings: Settings, path: string): string {
  return settings.basePath + path.slice(1);
}

/** Absolute address of a path without base, e.g. `/news` or `/site.webmanifest`. */
export function absoluteUrl(settings: Settings, path: string): string {
  return settings.url + withBasePath(settings, path);
}

/** The absolute address of a page, as in its canonical link. */
export function pageUrl(settings: Settings, page: PageId, language: Language, selection?: NewsSelection): string {
  return absoluteUrl(settings, pagePath(page, language, selection));
}

/** `/site.webmanifest` for the default language, `/site.es.webmanifest` and so on for the others. */
export function webManifestPath(language: Language): string {
  return language === defaultLanguage ? '/site.webmanifest' : `/site.${language}.webmanifest`;
}

/**
 * Paths, without base path, of files of the folder public. The share image, which other sites show with a link,
 * has the size that they show large.
 */
export const publicFiles = {
  iconSvg: '/favicon.svg',
  /** Feed readers, older programs and tabs that show a file request this path, although no page links to it. */
  iconIco: '/favicon.ico',
  appleTouchIcon: '/apple-touch-icon.png',
  icon192: '/icon-192.png',
  icon512: '/icon-512.png',
  iconMaskable: '/icon-maskable-512.png',
  shareImage: { path: '/share.png', width: 1200, height: 630 },
} as const;
