/** Where the window stands in the list, told by an article: lengths of what was never laid out are estimates. */
import { chunkSize } from '../components/ArticleGrid';
import type { Place } from './visits';

function chunksOf(list: Element): readonly Element[] {
  return [...list.querySelectorAll('[data-chunk]')];
}

/** @param edge distance of the list's visible part from the window's upper edge, px */
export function placeOf(list: Element, edge: number): Place {
  const y = window.scrollY;
  const isBelow = (element: Element) => element.getBoundingClientRect().bottom > edge;
  const chunks = chunksOf(list);
  const position = chunks.findIndex(isBelow);
  const chunk = chunks[position];
  if (chunk === undefined || (position === 0 && chunk.getBoundingClientRect().top >= edge)) return { y, article: null };
  const articles = [...chunk.children];
  const inChunk = Math.max(0, articles.findIndex(isBelow));
  const top = articles[inChunk]?.getBoundingClientRect().top;
  return { y, article: top === undefined ? null : { index: position * chunkSize + inChunk, top } };
}

function scrollToPlace(list: Element, { y, article }: Place): void {
  const target = article && chunksOf(list)[Math.floor(article.index / chunkSize)]?.children[article.index % chunkSize];
  const by = article && target ? target.getBoundingClientRect().top - article.top : y - window.scrollY;
  if (Math.abs(by) >= 1) window.scrollBy({ top: by, behavior: 'instant' });
}

const settlingFrames = 12;
const signsOfWill = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls so that the article of a place stands where it stood, and holds it there for some frames: what comes into
 * view is laid out only then, and has another height than was estimated. The visitor's hand ends it at once.
 *
 * @returns ends it
 */
export function returnTo(list: Element, place: Place): () => void {
  let frames = settlingFrames;
  const end = () => {
    frames = 0;
    for (const type of signsOfWill) window.removeEventListener(type, end);
  };
  const hold = () => {
    if (frames === 0) return;
    frames -= 1;
    scrollToPlace(list, place);
    if (frames === 0) end();
    else requestAnimationFrame(hold);
  };
  for (const type of signsOfWill) window.addEventListener(type, end, { passive: true });
  hold();
  return end;
}
