/**
 * The names that the boot script, the prerendered page, the application and its styles share. It is part of the script
 * in every page's head: names only.
 */

import * as attributes from './attributes';

export { attributes };

/** `failed` if the application's files could not be fetched, until it runs. */
export type QueryState = 'loading' | 'failed';

/** By this attribute vite-react-ssg knows that the root was rendered by the server, and is to be hydrated. */
export const serverRendered = 'data-server-rendered';

/** Id of the main content: of the skip link, and of the focus after a change of page. */
export const mainContentId = 'main-content';

/** Id of the JSON element that holds the content of a page that is no part of the application (src/app/pressContents.ts). */
export const pageContentId = 'page-content';

/** Id of the element that ends a page's hero, and of the article after the lead story: the first paint waits for them. */
export const heroEndId = 'hero-end';
export const leadEndId = 'lead-end';
