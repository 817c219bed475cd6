import createCache, { type StylisPlugin } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createElement, type ReactElement } from 'react';

/**
 * Emotion reuses the rules of other pages if the list of plugins is the same object. It has no plugins: vendor prefixes would be
 * a tenth of the page's styles.
 */
const stylisPlugins: StylisPlugin[] = [];

/**
 * A style collector that keeps the rendered markup: vite-react-ssg inserts markup by `String.replace`, which expands
 * patterns such as `$&`. This was seen in vite-react-ssg 0.9.2.
 */
export class PageCapture {
  readonly #cache = createCache({ key: 'css', stylisPlugins });
  /** The application's markup, exactly as React rendered it. */
  markup = '';
  /** The style rules of the page. */
  rules = '';
  /** The ids of the rules, by which the browser's cache knows them (src/app/AppTheme.tsx). */
  styleIds: readonly string[] = [];

  /** Wraps the application, so that each render has its own cache of styles. */
  collect(app: ReactElement): ReactElement {
    // Otherwise emotion would render style elements between the other elements.
    this.#cache.compat = true;
    return createElement(CacheProvider, { value: this.#cache }, app);
  }

  /** vite-react-ssg calls this method with the whole markup. The empty result keeps vite-react-ssg from inserting styles. */
  toString(markup: string): string {
    const { inserted, key, registered } = this.#cache;
    const classes = new Set(markup.match(new RegExp(String.raw`\b${key}-[\w-]+`, 'g')));
    const names = Object.keys(inserted);
    const isClassRule = (name: string) => registered[`${key}-${name}`] !== undefined;
    const globals = names.filter((name) => !isClassRule(name));
    // Components that extend others insert rules for classes that no element has.
    const usedNames = names.filter((name) => isClassRule(name) && classes.has(`${key}-${name}`));
    this.markup = markup;
    this.styleIds = [...globals, ...usedNames];
    this.rules = this.styleIds.map((id) => inserted[id]).join('');
    return '';
  }
}
