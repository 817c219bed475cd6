declare global {
  interface Document {
    /** Where a browser can render a page ahead of a press. */
    readonly prerendering?: boolean;
  }
}

/**
 * Runs at once or, in a page that is rendered ahead (scripts/build/page/speculation-rules.ts), when the visitor comes to
 * it.
 */
export function whenVisited(run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run);
  else run();
}
