/**
 * The few lines each page carries in its head: they restore the visitor's colour scheme before the first paint,
 * serve the controls that need no framework, and fetch the application when it is wanted. The prerender compiles
 * this file into every page; in development main.tsx imports it.
 */
import { headerScrollThresholdPx } from '../config/limits';
import { plainSlashKey, schemeKey } from '../config/storage';
import { pause } from '../lib/pause';
import * as visitorStorage from '../lib/visitorStorage';
import { webFonts } from '../theme/fonts';
import { announceMissing, attributes, events, searchId } from './contract';

const root = document.documentElement;

/** The application's files for this page, each after those it needs; none in development, where the page loads it itself. */
const files = root.getAttribute(attributes.files)?.split(' ') ?? [];

/** Asks for all files at once, then runs one after the other, so that no single task holds the page up. */
async function runApplication(): Promise<void> {
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  for (const file of files) {
    await import(/* @vite-ignore */ file);
    await pause();
  }
}

function startApplication(): void {
  if (files.length === 0 || root.hasAttribute(attributes.started)) return;
  root.setAttribute(attributes.started, '');
  runApplication().catch((error: unknown) => {
    // The page reads and links without it; the next sign of intent tries again.
    announceMissing();
    throw error;
  });
}

function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(startApplication, { timeout: 4_000 });
  else setTimeout(startApplication, 200);
}

/** Nothing is asked for before the page is painted: the answers would compete with what paints it. */
function whenPainted(act: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    requestAnimationFrame(() => setTimeout(act));
    return;
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    act();
  }).observe({ type: 'paint', buffered: true });
}

/** The Network Information API, where a browser has it. */
function isCostlyConnection(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  if (typeof connection !== 'object' || connection === null) return false;
  const savesData = 'saveData' in connection && connection.saveData === true;
  return savesData || ('effectiveType' in connection && /2g|3g/.test(String(connection.effectiveType)));
}

/** So many are laid out anew within a frame, on slow processors too. */
const elementsAFrame = 40;

const countIn = (element: Element): number => element.getElementsByTagName('*').length + 1;

const nextFrame = () => new Promise(requestAnimationFrame);

/** The page in reading order, in parts that are not too large for a frame. */
function* partsOf(element: Element): Generator<Element> {
  if (countIn(element) <= elementsAFrame) yield element;
  else for (const child of element.children) yield* partsOf(child);
}

/** What is in no part, and every page to come. */
function dressWhole(): void {
  root.setAttribute(attributes.fonts, '');
}

/** The page in the house's faces, part by part: see src/theme/GlobalStyles.tsx. One that does not come leaves what stands in for it. */
async function dress(): Promise<void> {
  // A font provider's stylesheet, see scripts/build/page/compose-page.ts: its faces come as it does.
  document.querySelector(`link[${attributes.lateStylesheet}]`)?.setAttribute('media', 'all');
  await Promise.allSettled(webFonts.map(({ family }) => document.fonts.load(`1em "${family}"`)));
  // React in development would take the parts' attributes for faults of the hydration.
  if (import.meta.env.DEV) {
    dressWhole();
    return;
  }
  let room = 0;
  for (const part of partsOf(document.body)) {
    room -= countIn(part);
    if (room < 0) {
      await nextFrame();
      room = elementsAFrame - countIn(part);
    }
    part.setAttribute(attributes.fonts, '');
  }
  await nextFrame();
  dressWhole();
}

/** What came last, a picture say, takes some frames to be drawn. */
const drawingMs = 100;

function bringTheRest(): void {
  whenPainted(() => {
    setTimeout(() => {
      void dress();
      whenIdle();
    }, drawingMs);
  });
}

/**
 * Once loaded and idle, or at the first sign of intent; only then where the visitor saves data or the link is slow.
 * A pointer that rests where the page appears enters it, but does not move: it intends nothing.
 */
