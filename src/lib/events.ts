/** The nearest element round what an event happened to that fits the selector, itself included; null for none. */
export function closestTarget({ target }: Event, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}

/** Whether a key is held that changes what a press means: a link's new tab or download, a shortcut. That is the browser's. */
export function hasModifier(press: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return press.altKey || press.ctrlKey || press.metaKey || press.shiftKey;
}
