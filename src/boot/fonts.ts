import { nextFrame } from '~/lib/pause';
import { attributes } from './contract';

/** So many elements are laid out anew within a frame, on slow processors too. */
const elementsAFrame = 40;

function sizeOf(element: Element): number {
  return element.getElementsByTagName('*').length + 1;
}

/** The page in reading order, in parts that are not too large for a frame. */
function* partsOf(element: Element): Generator<Element> {
  if (sizeOf(element) <= elementsAFrame) yield element;
  else for (const child of element.children) yield* partsOf(child);
}

function applyTo(element: Element): void {
  element.setAttribute(attributes.fonts, '');
}

/** After another page of the site the fonts are in the browser's cache, and there for the first paint. */
export function applyCachedFonts(): void {
  if (document.referrer.startsWith(`${location.origin}/`)) applyTo(document.documentElement);
}

/**
 * Fetches the site's own fonts and shows the page in them, part by part, as all at once would hold it up
 * (src/theme/GlobalStyles.tsx). One that does not come leaves its fallback.
 */
export async function applyFonts(): Promise<void> {
  // A font provider's stylesheet: its fonts come as it does (scripts/build/page/compose-page.ts).
  document.querySelector(`link[${attributes.lateStylesheet}]`)?.setAttribute('media', 'all');
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
  let room = 0;
  // React in development would take the attributes of parts for faults of the hydration.
  for (const part of import.meta.env.DEV ? [] : partsOf(document.body)) {
    room -= sizeOf(part);
    if (room < 0) {
      await nextFrame();
      room = elementsAFrame - sizeOf(part);
    }
    applyTo(part);
  }
  await nextFrame();
  // What is in no part, and every page to come.
  applyTo(document.documentElement);
}
