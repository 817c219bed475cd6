import type { MouseEvent as ReactMouseEvent } from 'react';

/** `closest()` of an event's target. */
export function closestTarget({ target }: Event, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}

/** Whether a key is held that gives a click another meaning, such as a new tab: the browser handles that. */
export function hasModifier(event: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

/** Moves the focus to an element, which by itself need not take it, and leaves the window where it is. */
export function focusPlace(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * For router links to a fragment of the page: moves the focus there, as the browser's own links do. Such links go by the
 * router because it restores the scroll position on the way back.
 */
export function focusFragment(event: ReactMouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (target === null || hasModifier(event)) return;
  focusPlace(target);
}

/**
 * For cards whose first link is stretched over them, but below their text, so that the text can be selected: a click on the
 * text follows the link too, unless it ends a selection.
 */
export function followStretchedLink({ target, nativeEvent }: ReactMouseEvent): void {
  if (!(target instanceof Element) || target.closest('a, button') !== null) return;
  if (getSelection()?.isCollapsed === false) return;
  // The new event has the same keys, because browsers open another tab by some of them.
  target.closest('article, li')?.querySelector('a')?.dispatchEvent(new MouseEvent('click', nativeEvent));
}

/** Where the focus came from, by the element that closes. */
const origins = new WeakMap<Element, HTMLElement>();

/** Returns a focus in an element that closes, so that it does not start at the top again. */
export function returnFocus(element: Element): void {
  if (element.contains(document.activeElement)) origins.get(element)?.focus({ preventScroll: true });
}

/** The `ref` of an element that closes itself, or is taken away: its focus returns before it is gone. */
export function returnFocusRef(element: HTMLElement): () => void {
  element.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) origins.set(element, relatedTarget);
  });
  return () => returnFocus(element);
}
