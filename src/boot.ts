/**
 * The few lines each page carries in its head: they restore the visitor's colour scheme before the first paint,
 * serve the controls that need no framework, and fetch the application when it is wanted. The prerender compiles
 * this file into every page; in development main.tsx imports it.
 */
import { headerScrollThresholdPx } from './config/limits';

/** Address of the application's entry; empty in development, where the page loads it itself. */
declare const entryAddress: string;

const root = document.documentElement;
const schemeKey = 'scheme';

function startApplication(): void {
  if (entryAddress === '' || root.dataset['started'] !== undefined) return;
  root.dataset['started'] = '';
  import(/* @vite-ignore */ entryAddress).catch((error: unknown) => {
    // The page reads and links without it; the next sign of intent tries again.
    delete root.dataset['started'];
    throw error;
  });
}

function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(startApplication, { timeout: 4_000 });
  else setTimeout(startApplication, 200);
}

/** The Network Information API, where a browser has it. */
function isCostlyConnection(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  if (typeof connection !== 'object' || connection === null) return false;
  const savesData = 'saveData' in connection && connection.saveData === true;
  return savesData || ('effectiveType' in connection && /2g|3g/.test(String(connection.effectiveType)));
}

/** Once loaded and idle, or at the first sign of intent; only then where the visitor saves data or the link is slow. */
function scheduleApplication(): void {
  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin']) {
    addEventListener(type, startApplication, { once: true, passive: true });
  }
  if (isCostlyConnection()) return;
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

function restoreScheme(): void {
  try {
    const scheme = localStorage.getItem(schemeKey);
    if (scheme === 'light' || scheme === 'dark') root.dataset['scheme'] = scheme;
  } catch {
    // Storage is forbidden: the system's scheme it is.
  }
}

function switchScheme(): void {
  const shown = root.dataset['scheme'] ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const next = shown === 'dark' ? 'light' : 'dark';
  root.dataset['scheme'] = next;
  try {
    localStorage.setItem(schemeKey, next);
  } catch {
    // The choice then lasts as long as the page.
  }
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

/** What is pressed on a control that waits for the application is done as soon as it is there. */
function hold(event: Event, again: () => void): void {
  if (entryAddress === '' || root.dataset['ready'] !== undefined) return;
  event.preventDefault();
  addEventListener('application-ready', again, { once: true });
  startApplication();
}

root.dataset['script'] = '';
restoreScheme();

addEventListener(
  'click',
  (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest('[data-scheme-switch]')) switchScheme();
    commandDialog(target);
    const held = target.closest('a[data-hold], button[data-hold]');
    if (held instanceof HTMLElement && !event.defaultPrevented) hold(event, () => held.click());
  },
  true,
);

addEventListener(
  'submit',
  (event) => {
    const { target } = event;
    if (target instanceof HTMLFormElement && target.matches('[data-hold]')) hold(event, () => target.requestSubmit());
  },
  true,
);

// A restored position and a fragment scroll too; to ask here would make the browser lay the page out early.
addEventListener('scroll', () => root.toggleAttribute('data-scrolled', scrollY > headerScrollThresholdPx), { passive: true });
scheduleApplication();
