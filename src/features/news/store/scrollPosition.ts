/** Where the window stands in the list: by article, since the height of cards that were never laid out is an estimate. */
import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** An article in the window, and its distance from the window's upper edge, px. */
interface ScrollPosition {
  readonly index: number;
  readonly top: number;
}

/** By entry of the tab's history. */
const positions = new Map<string, ScrollPosition>();

function cardsOf(list: Element): readonly Element[] {
  return [...list.querySelectorAll('article')];
}

/** The first article that is not above the window; the last one where all are. */
function readScrollPosition(list: Element): ScrollPosition {
  const cards = cardsOf(list);
  const index = cards.findIndex((card) => card.getBoundingClientRect().bottom > 0);
  return { index, top: cards.at(index)?.getBoundingClientRect().top ?? 0 };
}

/** Cards that come into view have their height some frames later. */
const framesUntilSettled = 4;

/**
 * Scrolls so that the article of a position stands where it stood, from the next frame on: the router scrolls before.
 *
 * @returns cancels it
 */
function restoreScrollPosition(list: Element, { index, top }: ScrollPosition): () => void {
  let left = framesUntilSettled;
  const step = () => {
    const card = cardsOf(list).at(index);
    if (card) window.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' });
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(step);
  };
  let frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

/** Between the filters and the start of a list that was scrolled to, px. */
const startOffset = 24;

/** Scrolls to the list's start where the window stands below it. */
export function scrollToStart(list: Element, bar: Element): void {
  const past = list.getBoundingClientRect().top - bar.getBoundingClientRect().bottom;
  if (past < 0) window.scrollBy({ top: past - startOffset, behavior: 'instant' });
}

/**
 * Keeps where the window stands in the list at each entry of the history, and goes back there with the entry.
 * @param entryKey null while the list on the page is not the address's
 */
export function useScrollPosition(list: RefObject<HTMLElement | null>, entryKey: string | null): void {
  useLayoutEffect(() => {
    const position = entryKey === null ? undefined : positions.get(entryKey);
    return position && list.current ? restoreScrollPosition(list.current, position) : undefined;
  }, [entryKey, list]);

  useEffect(() => {
    if (entryKey === null) return undefined;
    const write = () => {
      if (list.current !== null) positions.set(entryKey, readScrollPosition(list.current));
    };
    window.addEventListener('scroll', write, { passive: true });
    return () => window.removeEventListener('scroll', write);
  }, [entryKey, list]);
}
