/** Lets the browser paint and answer between two parts of a work. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

const noFrameMs = 100;

/** Until what was just rendered is painted; a page out of sight paints nothing, and does not wait for it. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, noFrameMs);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
