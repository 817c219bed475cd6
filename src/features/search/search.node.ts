import * as v from 'valibot';
import { heading, languageNotice, plural, sentence, sentences } from '~/schemas/fields';

export const searchSentences = {
  heading: heading(),
  resultsTitle: sentence('query'),
  hint: sentence(),
  asYouType: sentence(),
  ...sentences('withoutScript', 'loading', 'failed', 'retry'),
  found: plural('pages', 'articles'),
  none: sentence('query'),
  advice: v.array(v.strictObject({ text: sentence() })),
  partial: sentence(),
  pagesHeading: heading(),
  newsHeading: heading(),
  languageNotice: languageNotice(),
  showAll: sentence('count'),
  siteMapHeading: heading(),
};

const searchWords = v.strictObject(searchSentences);

type SearchWords = v.InferOutput<typeof searchWords>;

export const composeSearchResults = (words: SearchWords) => ({
  ...words,
  advice: words.advice.map(({ text }) => text),
});

export type SearchResultsContent = ReturnType<typeof composeSearchResults>;
