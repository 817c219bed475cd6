import * as v from 'valibot';
import type { TextSchemas } from '~/content/textSchemas';
import { nonEmptyArray, strictObject } from '~/content/valueSchemas';

/** The texts of the search and its results. */
export const searchResultsEntries = ({ heading, plural, sentence, sentences }: TextSchemas) => ({
  heading: heading(),
  /** Title of the page that shows the results of a query. */
  resultsTitle: sentence('query'),
  ...sentences('hint', 'asYouType', 'withoutScript', 'loading', 'failed', 'retry'),
  /** Announces how much was found. */
  found: plural('pages', 'articles'),
  none: sentence('query'),
  /** What to try when nothing was found. */
  advice: nonEmptyArray(sentence()),
  /** Says that no page has all the words. */
  partial: sentence(),
  pagesHeading: heading(),
  newsHeading: heading(),
  /** Says that articles are in English, on pages that are not. */
  languageNotice: v.optional(sentence()),
  showAll: sentence('count'),
  siteMapHeading: heading(),
});

const searchResults = (fields: TextSchemas) => strictObject(searchResultsEntries(fields));

export type SearchResultsContent = v.InferOutput<ReturnType<typeof searchResults>>;
