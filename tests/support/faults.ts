/** What the fault tests share: ways to take something away from a page, and what it says of that. */
import type { BrowserContext, Page } from 'playwright-core';
import { attributes } from '~/boot/contract';
import { contact as englishContact } from '~/content/en/contact';
import { news as englishNews } from '~/content/en/news';
import { search as englishSearch } from '~/content/en/search';
import { shell as englishShell } from '~/content/en/shell';
import { contact as spanishContact } from '~/content/es/contact';
import { news as spanishNews } from '~/content/es/news';
import { search as spanishSearch } from '~/content/es/search';
import { shell as spanishShell } from '~/content/es/shell';
import { contact as frenchContact } from '~/content/fr/contact';
import { news as frenchNews } from '~/content/fr/news';
import { search as frenchSearch } from '~/content/fr/search';
import { shell as frenchShell } from '~/content/fr/shell';

/** A link on which what has such an address does not arrive. */
export function without(address: string | RegExp) {
  return async (visitor: BrowserContext): Promise<void> => {
    await visitor.route(address, (route) => route.abort());
  };
}

/** A link on which no script arrives. */
export const blockScripts = without('**/assets/*.js');

/** Changes what a page finds before its first script runs. */
export function withScript(script: () => void) {
  return async (visitor: BrowserContext): Promise<void> => {
    await visitor.addInitScript(script);
  };
}

/** A browser whose visitor allows sites neither storage nor cookies. */
export const withoutStorage = withScript(() => {
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

/** What the browser says of scripts that did not arrive. */
export const blocked = [
  /^request: GET \S+\.js: net::ERR_FAILED$/,
  /^error: .*Failed to fetch dynamically imported module/,
] as const;

/** Waits until the page has tried to start the application, in vain. */
export async function untilGivenUp(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(({ started, ready }) => {
    const root = document.documentElement;
    const asked = performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js'));
    return asked && !root.hasAttribute(started) && !root.hasAttribute(ready);
  }, attributes);
}

/** What only an application can offer, or says while it loads, or what stands in its place: lines that may differ, and nothing else. */
const ofTheApplication: ReadonlySet<string> = new Set([
  ...[englishContact, spanishContact, frenchContact].map(({ scheduling }) => scheduling.loading),
  ...[englishNews, spanishNews, frenchNews].flatMap(({ list }) => [list.loadMore, list.olderInFeed]),
  ...[englishShell, spanishShell, frenchShell].flatMap(({ scheme }) => [scheme.toDark, scheme.toLight]),
  ...[englishSearch, spanishSearch, frenchSearch].map(({ shortcut }) => shortcut),
]);

/** Clocks run in the browser alone. */
const timeOfDay = /\b\d{1,2}:\d\d(?:\s?[ap]\.?\s?m\.?)?/i;

/** The text of the page as it is read, by line, without the names of controls that wait for scripts. */
export async function linesOf(page: Page): Promise<readonly string[]> {
  const text = await page.innerText('body');
  const lines = text.split('\n').map((line) => line.replace(timeOfDay, '').trim());
  return lines.filter((line) => line !== '' && !ofTheApplication.has(line));
}