function scheduleApplication(): void {
  for (const type of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin']) {
    addEventListener(type, () => whenPainted(startApplication), { once: true, passive: true });
  }
  if (isCostlyConnection()) return;
  if (document.readyState === 'complete') bringTheRest();
  else addEventListener('load', bringTheRest, { once: true });
  // A slow frame or picture of another host holds the load event up; it must not hold the page's controls up too.
  addEventListener('DOMContentLoaded', () => setTimeout(bringTheRest, 4_000), { once: true });
}

function restoreScheme(): void {
  const scheme = visitorStorage.get(schemeKey);
  if (scheme === 'light' || scheme === 'dark') root.setAttribute(attributes.scheme, scheme);
}

function switchScheme(): void {
  const shown =
    root.getAttribute(attributes.scheme) ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const next = shown === 'dark' ? 'light' : 'dark';
  root.setAttribute(attributes.scheme, next);
  // Where that is forbidden, the choice lasts as long as the page.
  visitorStorage.set(schemeKey, next);
}

function dialogOf(button: Element): HTMLDialogElement | null {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  return dialog instanceof HTMLDialogElement ? dialog : null;
}

/** For browsers that do not know a button's `command` or a dialog's `closedby` yet. */
function commandDialog(target: Element): void {
  if (!('command' in HTMLButtonElement.prototype)) {
    const button = target.closest('button[command]');
    const dialog = button && dialogOf(button);
    if (button?.getAttribute('command') === 'show-modal') dialog?.showModal();
    if (button?.getAttribute('command') === 'close') dialog?.close();
  }
  const dialog = target.closest('dialog');
  if (dialog === null) return;
  const isBackdrop = target === dialog && !('closedBy' in HTMLDialogElement.prototype);
  if (isBackdrop || target.closest('dialog a[href]')) dialog.close();
}

/** Opens the search's dialog or, on the search page, goes to its field; where neither is, the link leads to the page. */
function openSearch(event: Event): void {
  const search = document.getElementById(searchId);
  if (search === null) return;
  event.preventDefault();
  if (!(search instanceof HTMLDialogElement)) search.focus();
  else if (!search.open) search.showModal();
}

/** What is pressed on a control that waits for the application is done as soon as it is there, or without it. */
function hold(event: Event, again: () => void, without: () => void): void {
  if (files.length === 0 || root.hasAttribute(attributes.ready)) return;
  event.preventDefault();
  const settled = new AbortController();
  const settle = (act: () => void) => () => {
    settled.abort();
    act();
  };
  addEventListener(events.ready, settle(again), { signal: settled.signal });
  addEventListener(events.missing, settle(without), { signal: settled.signal });
  startApplication();
}

root.setAttribute(attributes.script, '');
restoreScheme();
// After another page of the site, the faces are in the browser's cache, and there for the first paint.
if (document.referrer.startsWith(`${location.origin}/`)) dressWhole();

addEventListener(
  'click',
  (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest(`[${attributes.schemeSwitch}]`)) switchScheme();
    commandDialog(target);
    if (target.closest(`[${attributes.opensSearch}]`) && !event.ctrlKey && !event.metaKey && !event.shiftKey)
      openSearch(event);
    const held = target.closest(`a[${attributes.replay}], button[${attributes.replay}]`);
    if (!(held instanceof HTMLElement) || event.defaultPrevented) return;
    hold(
      event,
      () => held.click(),
      () => held instanceof HTMLAnchorElement && location.assign(held.href),
    );
  },
  true,
);

addEventListener(
  'submit',
  (event) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement) || !target.matches(`[${attributes.replay}]`)) return;
    hold(
      event,
      () => target.requestSubmit(),
      () => target.submit(),
    );
  },
  true,
);

addEventListener('keydown', (event) => {
  const isTyped = event.target instanceof Element && event.target.closest('input, select, textarea');
  const isShortcut =
    event.ctrlKey || event.metaKey
      ? event.key === 'k'
      : event.key === '/' && typeof visitorStorage.get(plainSlashKey) !== 'string';
  if (!isTyped && isShortcut) openSearch(event);
});

// A restored position and a fragment scroll too; to ask here would make the browser lay the page out early.
addEventListener('scroll', () => root.toggleAttribute(attributes.scrolled, scrollY > headerScrollThresholdPx), {
  passive: true,
});
scheduleApplication();
