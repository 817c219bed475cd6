/** How many articles an entry of the browser's history shows, kept in the entry itself, beside what the router keeps. */

const property = 'shownArticles';

/** Undefined if the entry shows the first page, and during the prerender. */
export function readShownCount(): number | undefined {
  if (import.meta.env.SSR) return undefined;
  const state: unknown = window.history.state;
  const count: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, property) : undefined;
  return typeof count === 'number' ? count : undefined;
}

export function writeShownCount(count: number): void {
  window.history.replaceState({ ...window.history.state, [property]: count }, '');
}
