import { site } from '~/config/site';
import { attributes } from './contract';

const root = document.documentElement;

/** After another page of the site the fonts are in the browser's cache, and there for the first paint. */
export function applyCachedFonts(): void {
  if (document.referrer.startsWith(`${location.origin}/`)) root.setAttribute(attributes.fonts, '');
}

/** Fetches the site's fonts, then shows the page in them. A font that does not arrive leaves its fallback. */
export async function applyFonts(): Promise<void> {
  // A font provider's stylesheet (scripts/build/page/compose-page.ts).
  document.querySelector(`link[${attributes.lateStylesheet}]`)?.setAttribute('media', 'all');
  // By family and weight: `FontFace.load()` on every face would fetch every alphabet of a provider's stylesheet.
  await Promise.allSettled(site.fontFaces.map((face) => document.fonts.load(face)));
  root.setAttribute(attributes.fonts, '');
}
