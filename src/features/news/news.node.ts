import * as v from 'valibot';
import { languageNotice, plain, plural, sentence, sentenceForEach, sentences } from '~/schemas/fields';
import type { SchemaOutput, SchemaSite } from '~/schemas/schemaSite';

/** The sentences of the list of articles with its filters. */
export const articleSentences = ({ categories, regions }: SchemaSite) => ({
  filters: v.strictObject({
    ...sentences('regionsLabel', 'categoriesLabel'),
    regions: sentenceForEach(regions),
    categories: sentenceForEach(categories),
  }),
  list: v.strictObject({
    ...sentences('label', 'loadMore', 'loading', 'firstLoad', 'failed', 'retry'),
    empty: sentence(),
    none: sentence(),
    shown: plural(),
    end: sentence(),
    olderInFeed: sentence(),
  }),
  freshness: sentence('date'),
  stale: sentence('days'),
  sampleNotice: sentence(),
  languageNotice: languageNotice(),
});

/** The newest articles of a region, for feed readers. */
export const feedSentences = {
  feeds: v.strictObject({
    label: sentence(),
    title: plain('region'),
  }),
};

const newsSentences = (site: SchemaSite) => v.strictObject({ ...articleSentences(site), ...feedSentences });

export type NewsSectionContent = SchemaOutput<typeof newsSentences>;
