/**
 * The script in every page's head: what has to happen before the first paint, what works without the application, and
 * when that is fetched. The prerender compiles this file into the pages; in development they load it as it stands.
 */
import { queueFirstPageview } from '../analytics/queue';
import { headerScrollThresholdPx } from '../config/limits';
import { attributes } from './contract';
import { handleDialogs } from './dialogs';
import { applyCachedFonts, applyFonts } from './fonts';
import { replayEarlyPresses } from './replay';
import { handleSchemeSwitches, restoreScheme } from './scheme';
import { handleSearchShortcuts } from './shortcuts';
import { isCostlyConnection, pageShown, startOnUserInput, startWhenIdle } from './start';

const root = document.documentElement;

/**
 * Whether the application runs here: Chrome has had this since 110, Firefox since 115, Safari since 16, and the build
 * writes for the same (scripts/build/oldest-browsers.ts). In older ones the page stays what it is without script: whole.
 */
const isSupported = 'toReversed' in [];

/** The application when the browser is idle, and the fonts, neither before the page is shown. */
async function fetchTheRest(): Promise<void> {
  await pageShown();
  startWhenIdle();
  await applyFonts();
}

if (isSupported) {
  root.setAttribute(attributes.script, '');
  restoreScheme();
  queueFirstPageview();

  handleSchemeSwitches();
  handleDialogs();
  handleSearchShortcuts();
  // After the search, whose links never wait.
  replayEarlyPresses();

  // A restored position and a fragment scroll too; to ask here would make the browser lay the page out early.
  addEventListener('scroll', () => root.toggleAttribute(attributes.scrolled, scrollY > headerScrollThresholdPx), {
    passive: true,
  });

  startOnUserInput();
  // Where the visitor saves data or the connection is slow, the application waits for user input, and no font is fetched.
  if (!isCostlyConnection()) {
    applyCachedFonts();
    void fetchTheRest();
  }
}
