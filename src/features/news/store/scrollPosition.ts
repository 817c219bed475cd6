/** Where the window stands in the list: by article, since the height of cards that were never laid out is an estimate. */
import type { ScrollPosition } from './cachedLists';

function cardsOf(list: Element): readonly Element[] {
  return [...list.querySelectorAll('article')];
}

/** Where the list's visible part begins, px from the window's upper edge. */
function edgeBelow(bar: Element | null): number {
  return bar?.getBoundingClientRect().bottom ?? 0;
}

/** @param bar covers the list's upper end when it sticks */
export function readScrollPosition(list: Element, bar: Element | null): ScrollPosition {
  const edge = edgeBelow(bar);
  const cards = cardsOf(list);
  const isAboveList = (cards[0]?.getBoundingClientRect().top ?? edge) >= edge;
  const index = isAboveList ? -1 : cards.findIndex((card) => card.getBoundingClientRect().bottom > edge);
  const top = cards[index]?.getBoundingClientRect().top;
  return { y: window.scrollY, article: top === undefined ? null : { index, top } };
}

function scrollTo(list: Element, { y, article }: ScrollPosition): void {
  const card = article && cardsOf(list)[article.index];
  const by = article && card ? card.getBoundingClientRect().top - article.top : y - window.scrollY;
  if (Math.abs(by) >= 1) window.scrollBy({ top: by, behavior: 'instant' });
}

/** Cards that come into view have their height some frames later. */
const framesUntilSettled = 4;

/**
 * Scrolls so that the article of a position stands where it stood, from the next frame on: the router scrolls before.
 *
 * @returns cancels it
 */
export function restoreScrollPosition(list: Element, position: ScrollPosition): () => void {
  let left = framesUntilSettled;
  const step = () => {
    scrollTo(list, position);
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(step);
  };
  let frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

/** Between the filters and the start of a list that was scrolled to, px. */
const startOffset = 24;

/** Scrolls to the list's start where the window stands below it. */
export function scrollToStart(list: Element, bar: Element | null): void {
  const past = list.getBoundingClientRect().top - edgeBelow(bar);
  if (past < 0) window.scrollBy({ top: past - startOffset, behavior: 'instant' });
}
