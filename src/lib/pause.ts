/** Lets the browser paint and answer between two parts of a work, for so many milliseconds at least. */
export function pause(ms = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Until the browser is about to draw; a page out of sight draws nothing, and waits until it is seen. */
export function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

const noFrameMs = 100;

/** Until what was just rendered is painted; a page out of sight paints nothing, and does not wait for it. */
export function painted(): Promise<void> {
  return Promise.race([pause(noFrameMs), nextFrame().then(() => pause())]);
}
