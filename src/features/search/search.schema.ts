import * as v from 'valibot';
import type { Fields } from '../../content/fields';
import { list, object } from '../../content/values';

/** The texts of the search and its results. */
export const searchEntries = ({ heading, plural, sentence, sentences }: Fields) => ({
  heading: heading(),
  /** Of the page that shows the results of a query. */
  resultsTitle: sentence('query'),
  ...sentences('hint', 'asYouType', 'withoutScript', 'loading', 'failed', 'retry'),
  /** Announced: how much was found. */
  found: plural('pages', 'articles'),
  none: sentence('query'),
  /** What to try when nothing was found. */
  advice: list(sentence()),
  /** Only some of the words were found together. */
  partial: sentence(),
  pagesHeading: heading(),
  newsHeading: heading(),
  /** Says that articles are in English, on pages that are not. */
  languageNotice: v.optional(sentence()),
  showAll: sentence('count'),
  siteMapHeading: heading(),
});

const searchResults = (fields: Fields) => object(searchEntries(fields));

export type SearchResultsContent = v.InferOutput<ReturnType<typeof searchResults>>;
