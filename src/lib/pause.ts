export function pause(ms = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Resolves at the next frame; a hidden page has no frames until it is shown. */
export function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

/** Resolves once the document is parsed. */
export async function waitUntilParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
}
