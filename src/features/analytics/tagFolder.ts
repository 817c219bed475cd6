/**
 * The folder of all scripts that Google's tag loads: its own (`js`), and those of services that are connected to it in Google's
 * settings (`js`, `destination`). Containers of Google Tag Manager, which can hold any code, have another path
 * (`/gtm.js`).
 */
export const tagFolderUrl = 'https://www.googletagmanager.com/gtag/';
