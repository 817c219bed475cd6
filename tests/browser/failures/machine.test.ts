/** A browser that refuses a part of what the site uses shows every page without what needs that part, and without an error. */
import { expect, test } from 'vitest';
import { goto, getPageHeading, openReadyPage } from '~tests/support/pages';
import { addInitScript } from '~tests/support/simulate-failures';

/** What a browser refuses by throwing an error. */
const refusals = {
  'a time zone': () => {
    const { DateTimeFormat } = Intl;
    Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
      construct(target, parameters: ConstructorParameters<typeof DateTimeFormat>) {
        if (parameters[1]?.timeZone === 'America/Port-au-Prince') throw new RangeError('Invalid time zone');
        return new target(...parameters);
      },
    });
  },
  'plural rules': () => Reflect.deleteProperty(Intl, 'PluralRules'),
  'names of languages': () => Reflect.deleteProperty(Intl, 'DisplayNames'),
  observers: () => {
    for (const name of ['IntersectionObserver', 'ResizeObserver', 'PerformanceObserver'])
      Reflect.deleteProperty(window, name);
  },
  storage: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  },
  'the clipboard, fonts and transitions': () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Object.defineProperty(document, 'fonts', { value: undefined });
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  },
} as const;

test.for(Object.entries(refusals))('a browser that refuses %s keeps all pages', async ([, refuse], context) => {
  const { page } = await openReadyPage(context, {
    path: '/',
    reducedMotion: 'no-preference',
    setupContext: addInitScript(refuse),
  });
  for (const [path, id] of [
    ['/', 'home'],
    ['/contact', 'contact'],
    ['/about', 'about'],
    ['/news', 'news'],
    ['/search?q=trade', 'search'],
  ] as const) {
    await goto(page, path);
    if (id === 'search') await page.getByRole('main').getByRole('listitem').first().waitFor();
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    expect([path, heading]).toEqual([path, getPageHeading(id)]);
  }
});
