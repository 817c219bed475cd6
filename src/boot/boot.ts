/**
 * The script in every page's head: what has to happen before the first paint, what works without the application, and
 * when that is fetched. The prerender compiles this file into the pages; in development they load it as it stands.
 */
import { headerScrollThresholdPx } from '~/config/limits';
import { attributes } from './contract';
import { handleDialogs } from './dialogs';
import { applyCachedFonts, applyFonts } from './fonts';
import { followRedirects } from './redirects';
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
async function startOncePageIsShown(): Promise<void> {
  await pageShown();
  startWhenIdle();
  await applyFonts();
}

followRedirects();

if (isSupported) {
  // On such a connection the application waits for user input, and no font is fetched, and no page ahead of a click.
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

  startOnUserInput();
  if (!isCostly) {
    applyCachedFonts();
    void startOncePageIsShown();
  }
}
