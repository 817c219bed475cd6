/**
 * The script in every document's head (scripts/build/boot-script.ts): what must happen before the first paint, what works
 * without the application, and when the application starts.
 */
import { attributes, schemeKey } from '~/config/documentNames';
import { type Language, languageIds } from '~/config/languages';
import { headerScrollThresholdPx } from '~/config/limits';
import { recordVisit } from '~/features/analytics/analytics';
import { getChosenScheme, getOppositeMode, isColorScheme } from '~/lib/colorScheme';
import { closestTarget, hasModifier } from '~/lib/events';
import { nextFrame, pause, waitUntilParsed } from '~/lib/pause';
import { tryOrNull } from '~/lib/tryOrNull';
import * as visitorStorage from '~/lib/visitorStorage';

declare global {
  interface Navigator {
    /** Network Information API; not every browser has it. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** The `html` element, by whose attributes this script informs the styles and the application. */
const root = document.documentElement;

// The colour scheme. Once the application runs, Material UI's provider has it (src/app/AppTheme.tsx), which reads and writes the
// same key and attribute.

function showMode(mode: unknown): void {
  if (isColorScheme(mode)) root.setAttribute(attributes.scheme, mode);
  else root.removeAttribute(attributes.scheme);
}

/** Tells this window what other windows learn from the browser; Material UI's provider listens. */
const announceMode = (newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key: schemeKey, newValue }));

/** Follows switches in other tabs, also those that a page missed in the browser's back/forward cache. */
function followScheme(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === schemeKey) showMode(newValue);
    // Another tab removed everything that was stored, which Material UI's provider does not notice by itself.
    else if (key === null) announceMode(null);
  });
  addEventListener('pageshow', ({ persisted }) => {
    const mode = visitorStorage.get(schemeKey);
    // If storage is forbidden, this is undefined, and the choice of this page stays.
    if (persisted && mode !== undefined) announceMode(mode);
  });
}

/** Handles a click on a switch until the application is ready (src/layout/SchemeSwitch.tsx). */
function switchScheme(event: MouseEvent): void {
  if (root.hasAttribute(attributes.ready) || closestTarget(event, `[${attributes.schemeSwitch}]`) === null) return;
  // An application that is just starting must not switch the scheme once more.
  event.stopPropagation();
  const chosen = getChosenScheme();
  const mode = getOppositeMode(chosen === 'system' ? undefined : chosen);
  // If storage is forbidden, the choice lasts as long as the page.
  visitorStorage.set(schemeKey, mode);
  announceMode(mode);
}

// Dialogs.

/** Does what a button's `command` asks for, in browsers that do not know the attribute. */
function runCommand(button: Element): void {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute('command') === 'close') dialog.close();
  else dialog.showModal();
}

/** Marks the document while a dialog is open; a click on a dialog's link or backdrop closes it. */
function handleDialogs(): void {
  addEventListener(
    'click',
    (event) => {
      const button = closestTarget(event, 'button[command]');
      if (button !== null && !('command' in HTMLButtonElement.prototype)) runCommand(button);
      if (button?.getAttribute('command') === 'show-modal') root.setAttribute(attributes.dialogOpen, '');
      const dialog = closestTarget(event, 'dialog');
      if (!(dialog instanceof HTMLDialogElement)) return;
      // The target of a click on the backdrop is the dialog itself.
      if (event.target === dialog || (closestTarget(event, 'dialog a[href]') && !hasModifier(event))) dialog.close();
    },
    true,
  );
  // The `close` event does not bubble, but it can be captured.
  addEventListener('close', () => root.removeAttribute(attributes.dialogOpen), true);
}

// The offer of another language.

/** Finds the published language that the browser prefers to all others. */
function findPreferredLanguage(): Language | undefined {
  return navigator.languages
    .map((tag) => tag.toLowerCase().split('-')[0])
    .map((browserLanguage) => languageIds.find((id) => id === browserLanguage))
    .find((language) => language !== undefined);
}

/** Lets the page offer the language that the browser prefers at its first paint, unless the visitor has closed the offer. */
function offerLanguage(): void {
  // If storage is forbidden, this is undefined: without a memory the offer would return on every page.
  if (visitorStorage.get('language-hint') !== null) return;
  const language = findPreferredLanguage();
  if (language !== undefined) root.setAttribute(attributes.offeredLanguage, language);
}

// The start of the application.

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

/** Files that the host has refused. Its answer may be in the browser's cache, for a year. */
const refusedFiles = new Set<string>();

async function download(file: string): Promise<void> {
  const response = await fetch(file, { cache: refusedFiles.has(file) ? 'reload' : 'default' });
  if (!response.ok) {
    refusedFiles.add(file);
    throw new Error(`${file}: status ${response.status}`);
  }
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

function startApplication(): void {
  // In development Vite's page loads the application.
  if (!root.hasAttribute(attributes.files) || root.hasAttribute(attributes.started)) return;
  root.setAttribute(attributes.started, '');
  root.removeAttribute(attributes.failed);
  runApplication().catch((error: unknown) => {
    // The page can be read and its links work without the application; the next user input tries again.
    root.removeAttribute(attributes.started);
    root.setAttribute(attributes.failed, '');
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
      tryOrNull(() =>
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
        }).observe({ type: 'paint', buffered: true }),
      );
    }),
    waitUntilParsed()
      .then(nextFrame)
      .then(() => pause(unreportedPaintMs)),
  ]);
}

/** Resolves once the page is loaded, painted, and its pictures are drawn. */
async function waitUntilShown(): Promise<void> {
  await waitUntilLoaded();
  await waitForFirstPaint();
  await pause(drawingMs);
}

/** Starts the application at the next user input. */
function startOnUserInput(): void {
  const listening = new AbortController();
  const start = () => {
    listening.abort();
    void waitForFirstPaint().then(startApplication);
  };
  for (const type of userInputEvents) addEventListener(type, start, { passive: true, signal: listening.signal });
}

function prefersReducedData(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || /2g|3g/.test(effectiveType);
}

function boot(): void {
  const isDataReduced = prefersReducedData();
  // Only the application can show the results of a search.
  const hasQuery = new URLSearchParams(location.search).has('q');
  root.setAttribute(attributes.script, isDataReduced ? 'reduced-data' : '');
  root.toggleAttribute(attributes.hasQuery, hasQuery);
  // The scheme that the visitor chose is restored before the page is painted in another.
  showMode(visitorStorage.get(schemeKey));
  followScheme();
  addEventListener('click', switchScheme, true);
  offerLanguage();
  handleDialogs();

  // A restored scroll position and a fragment fire this event too, so the position is not read now: that would force a layout before the
  // first paint.
  addEventListener('scroll', () => root.toggleAttribute(attributes.scrolled, scrollY > headerScrollThresholdPx), {
    passive: true,
  });

  startOnUserInput();
  // With reduced data the application waits for user input.
  if (!isDataReduced || hasQuery) void waitUntilShown().then(startApplication);
}

/**
 * Whether the browser can run the application: the oldest browsers that the build supports
 * (vite.config.ts) have this method. Older browsers show the complete page without script.
 */
const isSupported = 'toReversed' in [];

if (isSupported) boot();
if (import.meta.env.PROD) recordVisit();
