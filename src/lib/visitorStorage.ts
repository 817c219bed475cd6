/**
 * Local storage that never throws: it may be forbidden, full or emptied. Import it as a namespace:
 * `visitorStorage.get(key)`.
 */

/** A question about privacy: whether Google's tag may record, and whether a calendar of another host may load at once. */
type Question = 'consent' | 'calendar';

/**
 * Everything that the site stores between visits: the chosen colour scheme, that the visitor closed the offer of another
 * language, the unsent contact form as JSON, and the answers above.
 */
type Key = 'scheme' | 'language-hint' | 'contact-draft' | Question;

/**
 * Uses local storage.
 * @returns undefined if storage is forbidden or full
 */
function tryStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}

/**
 * Reads the text under a key.
 * @returns null if there is none, undefined if storage is forbidden
 */
export function get(key: Key): string | null | undefined {
  return tryStorage((storage) => storage.getItem(key));
}

/**
 * Stores a text under a key.
 * @returns whether the text is stored now
 */
export function set(key: Key, text: string): boolean {
  tryStorage((storage) => storage.setItem(key, text));
  return get(key) === text;
}

export function remove(key: Key): void {
  tryStorage((storage) => storage.removeItem(key));
}

/**
 * Calls a listener when another tab may have changed what is stored under a key: also for a page that comes back from
 * the browser's back/forward cache, in which it missed the event.
 * @returns a function that removes the listener
 */
export function onChangeInOtherTab(key: Key, listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  // An event without a key says that everything was removed.
  addEventListener('storage', (event) => (event.key === key || event.key === null) && listener(), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal });
  return () => controller.abort();
}

/** An answer about privacy is valid for six months, as the CNIL recommends; then the site asks again. */
const answerLifetimeMs = 183 * 86_400_000;

/**
 * Reads the visitor's answer to a question.
 * @returns null if there is no answer, or it is older than six months
 */
export function getChoice(key: Question): string | null {
  const [choice = '', at] = (get(key) ?? '').split('@');
  const age = Date.now() - Number(at);
  return age >= 0 && age < answerLifetimeMs ? choice : null;
}

export function setChoice(key: Question, choice: string): void {
  set(key, `${choice}@${Date.now()}`);
}
