import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { createElement, type ReactElement } from 'react';

/** A page as React rendered it: its markup, untouched, and the style tags that paint it. */
export interface CapturedPage {
  readonly markup: string;
  readonly styles: string;
}

/** Without what a style sheet means nothing by; strings stay as they are. */
function tighten(rules: string): string {
  return rules.replaceAll(/("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|, |;(?=})/g, (sign: string, text: string | undefined) => text ?? (sign === ', ' ? ',' : ''));
}

/**
 * A style collector that keeps the rendered markup. vite-react-ssg puts markup into the page with `String.replace`,
 * which expands `$&` and its kin; what is captured here never goes through it.
 */
export class PageCapture {
  // No plugins: the prefixes for old browsers would be a tenth of the page's style.
  readonly #cache = createCache({ key: 'css', stylisPlugins: [] });
  #page: CapturedPage | null = null;

  /** Wraps the application, so that each render has a cache, and with it a style list, of its own. */
  collect(app: ReactElement): ReactElement {
    // Where the cache is left to its default, rules are printed between the elements.
    this.#cache.compat = true;
    return createElement(CacheProvider, { value: this.#cache }, app);
  }

  /** Called with the whole markup; the empty text keeps vite-react-ssg from inserting the styles itself. */
  toString(markup: string): string {
    const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(this.#cache);
    const tags = constructStyleTagsFromChunks(extractCriticalToChunks(markup));
    // Emotion moves the tags it finds, and the browser would style the page anew: it finds empty ones.
    const styles = tags.replaceAll(/<style data-emotion="([^"]*)">([\s\S]*?)<\/style>/g, (_tag, names: string, rules: string) => {
      return `<style>${tighten(rules)}</style><style data-s="" data-emotion="${names}"></style>`;
    });
    this.#page = { markup, styles };
    return '';
  }

  /** @throws Error when nothing was rendered. */
  get page(): CapturedPage {
    if (this.#page === null) throw new Error('prerender: the page was not rendered');
    return this.#page;
  }
}
