/**
 * The names that the boot script, the prerendered page, the application and its styles share. It is part of the script
 * in every page's head: names only.
 */

export const attributes = {
  // Attributes of the root element:
  /** Router path of the page that the document is, whatever address it was served under. */
  page: 'data-page',
  /** Addresses of the application's files, separated by spaces, each after those it imports; absent in development. */
  files: 'data-files',
  /** Scripts run; `costly` where the visitor saves data or the connection is slow. */
  script: 'data-script',
  /** The colour scheme that the visitor chose, `light` or `dark`; absent, the system's holds. */
  scheme: 'data-scheme',
  /** The address has a query, which the application is to answer; its value is a `QueryState`. */
  query: 'data-query',
  /** The page is scrolled past `headerScrollThresholdPx`. */
  scrolled: 'data-scrolled',
  /** A dialog is open: the page behind it does not scroll. */
  dialogOpen: 'data-dialog-open',
  /** The application has been fetched, or is on its way. */
  started: 'data-started',
  /** The application is hydrated: its controls answer. */
  ready: 'data-ready',

  // Attributes of single elements:
  /** A stylesheet for which the first paint does not wait. */
  lateStylesheet: 'data-late',
  /** A button that switches between light and dark. */
  schemeSwitch: 'data-scheme-switch',
} as const;

/** `failed` if the application's files could not be fetched, until it runs. */
export type QueryState = 'loading' | 'failed';

/** By this attribute vite-react-ssg knows that the root was rendered by the server, and is to be hydrated. */
export const serverRendered = 'data-server-rendered';

/** Id of the main content: of the skip link, and of the focus after a change of page. */
export const mainContentId = 'main-content';

/** Id of the element that ends a page's hero, and of the article after the lead story: the first paint waits for them. */
export const heroEndId = 'hero-end';
export const leadEndId = 'lead-end';
