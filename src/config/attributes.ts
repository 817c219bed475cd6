/** The names of the attributes that the boot script, the prerendered page, the application and its styles share. */

// Attributes of the root element:
/** Router path of the page that the document is, whatever address it was served under. */
export const page = 'data-page';
/** Addresses of the application's files, separated by spaces, each after those it imports; absent in development. */
export const files = 'data-files';
/** Present if the browser runs scripts; `reduced-data` if the visitor saves data or the connection is slow. */
export const script = 'data-script';
/** The colour scheme, `light` or `dark`. Before the application starts it is absent if the page has the system's. */
export const scheme = 'data-scheme';
/** The language that the page offers to a visitor whose browser prefers it; absent if the visitor has closed the offer. */
export const offeredLanguage = 'data-offered-language';
/** Present if the address has a query of the search, which only the application can answer. */
export const hasQuery = 'data-has-query';
/** Present if the page is scrolled past `headerScrollThresholdPx`. */
export const scrolled = 'data-scrolled';
/** Present while a dialog is open: the page behind the dialog does not scroll. */
export const dialogOpen = 'data-dialog-open';
/** Present once the boot script has begun to fetch the application. */
export const started = 'data-started';
/** Present if the application could not be fetched, until the next attempt. */
export const failed = 'data-failed';
/** Present once the application is hydrated, so that all controls work. */
export const ready = 'data-ready';

// Attributes of other elements:
/** A button that switches between light and dark. */
export const schemeSwitch = 'data-scheme-switch';
