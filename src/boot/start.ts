import { documentParsed, nextFrame, pause } from '~/lib/pause';
import { attributes, type QueryState } from './contract';
import { root } from './root';

declare global {
  interface Navigator {
    /** Network Information API; not every browser has it. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/**
 * Browsers fire `pointerenter` under a resting pointer; only `pointermove` is input. A wheel turns under a resting pointer
 * too, and assistive technology scrolls without any other event.
 */
const userInputEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];

/** A slow frame or picture of another host delays the load event; it must not delay the page's controls too. */
const loadTimeoutMs = 4_000;
/** A picture that arrives last takes some frames to be drawn. */
const drawingMs = 100;
/** After this a page counts as painted: Firefox reports no paint if the page opens scrolled. */
const unreportedPaintMs = 1_000;

async function download(file: string): Promise<void> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: status ${response.status}`);
  await response.arrayBuffer();
}

/**
 * Downloads all files before it runs any: Chromium never asks again for a module that failed to load, which the next
 * attempt needs; a failed `fetch` leaves no trace.
 */
async function runApplication(): Promise<void> {
  const files = root.getAttribute(attributes.files)?.split(' ') ?? [];
  await Promise.all(files.map(download));
  // One by one, so that no single task runs them all.
  for (const file of files) await import(/* @vite-ignore */ file);
}

/** Pause before an input may start the application again, ms: it doubles, since a pointer's every move is an input. */
let pauseMs = 0;

export function startApplication(): void {
  // In development the page loads it itself.
  if (!root.hasAttribute(attributes.files) || root.hasAttribute(attributes.started)) return;
  root.setAttribute(attributes.started, '');
  runApplication().catch((error: unknown) => {
    // The page reads and links without it; the next user input tries again.
    root.removeAttribute(attributes.started);
    if (root.hasAttribute(attributes.query)) root.setAttribute(attributes.query, 'failed' satisfies QueryState);
    void pause(pauseMs).then(startOnUserInput);
    pauseMs = Math.max(1_000, 2 * pauseMs);
    throw error;
  });
}

async function loaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await Promise.race([
    new Promise((resolve) => addEventListener('load', resolve, { once: true })),
    documentParsed().then(() => pause(loadTimeoutMs)),
  ]);
}

/** Anything fetched earlier would compete with what paints the page. */
async function firstPaint(): Promise<void> {
  await Promise.race([
    new Promise<void>((resolve) => {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
      }).observe({ type: 'paint', buffered: true });
    }),
    documentParsed()
      .then(nextFrame)
      .then(() => pause(unreportedPaintMs)),
  ]);
}

/** Resolves once the page is loaded, painted and drawn. */
export async function pageShown(): Promise<void> {
  await loaded();
  await firstPaint();
  await pause(drawingMs);
}

export function isCostlyConnection(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || /2g|3g/.test(effectiveType);
}

/** Starts the application by the next input. */
export function startOnUserInput(): void {
  const listening = new AbortController();
  const start = () => {
    listening.abort();
    void firstPaint().then(startApplication);
  };
  for (const type of userInputEvents) addEventListener(type, start, { passive: true, signal: listening.signal });
}
