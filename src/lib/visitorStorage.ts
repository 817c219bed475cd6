/** What the browser remembers of a visitor from visit to visit. Storage may be forbidden, full or emptied: nothing here throws. */

/** The text kept under a key: null where there is none, undefined where storage is forbidden. */
export function recall(key: string): string | null | undefined {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** @returns whether the text is kept now */
export function keep(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** @returns whether that could be done */
export function forget(key: string): boolean {
  try {
    window.localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
