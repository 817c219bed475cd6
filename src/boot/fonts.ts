import { fontFaces } from '~generated/site';
import { attributes } from './contract';

const root = document.documentElement;

/** After another page of the site the fonts are in the browser's cache, and there for the first paint. */
export function applyCachedFonts(): void {
  if (document.referrer.startsWith(`${location.origin}/`)) root.setAttribute(attributes.fonts, '');
}

type Place = readonly [element: Element, rect: DOMRect];

/** The elements of the window and of a window's height around it, where they are. */
function placesIn(parent: Element): readonly Place[] {
  return [...parent.children].flatMap((element): readonly Place[] => {
    const rect = element.getBoundingClientRect();
    // Cards further away are not laid out, and asking for their insides would do it.
    if (rect.top > 2 * innerHeight || rect.bottom < -innerHeight) return [];
    const place: Place = [element, rect];
    return [place].concat(placesIn(element));
  });
}

const isInWindow = ({ top, bottom }: DOMRect): boolean => top < innerHeight && bottom > 0;

/** Less than three pixels no browser counts as a shift of the layout. */
function isMoved([element, before]: Place): boolean {
  const now = element.getBoundingClientRect();
  return Math.abs(now.top - before.top) >= 3 && (isInWindow(before) || isInWindow(now));
}

/**
 * Fetches the site's fonts, then shows the page in them, unless something in the window would move: then the next page
 * shows them. A font that does not arrive leaves its fallback.
 */
export async function applyFonts(): Promise<void> {
  // A font provider's stylesheet (scripts/prerender/page/compose-page.ts).
  document.querySelector(`link[${attributes.lateStylesheet}]`)?.setAttribute('media', 'all');
  // By family and weight: `FontFace.load()` on every face would fetch every alphabet of a provider's stylesheet.
  await Promise.allSettled(fontFaces.map((face) => document.fonts.load(face)));
  if (root.hasAttribute(attributes.fonts)) return;
  const places = placesIn(document.body);
  root.setAttribute(attributes.fonts, '');
  // Nothing is painted between these lines.
  if (places.some(isMoved)) root.setAttribute(attributes.fonts, 'next');
}
