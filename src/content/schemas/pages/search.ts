import * as v from 'valibot';
import { pageMeta, pageName, plain, plural, sentence, when } from '~/content/schemas/fields';

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
  advice: v.array(v.strictObject({ text: sentence(), when: when() })),
  /** Only some of the words were found together. */
  partial: sentence(),
  pagesHeading: sentence(),
  newsHeading: sentence(),
  /** Says that articles are in English, on pages that are not. */
  languageNotice: v.optional(sentence()),
  showAll: sentence('count'),
  siteMapHeading: sentence(),
  /** In place of those above, on a site without news. */
  withoutNews: v.strictObject({ description: plain(), hint: sentence(), found: plural() }),
});

export type SearchSentences = v.InferOutput<typeof schema>;

export interface SearchContent extends Omit<SearchSentences, 'advice' | 'withoutNews'> {
  readonly advice: readonly string[];
}
