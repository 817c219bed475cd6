import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createElement, type ReactElement } from 'react';

/**
 * A style collector that keeps the rendered markup: vite-react-ssg inserts markup by `String.replace`, which expands
 * patterns such as `$&`.
 */
export class PageCapture {
  // No plugins: vendor prefixes would be a tenth of the page's styles.
  readonly #cache = createCache({ key: 'css', stylisPlugins: [] });
  /** The application's markup, to the letter as React printed it. */
  markup = '';
  /** Rules of the style element that the page needs. The browser's cache knows that it has them: src/app/StyleCache.tsx. */
  rules = '';

  /** Wraps the application, so that each render has a cache, and with it a style list, of its own. */
  collect(app: ReactElement): ReactElement {
    // With emotion's default cache, rules are printed between the elements.
    this.#cache.compat = true;
    return createElement(CacheProvider, { value: this.#cache }, app);
  }

  /** Called with the whole markup; the empty text keeps vite-react-ssg from inserting the styles itself. */
  toString(markup: string): string {
    const { inserted, key, registered } = this.#cache;
    const classes = new Set(markup.match(new RegExp(String.raw`\b${key}-[\w-]+`, 'g')));
    const names = Object.keys(inserted);
    const isOfClass = (name: string) => registered[`${key}-${name}`] !== undefined;
    const globals = names.filter((name) => !isOfClass(name));
    // Components that extend others insert rules of classes that no element bears.
    const borne = names.filter((name) => isOfClass(name) && classes.has(`${key}-${name}`));
    this.markup = markup;
    this.rules = [...globals, ...borne].map((name) => inserted[name]).join('');
    return '';
  }
}
