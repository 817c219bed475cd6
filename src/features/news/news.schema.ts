import * as v from 'valibot';
import type { TextSchemas } from '~/content/textSchemas';
import { strictObject } from '~/content/valueSchemas';

/** Ids of the regions and categories of the news, `all` included. */
export interface FilterIds {
  readonly regions: readonly string[];
  readonly categories: readonly string[];
}

/** The texts of the list of articles with its filters. */
export const newsSectionEntries = (
  { plain, plural, sentence, sentences }: TextSchemas,
  { categories, regions }: FilterIds,
) => ({
  filters: strictObject({
    ...sentences('regionsLabel', 'categoriesLabel'),
    regions: strictObject(v.entriesFromList(regions, sentence())),
    categories: strictObject(v.entriesFromList(categories, sentence())),
  }),
  list: strictObject({
    ...sentences('label', 'loadMore', 'loading', 'firstLoad', 'failed', 'retry', 'end', 'olderInFeed'),
    /** Says that the selection has no articles. */
    empty: sentence(),
    /** Announces how many articles are shown now. */
    shown: plural(),
  }),
  /** Says on which day the news last changed; the date is formatted. */
  freshness: sentence('date'),
  /** Replaces `freshness` if the news last changed some days ago (src/config/limits.ts). */
  stale: sentence('days'),
  sampleNotice: sentence(),
  /** Says that articles are in English, on pages that are not. */
  languageNotice: v.optional(sentence()),
  feeds: strictObject({ label: sentence(), title: plain('region') }),
});

const newsSection = (fields: TextSchemas, ids: FilterIds) => strictObject(newsSectionEntries(fields, ids));

export type NewsSectionContent = v.InferOutput<ReturnType<typeof newsSection>>;
