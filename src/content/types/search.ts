import type { PageMeta } from './shared';

export interface SearchContent {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly hint: string;
  /** Names the keys that open the search. */
  readonly shortcut: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  /** Announced: how much was found. */
  readonly found: (pages: number, articles: number) => string;
  readonly none: (query: string) => string;
  /** What to try when nothing was found. */
  readonly advice: readonly string[];
  /** Only some of the words were found together. */
  readonly partial: string;
  readonly pagesHeading: string;
  readonly newsHeading: string;
  /** Says that articles are in English; empty on the English page. */
  readonly languageNotice: string;
  readonly showAll: (count: number) => string;
  readonly siteMapHeading: string;
}
