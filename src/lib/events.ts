/** The nearest element round what an event happened to that fits the selector, itself included; null for none. */
export function closestTarget({ target }: Event, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}

/** Whether a press means another tab, another window or a download: that is the browser's. */
export function hasModifier(press: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return press.altKey || press.ctrlKey || press.metaKey || press.shiftKey;
}
