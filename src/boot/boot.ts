/**
 * The script in every page's head: what must happen before the first paint, what works without the application, and
 * when that is fetched. The prerender compiles it into each page.
 */
import { recordVisit } from '~/analytics/analytics';
import { headerScrollThresholdPx } from '~/config/limits';
import { hasCounter, hasSchemeSwitch, hasTag } from '~generated/features';
import { attributes, type QueryState } from './contract';
import { handleDialogs } from './dialogs';
import { applyLateStylesheet, preloadFonts } from './fonts';
import { root } from './root';
import { followScheme, handleSchemeSwitches, restoreScheme } from './scheme';
import { isCostlyConnection, pageShown, startApplication, startOnUserInput } from './start';

/**
 * Whether the application runs here: the build's oldest browsers (scripts/settings/build-settings.ts) have this method.
 * In older ones the page stays what it is without script: whole.
 */
const isSupported = 'toReversed' in [];

if (isSupported) {
  const isCostly = isCostlyConnection();
  // A search: the page is not whole without the application.
  const hasQuery = location.search !== '';
  root.setAttribute(attributes.script, isCostly ? 'costly' : '');
  if (hasQuery) root.setAttribute(attributes.query, 'loading' satisfies QueryState);
  if (hasSchemeSwitch) {
    restoreScheme();
    followScheme();
    handleSchemeSwitches();
  }
  handleDialogs();

  // A restored position and a fragment fire it too; reading the position here would force an early layout.
  addEventListener('scroll', () => root.toggleAttribute(attributes.scrolled, scrollY > headerScrollThresholdPx), {
    passive: true,
  });

  startOnUserInput();
  // On a costly connection the application waits for user input, and no font is fetched.
  if (!isCostly) preloadFonts();
  if (!isCostly || hasQuery) void pageShown().then(startApplication);
  if (!isCostly) void pageShown().then(applyLateStylesheet);
}

// Whether or not the application starts.
if (import.meta.env.PROD && (hasTag || hasCounter)) recordVisit();
