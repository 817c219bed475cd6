/** Where the window stands in the list: by article, since the height of cards that were never laid out is an estimate. */
import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** Where in a list the window stood. */
interface ScrollPosition {
  /** Scroll position of the page, px. */
  readonly y: number;
  /** Article at the window's upper edge and its distance from it, px; null above the list. */
  readonly article: { readonly index: number; readonly top: number } | null;
}

function cardsOf(list: Element): readonly Element[] {
  return [...list.querySelectorAll('article')];
}

/** Where the list's visible part begins, px from the window's upper edge. */
function edgeBelow(bar: Element | null): number {
  return bar?.getBoundingClientRect().bottom ?? 0;
}

/** @param bar covers the list's upper end when it sticks */
function readScrollPosition(list: Element, bar: Element | null): ScrollPosition {
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
function restoreScrollPosition(list: Element, position: ScrollPosition): () => void {
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

const writeDelayMs = 150;
/** By entry of the tab's history. */
const positions = new Map<string, ScrollPosition>();

interface ScrollPositionOptions {
  readonly list: RefObject<HTMLElement | null>;
  /** What covers the list's upper end when it sticks. */
  readonly bar: RefObject<HTMLElement | null>;
  /** Key of the history entry whose list is on the page. */
  readonly entryKey: string;
  /** Whether that entry is the address's. */
  readonly isCurrent: boolean;
}

/** Keeps where the window stands in the list at each entry of the history, and goes back there with the entry. */
export function useScrollPosition({ list, bar, entryKey, isCurrent }: ScrollPositionOptions): void {
  useLayoutEffect(() => {
    const position = positions.get(entryKey);
    return position && list.current ? restoreScrollPosition(list.current, position) : undefined;
  }, [entryKey, list]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      if (isCurrent && list.current !== null) positions.set(entryKey, readScrollPosition(list.current, bar.current));
    };
    const writeSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(write, writeDelayMs);
    };
    window.addEventListener('scroll', writeSoon, { passive: true });
    // Before a link leads away.
    document.addEventListener('click', write, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', writeSoon);
      document.removeEventListener('click', write, true);
    };
  }, [entryKey, isCurrent, list, bar]);
}
