/** The number of articles that a history entry shows, stored in its state beside the router's own state. */

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
