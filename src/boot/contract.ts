/**
 * What the boot script, the prerendered page, the application and its styles call each other by. Everyone takes the
 * names from here, so that a misspelling does not compile. It is part of the script in every page's head: names only.
 */

/** Those of the root element first, then those of single elements. */
export const attributes = {
  /** Addresses of the application's files, separated by spaces, each after those it imports; absent in development. */
  files: 'data-files',
  /** Scripts run; `costly` where the visitor saves data or the connection is slow. */
  script: 'data-script',
  /** The colour scheme the visitor chose: `light` or `dark`; absent, the system's holds. */
  scheme: 'data-scheme',
  /** The page is scrolled past `headerScrollThresholdPx`. */
  scrolled: 'data-scrolled',
  /** The application has been asked for, and has not failed to come. */
  started: 'data-started',
  /** The application has taken over: its controls answer. */
  ready: 'data-ready',
  /** The site's own fonts are applied in this element; on the root element, everywhere. */
  fonts: 'data-fonts',

  /** A stylesheet for which the first paint does not wait. */
  lateStylesheet: 'data-late',
  /** A link, button or form that does what it does by the application: what is pressed earlier is done again once that is there. */
  replay: 'data-replay',
  /** Path of the snapshot file that the prerendered list of news is of: the page hydrates from it. */
  snapshot: 'data-snapshot',
  /** A link to the search page that opens the search where the visitor is. */
  opensSearch: 'data-opens-search',
  /** A button that switches between light and dark. */
  schemeSwitch: 'data-scheme-switch',
} as const;

/** Events of the window. */
export const events = {
  /** The application has taken over. */
  ready: 'application-ready',
  /** Its files did not come; the page reads and links without it. */
  missing: 'application-missing',
} as const;

/** Id of what the search is opened by: its dialog or, on the search page, its field. */
export const searchId = 'site-search';

/** Said by the application once its controls answer; the boot script then repeats what was pressed before. */
export function announceReady(): void {
  document.documentElement.setAttribute(attributes.ready, '');
  dispatchEvent(new Event(events.ready));
}

/** Said by the boot script when the application's files did not come. The next user input may start it again. */
export function announceMissing(): void {
  document.documentElement.removeAttribute(attributes.started);
  dispatchEvent(new Event(events.missing));
}
