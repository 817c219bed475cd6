export function pause(ms = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Until the next frame; a hidden page has none until it is shown. */
export function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

export async function documentParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
}
