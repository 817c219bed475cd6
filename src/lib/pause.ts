/** Lets the browser paint and answer between two parts of a work. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
