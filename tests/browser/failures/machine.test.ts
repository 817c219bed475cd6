/** A browser that refuses a part of what the site uses shows every page without what needs that part, and without an error. */
import { expect, test } from 'vitest';
import { openPage } from '~tests/support/browser';
import { getPageHeading, goto } from '~tests/support/pages';
import { addInitScript } from '~tests/support/simulate-failures';

const paths = { home: '/', contact: '/contact', about: '/about', news: '/news', search: '/search?q=trade' } as const;

/** What a browser refuses by throwing an error, or does not have, and the pages that use it. */
const refusals = {
  'a time zone': {
    refuse: () => {
      const { DateTimeFormat } = Intl;
      Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
        construct(target, parameters: ConstructorParameters<typeof DateTimeFormat>) {
          if (parameters[1]?.timeZone === 'America/Port-au-Prince') throw new RangeError('Invalid time zone');
          return new target(...parameters);
        },
      });
    },
    pages: ['home', 'contact'],
  },
  observers: {
    refuse: () => {
      for (const name of ['IntersectionObserver', 'ResizeObserver', 'PerformanceObserver'])
        Reflect.deleteProperty(window, name);
    },
    pages: ['home', 'about', 'news', 'contact'],
  },
  storage: {
    refuse: () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    },
    pages: ['home', 'news', 'contact', 'search'],
  },
  'the clipboard, fonts and transitions': {
    refuse: () => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      Object.defineProperty(document, 'fonts', { value: undefined });
      Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    },
    pages: ['home', 'contact', 'news'],
  },
} as const;

test.for(Object.entries(refusals))(
  'a browser that refuses %s keeps all pages',
  async ([, { refuse, pages }], context) => {
    const { page } = await openPage(context, { reducedMotion: 'no-preference', setupContext: addInitScript(refuse) });
    for (const id of pages) {
      await goto(page, paths[id]);
      if (id === 'search') await page.getByRole('main').getByRole('listitem').first().waitFor();
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      expect([id, heading]).toEqual([id, getPageHeading(id)]);
    }
  },
);
