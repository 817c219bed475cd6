import * as v from 'valibot';
import { heading, hinted, pageMeta, pageName, plain, plural, sentence, when } from '~/content/schemas/fields';

export const schema = v.strictObject({
  page: pageName(),
  meta: pageMeta(),
  heading: heading(),
  resultsTitle: hinted(sentence('query'), 'Of the page that shows the results of a query.'),
  hint: sentence(),
  asYouType: hinted(sentence(), 'After the hint, with script and without.'),
  withoutScript: sentence(),
  loading: sentence(),
  failed: sentence(),
  retry: sentence(),
  found: hinted(plural('pages', 'articles'), 'Announced: how much was found.'),
  none: sentence('query'),
  advice: hinted(v.array(v.strictObject({ when: when(), text: sentence() })), 'What to try when nothing was found.'),
  partial: hinted(sentence(), 'Only some of the words were found together.'),
  pagesHeading: heading(),
  newsHeading: heading(),
  languageNotice: hinted(v.optional(sentence()), 'Says that articles are in English, on pages that are not.'),
  showAll: sentence('count'),
  siteMapHeading: heading(),
  /** Sentences in place of those above, on a site without news. */
  withoutNews: v.strictObject({ description: plain(), hint: sentence(), found: plural() }),
});

export type SearchSentences = v.InferOutput<typeof schema>;

export interface SearchContent extends Omit<SearchSentences, 'advice' | 'withoutNews'> {
  readonly advice: readonly string[];
}
