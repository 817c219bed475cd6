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

/** The application when the browser is idle, and the fonts, neither before the page is shown. */
async function fetchTheRest(): Promise<void> {
  await pageShown();
  startWhenIdle();
  await applyFonts();
}

startOnUserInput();
// Where the visitor saves data or the connection is slow, the application waits for user input, and no font is fetched.
if (!isCostlyConnection()) {
  applyCachedFonts();
  void fetchTheRest();
}
