import type { MouseEvent as ReactMouseEvent } from 'react';

/** Finds the event's target, or the closest element around it, that matches a selector. */
export function closestTarget({ target }: Event, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}

/** Whether a key is held that gives a click another meaning, such as a new tab: the browser handles that. */
export function hasModifier(event: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

/** Moves the focus to an element, also to one that is not focusable by itself, without scrolling. */
export function focusElement(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Handles a click on a router link to a fragment of the page: moves the focus there, as the browser does for other links.
 * Such links use the router because it restores the scroll position when the visitor goes back.
 */
export function focusFragment(event: ReactMouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (target === null || hasModifier(event)) return;
  focusElement(target);
}

/**
 * Handles a click in a list of cards. The first link of a card is stretched over the card, but lies below the text, so that
 * the text can be selected: a click on the text follows the link too, unless the click ends a selection.
 */
export function followStretchedLink({ target, nativeEvent }: ReactMouseEvent): void {
  if (!(target instanceof Element) || target.closest('a, button') !== null) return;
  if (getSelection()?.isCollapsed === false) return;
  // The new event has the same keys, because browsers open another tab by some of them.
  target.closest('article, li')?.querySelector('a')?.dispatchEvent(new MouseEvent('click', nativeEvent));
}

/** The element that had the focus before, by the element that took it and will close. */
const origins = new WeakMap<Element, HTMLElement>();

/** Gives the focus back when an element closes that has it; otherwise the focus would start at the top of the page. */
export function returnFocus(element: Element): void {
  if (element.contains(document.activeElement)) origins.get(element)?.focus({ preventScroll: true });
}

/** The `ref` of an element that closes itself or is removed: it gives the focus back before that. */
export function returnFocusRef(element: HTMLElement): () => void {
  element.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) origins.set(element, relatedTarget);
  });
  return () => returnFocus(element);
}
