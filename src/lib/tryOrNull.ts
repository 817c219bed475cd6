/**
 * Uses a part of the browser that may be missing, blocked or incomplete, such as an observer or a time zone. What needs it is
 * left out then: it costs that part of the page, never the page.
 * @returns null if the browser refuses
 */
export function tryOrNull<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
