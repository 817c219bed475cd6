/**
 * The script in every page's head: what has to happen before the first paint, what works without the application, and
 * when that is fetched. The prerender compiles this file into the pages; in development they load it as it stands.
 */
import { headerScrollThresholdPx } from '~/config/limits';
import { attributes } from './contract';
import { handleDialogs } from './dialogs';
import { applyCachedFonts } from './fonts';
import { whenVisited } from './prerendering';
import { replayEarlyPresses } from './replay';
import { handleSchemeSwitches, restoreScheme } from './scheme';
import { handleSearchShortcuts } from './shortcuts';
import { fetchRest, isCostlyConnection, pageShown, startOnUserInput, startWhenIdle } from './start';

const root = document.documentElement;

/**
 * Whether the application runs here: Chrome has had this since 110, Firefox since 115, Safari since 16, and the build
 * writes for the same (scripts/build/oldest-browsers.ts). In older ones the page stays what it is without script: whole.
 */
const isSupported = 'toReversed' in [];

/** The application when the browser is idle, and the fonts, neither before the page is shown. */
async function fetchTheRest(): Promise<void> {
  await pageShown();
  // Where it does not come, the page keeps its fallback fonts, and the next user input asks for the application again.
  const { applyFonts } = await fetchRest();
  startWhenIdle();
  await applyFonts();
}

if (isSupported) {
  // On such a connection the application waits for user input, and neither a font is fetched nor a page rendered ahead.
  const isCostly = isCostlyConnection();
  root.setAttribute(attributes.script, isCostly ? 'costly' : '');
  restoreScheme();

  handleSchemeSwitches();
  handleDialogs();
  handleSearchShortcuts();
  // After the search, whose links never wait.
  replayEarlyPresses();

  // A restored position and a fragment scroll too; to ask here would make the browser lay the page out early.
  addEventListener('scroll', () => root.toggleAttribute(attributes.scrolled, scrollY > headerScrollThresholdPx), {
    passive: true,
  });

  if (!isCostly) applyCachedFonts();

  whenVisited(() => {
    // It may have been switched on the page the visitor comes from.
    restoreScheme();
    startOnUserInput();
    if (!isCostly) void fetchTheRest();
  });
}
