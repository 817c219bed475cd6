/** Simulates failures of network, browser and code, with the problems that the browser reports. */
import type { BrowserContext, Page } from 'playwright-core';
import { attributes } from '~/config/documentNames';
import { toastLimits } from '~/config/limits';

/** Lets requests for an address fail. */
export const failRequests = (address: string | RegExp) => (visitor: BrowserContext) =>
  visitor.route(address, (route) => route.abort());

/** Answers requests for an address with status 404, as after a deploy. */
export const respondNotFound = (address: string) => (visitor: BrowserContext) =>
  visitor.route(address, (route) => route.fulfill({ status: 404, body: 'gone' }));

export const blockScripts = failRequests('**/assets/*.js');

/** Runs a function before the page's first script. */
export const addInitScript = (script: () => void) => (visitor: BrowserContext) => visitor.addInitScript(script);

/** Stops the pointermove event that the headless shell sends by itself, which would count as an input. */
export const dropPointerMoves = addInitScript(() =>
  addEventListener('pointermove', (event) => event.stopImmediatePropagation()),
);

/** A browser that asks for reduced data. */
export const saveData = addInitScript(() => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
});

/** Lets a request take any time: one that a test holds back does not fail while the test is busy. */
export const removeTimeLimits = addInitScript(() => {
  AbortSignal.timeout = () => new AbortController().signal;
});

/** Lets the toasts of a document stay until they are dismissed: the timers that would close them never end. */
export function keepToasts(page: Page): Promise<void> {
  return page.evaluate((durations) => {
    window.setTimeout = new Proxy(window.setTimeout, {
      apply(target, owner, parameters) {
        return durations.includes(parameters[1]) ? 0 : Reflect.apply(target, owner, parameters);
      },
    });
  }, Object.values(toastLimits.durationMs));
}

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

/** Pattern of the script of the about page. */
export const aboutPageScript = '**/assets/AboutPage-*.js';

/** Replaces the about page by a component that throws. */
export function breakAboutPage(visitor: BrowserContext) {
  const body = 'export const AboutPage = () => { throw new Error("Broken on purpose"); };';
  return visitor.route(aboutPageScript, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/** The problems that the browser reports if scripts are blocked. */
export const blockedScriptProblems = [/^request: GET \S+\.js: net::ERR_FAILED$/, /^error: .*Failed to fetch/] as const;

/** Waits until an attempt to start the application has failed. A later one may follow: the page starts it by itself too. */
export async function startAndExpectFailure(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(({ failed }) => document.documentElement.hasAttribute(failed), attributes);
}
