/** `closest()` of an event's target. */
export function closestTarget({ target }: Event, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}

/** Whether a key is held that gives a click another meaning, such as a new tab: the browser handles that. */
export function hasModifier(event: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}
