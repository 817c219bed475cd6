/** What head, structured data and the files beside the pages have in common. Imports nothing, as scripts read it too. */

/** Between a page's title and the brand (specification, section 9). */
export const titleSeparator = ' | ';

/**
 * Files that scripts/generate/artwork makes, without base path. The share image, which the pages' own are drawn on, has
 * the size that Open Graph's consumers show large.
 */
export const assets = {
  iconSvg: '/favicon.svg',
  appleTouchIcon: '/apple-touch-icon.png',
  icon192: '/icon-192.png',
  icon512: '/icon-512.png',
  iconMaskable: '/icon-maskable-512.png',
  shareImage: { path: '/share.jpg', width: 1200, height: 630 },
} as const;
