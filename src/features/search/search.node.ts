import * as v from 'valibot';
import type { PageFacts } from '~/content/pageFacts';
import { heading, languageNotice, plain, plural, sentence, sentences, when } from '~/schemas/fields';

export const searchSentences = {
  heading: heading(),
  resultsTitle: sentence('query'),
  hint: sentence(),
  asYouType: sentence(),
  ...sentences('withoutScript', 'loading', 'failed', 'retry'),
  found: plural('pages', 'articles'),
  none: sentence('query'),
  advice: v.array(v.strictObject({ when: when(), text: sentence() })),
  partial: sentence(),
  pagesHeading: heading(),
  newsHeading: heading(),
  languageNotice: languageNotice(),
  showAll: sentence('count'),
  siteMapHeading: heading(),
  /** Sentences in place of those above, on a site without news. */
  withoutNews: v.strictObject({ description: plain(), hint: sentence(), found: plural() }),
};

const searchWords = v.strictObject(searchSentences);

type SearchWords = v.InferOutput<typeof searchWords>;

/** On a site without news, other sentences take the place of those about news. */
export function composeSearchResults(words: SearchWords, { switches, isShown }: PageFacts) {
  const { withoutNews, ...sentences } = words;
  const { found, hint } = withoutNews;
  return {
    ...sentences,
    ...(!switches.news && { hint, found, newsHeading: '', languageNotice: undefined }),
    advice: words.advice.filter(isShown).map(({ text }) => text),
  };
}

export type SearchResultsContent = ReturnType<typeof composeSearchResults>;
