/**
 * All that Google's tag loads as scripts: itself (`js`), and what an owner connected to it in Google's settings (`js`,
 * `destination`). Containers of Google Tag Manager, in which anybody can put any code, have another path (`/gtm.js`).
 */
export const tagFolder = 'https://www.googletagmanager.com/gtag/';
