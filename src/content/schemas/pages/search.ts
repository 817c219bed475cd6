import * as v from 'valibot';
import { pageMeta, pageName, plural, sentence } from '~/content/schemas/fields';

export const schema = v.strictObject({
  page: pageName(),
  meta: pageMeta(),
  heading: sentence(),
  /** Of the page that shows the results of a query. */
  resultsTitle: sentence('query'),
  hint: sentence(),
  /** After the hint, with script and without. */
  asYouType: sentence(),
  withoutScript: sentence(),
  /** Names the keys that open the search. */
  shortcut: sentence(),
  loading: sentence(),
  failed: sentence(),
  retry: sentence(),
  /** Announced: how much was found. */
  found: plural('pages', 'articles'),
  none: sentence('query'),
  /** What to try when nothing was found. */
  advice: v.array(sentence()),
  /** Only some of the words were found together. */
  partial: sentence(),
  pagesHeading: sentence(),
  newsHeading: sentence(),
  /** Says that articles are in English, on pages that are not. */
  languageNotice: v.optional(sentence()),
  showAll: sentence('count'),
  siteMapHeading: sentence(),
});

export type SearchContent = v.InferOutput<typeof schema>;
