/** Ways to take something away from a page, and what the browser says of it. */
import type { BrowserContext, Page } from 'playwright-core';
import { attributes } from '~/boot/contract';

/** Requests for such addresses fail. */
export const failRequests = (address: string | RegExp) => (visitor: BrowserContext) =>
  visitor.route(address, (route) => route.abort());

/** Such files are gone from the host, as after a deploy. */
export const respondNotFound = (address: string) => (visitor: BrowserContext) =>
  visitor.route(address, (route) => route.fulfill({ status: 404, body: 'gone' }));

export const blockScripts = failRequests('**/assets/*.js');

/** Runs a function before the page's first script. */
export const addInitScript = (script: () => void) => (visitor: BrowserContext) => visitor.addInitScript(script);

/** The headless shell tells of a pointer that nobody moves, which is an input. */
export const ignorePointer = addInitScript(() =>
  addEventListener('pointermove', (event) => event.stopImmediatePropagation()),
);

/** A browser that forbids storage and cookies. */
export const forbidStorage = addInitScript(() => {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  }
  Object.defineProperty(document, 'cookie', { get: () => '' });
  Object.defineProperty(navigator, 'cookieEnabled', { value: false });
});

/** The script of the about page alone. */
export const aboutPageScript = '**/assets/AboutPage-*.js';

/** It throws as soon as the page is shown. */
export function breakAboutPage(visitor: BrowserContext) {
  const body = 'export const AboutPage = () => { throw new Error("Broken on purpose"); };';
  return visitor.route(aboutPageScript, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/** What the browser says of scripts that did not arrive. */
export const blockedScriptProblems = [/^request: GET \S+\.js: net::ERR_FAILED$/, /^error: .*Failed to fetch/] as const;

/** Waits until the page has tried to start the application, in vain. */
export async function waitUntilStartFails(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(({ started, ready }) => {
    const root = document.documentElement;
    const asked = performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js'));
    return asked && !root.hasAttribute(started) && !root.hasAttribute(ready);
  }, attributes);
}
