/**
 * Local storage that never throws: it may be forbidden, full or emptied. Import it as a namespace:
 * `visitorStorage.get(key)`.
 */

/** A question of privacy: the answer about Google's tag, and whether a calendar of another host is shown unasked. */
type Question = 'consent' | 'calendar';

/**
 * All that the site stores between visits: the chosen colour scheme, that the offer of another language is closed, the
 * unsent contact form as JSON, and the answers above.
 */
type Key = 'scheme' | 'language-hint' | 'contact-draft' | Question;

/** @returns undefined if storage is forbidden or full */
function attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}

/** @returns the text under a key, null if there is none, undefined if storage is forbidden */
export function get(key: Key): string | null | undefined {
  return attempt((storage) => storage.getItem(key));
}

/** @returns whether the text is stored now */
export function set(key: Key, text: string): boolean {
  attempt((storage) => storage.setItem(key, text));
  return get(key) === text;
}

export function remove(key: Key): void {
  attempt((storage) => storage.removeItem(key));
}

/**
 * Calls a listener when another tab may have changed what is stored under a key: also for a page that comes back from
 * the browser's back/forward cache, in which it missed the event.
 * @returns a function that ends it
 */
export function onChangeElsewhere(key: Key, listener: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  // An event without a key says that everything was removed.
  addEventListener('storage', (event) => (event.key === key || event.key === null) && listener(), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal });
  return () => listening.abort();
}

/** An answer to a question of privacy is kept for six months, as the CNIL asks: then it is put again. */
const keptMs = 183 * 86_400_000;

/** @returns a visitor's answer; null if none was given, or not lately */
export function getChoice(key: Question): string | null {
  const [choice = '', at] = (get(key) ?? '').split('@');
  const age = Date.now() - Number(at);
  return age >= 0 && age < keptMs ? choice : null;
}

export function setChoice(key: Question, choice: string): void {
  set(key, `${choice}@${Date.now()}`);
}
