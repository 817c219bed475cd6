import { waitUntilParsed, nextFrame, pause } from '~/lib/pause';
import { attributes, type QueryState } from './contract';
import { root } from './root';

declare global {
  interface Navigator {
    /** Network Information API; not every browser has it. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/**
 * Only `pointermove` shows that a visitor moves the pointer: browsers fire `pointerenter` under a resting one. A wheel turns
 * under a resting pointer, and assistive technology scrolls without any other event.
 */
const userInputEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];

/** A slow frame or picture of another host delays the load event, but must not delay the page's controls. */
const loadTimeoutMs = 4_000;
/** The picture that arrives last takes some frames to be drawn. */
const drawingMs = 100;
/** After this time a page counts as painted, because Firefox reports no paint if a page opens scrolled. */
const unreportedPaintMs = 1_000;

async function download(file: string): Promise<void> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: status ${response.status}`);
  await response.arrayBuffer();
}

/**
 * Downloads all files before any of them runs. Firefox never requests a module again that it could not load, neither by
 * `import()` nor by a `modulepreload` link, so a second attempt would fail; it does repeat a failed `fetch`.
 */
async function runApplication(): Promise<void> {
  const files = root.getAttribute(attributes.files)?.split(' ') ?? [];
  await Promise.all(files.map(download));
  // The entry is the last file, and imports the others.
  await import(/* @vite-ignore */ files.at(-1) ?? '');
}

/** Pause in ms before user input may start the application again. It doubles, since each move of the pointer is an input. */
let pauseMs = 0;

export function startApplication(): void {
  // In development Vite's page loads the application.
  if (!root.hasAttribute(attributes.files) || root.hasAttribute(attributes.started)) return;
  root.setAttribute(attributes.started, '');
  runApplication().catch((error: unknown) => {
    // The page can be read and its links work without the application; the next user input tries again.
    root.removeAttribute(attributes.started);
    if (root.hasAttribute(attributes.query)) root.setAttribute(attributes.query, 'failed' satisfies QueryState);
    void pause(pauseMs).then(startOnUserInput);
    pauseMs = Math.max(1_000, 2 * pauseMs);
    throw error;
  });
}

async function waitUntilLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await Promise.race([
    new Promise((resolve) => addEventListener('load', resolve, { once: true })),
    waitUntilParsed().then(() => pause(loadTimeoutMs)),
  ]);
}

/** Resolves at the first paint. Files that are fetched earlier would compete with those that the paint needs. */
async function waitForFirstPaint(): Promise<void> {
  await Promise.race([
    new Promise<void>((resolve) => {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
      }).observe({ type: 'paint', buffered: true });
    }),
    waitUntilParsed()
      .then(nextFrame)
      .then(() => pause(unreportedPaintMs)),
  ]);
}

/** Resolves once the page is loaded, painted, and its pictures are drawn. */
export async function waitUntilShown(): Promise<void> {
  await waitUntilLoaded();
  await waitForFirstPaint();
  await pause(drawingMs);
}

export function isCostlyConnection(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || /2g|3g/.test(effectiveType);
}

/** Starts the application at the next user input. */
export function startOnUserInput(): void {
  const listening = new AbortController();
  const start = () => {
    listening.abort();
    void waitForFirstPaint().then(startApplication);
  };
  for (const type of userInputEvents) addEventListener(type, start, { passive: true, signal: listening.signal });
}
