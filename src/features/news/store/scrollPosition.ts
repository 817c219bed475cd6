/** Where the window stands in the list, told by an article: lengths of what was never laid out are estimates. */
import type { ScrollPosition } from './cachedList';

/** Articles that `ArticleGrid` puts into each of its `[data-chunk]` elements: whole rows in one, two and three columns. */
export const chunkSize = 12;

function chunksOf(list: Element): readonly Element[] {
  return [...list.querySelectorAll('[data-chunk]')];
}

/** Where the list's visible part begins, px from the window's upper edge. */
function edgeUnder(bar: Element | null): number {
  return bar?.getBoundingClientRect().bottom ?? 0;
}

/** @param bar what covers the list's upper end when it sticks */
export function readScrollPosition(list: Element, bar: Element | null): ScrollPosition {
  const edge = edgeUnder(bar);
  const y = window.scrollY;
  const isBelow = (element: Element) => element.getBoundingClientRect().bottom > edge;
  const chunks = chunksOf(list);
  const number = chunks.findIndex(isBelow);
  const chunk = chunks[number];
  if (chunk === undefined || (number === 0 && chunk.getBoundingClientRect().top >= edge)) return { y, article: null };
  const articles = [...chunk.children];
  const inChunk = Math.max(0, articles.findIndex(isBelow));
  const top = articles[inChunk]?.getBoundingClientRect().top;
  return { y, article: top === undefined ? null : { index: number * chunkSize + inChunk, top } };
}

function scrollTo(list: Element, { y, article }: ScrollPosition): void {
  const target = article && chunksOf(list)[Math.floor(article.index / chunkSize)]?.children[article.index % chunkSize];
  const by = article && target ? target.getBoundingClientRect().top - article.top : y - window.scrollY;
  if (Math.abs(by) >= 1) window.scrollBy({ top: by, behavior: 'instant' });
}

const framesMax = 12;
const userInputEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls so that the article of a position stands where it stood, in the next frames: what comes into view is laid out
 * only then, and has another height than was estimated. The visitor's own input ends it.
 *
 * @returns ends it
 */
export function restoreScrollPosition(list: Element, position: ScrollPosition): () => void {
  let frames = framesMax;
  const end = () => {
    frames = 0;
    for (const type of userInputEvents) window.removeEventListener(type, end);
  };
  const step = () => {
    if (frames === 0) return;
    frames -= 1;
    scrollTo(list, position);
    if (frames === 0) end();
    else requestAnimationFrame(step);
  };
  for (const type of userInputEvents) window.addEventListener(type, end, { passive: true });
  // Before the next paint, and after the router: it scrolls too, without knowing of the list's length.
  requestAnimationFrame(step);
  return end;
}

/** Between the filters and the start of a list that was scrolled to, px. */
const standOff = 24;

/** Scrolls to the list's start where the window stands below it. */
export function scrollToStart(list: Element, bar: Element | null): void {
  const past = list.getBoundingClientRect().top - edgeUnder(bar);
  if (past < 0) window.scrollBy({ top: past - standOff, behavior: 'instant' });
}
