/**
 * The script in every page's head: it does what must happen before the first paint and what works without the application, and
 * decides when the application is fetched. Prerendering compiles it into each page.
 */
import { headerScrollThresholdPx } from '~/config/limits';
import { recordVisit } from '~/features/analytics/analytics';
import { hasLanguages } from '~generated/switches';
import { attributes, type QueryState } from './contract';
import { handleDialogs } from './dialogs';
import { offerLanguage } from './language';
import { applyLateStylesheet } from './late-stylesheet';
import { root } from './root';
import { followScheme, handleSchemeSwitches, restoreScheme } from './scheme';
import { isCostlyConnection, waitUntilShown, startApplication, startOnUserInput } from './start';

/**
 * Whether the browser can run the application: the oldest browsers that the build supports
 * (scripts/settings/build-settings.ts) have this method. Older browsers show the complete page without script.
 */
const isSupported = 'toReversed' in [];

if (isSupported) {
  const isCostly = isCostlyConnection();
  // Only the application can show the results of a search.
  const hasQuery = location.search !== '';
  root.setAttribute(attributes.script, isCostly ? 'costly' : '');
  if (hasQuery) root.setAttribute(attributes.query, 'loading' satisfies QueryState);
  restoreScheme();
  followScheme();
  handleSchemeSwitches();
  if (hasLanguages) offerLanguage();
  handleDialogs();

  // A restored scroll position and a fragment fire this event too. Reading the position now would force an early layout.
  addEventListener('scroll', () => root.toggleAttribute(attributes.scrolled, scrollY > headerScrollThresholdPx), {
    passive: true,
  });

  startOnUserInput();
  // On a costly connection the application waits for user input, and the stylesheet requests no font.
  if (!isCostly || hasQuery) void waitUntilShown().then(startApplication);
  if (!isCostly) void waitUntilShown().then(applyLateStylesheet);
}

if (import.meta.env.PROD) recordVisit();
