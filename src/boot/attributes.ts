/** The names of the attributes that the boot script, the prerendered page, the application and its styles share. */

// Attributes of the root element:
/** Router path of the page that the document is, whatever address it was served under. */
export const page = 'data-page';
/** Addresses of the application's files, separated by spaces, each after those it imports; absent in development. */
export const files = 'data-files';
/** Scripts run; `costly` if the visitor saves data or the connection is slow. */
export const script = 'data-script';
/** The colour scheme that the visitor chose, `light` or `dark`; absent, the system's holds. */
export const scheme = 'data-scheme';
/** The address has a query, which the application is to answer; its value is a `QueryState`. */
export const query = 'data-query';
/** The page is scrolled past `headerScrollThresholdPx`. */
export const scrolled = 'data-scrolled';
/** A dialog is open: the page behind it does not scroll. */
export const dialogOpen = 'data-dialog-open';
/** The application has been fetched, or is on its way. */
export const started = 'data-started';
/** The application is hydrated: its controls answer. */
export const ready = 'data-ready';

// Attributes of single elements:
/** A stylesheet for which the first paint does not wait. */
export const lateStylesheet = 'data-late';
/** A button that switches between light and dark. */
export const schemeSwitch = 'data-scheme-switch';
