import * as v from 'valibot';
import { newsStaleDays } from '~/config/limits';
import { withHint, languageNotice, plain, plural, sentence, sentenceForEach, sentences } from '~/schemas/fields';
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
    empty: withHint(sentence(), 'No articles for the selection.'),
    none: withHint(sentence(), 'No articles at all: a first checkout without news.'),
    shown: withHint(plural(), 'Announced: how many articles are shown now.'),
    added: plural(),
    end: sentence(),
    olderInFeed: withHint(sentence(), 'Names the feed that goes on where the list ends, for browsers without script.'),
  }),
  freshness: withHint(sentence('date'), 'The quiet line on when the news last changed, given as a formatted date.'),
  stale: withHint(
    sentence('days'),
    `In place of that line if the news last changed ${newsStaleDays} days ago or earlier.`,
  ),
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
