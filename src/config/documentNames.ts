/**
 * The names that the boot script, the prerendered page, the application and its styles share. This module has nothing but
 * names, because it is part of the script in every page's head.
 */

import * as attributes from './attributes';

export { attributes };

/** Key of the visitor's scheme in local storage, which Material UI uses too: `light`, `dark` or `system`. */
export const schemeKey = 'scheme';

/** The attribute by which vite-react-ssg knows that the root element was prerendered, so that React must hydrate it. */
export const serverRenderedAttribute = 'data-server-rendered';

/** Id of the main content, the target of the skip link, which also gets the focus after a change of page. */
export const mainContentId = 'main-content';

/** Ids of the element that ends a page's hero, and of the article after the lead story: the first paint waits for both. */
export const heroEndId = 'hero-end';
export const leadEndId = 'lead-end';
