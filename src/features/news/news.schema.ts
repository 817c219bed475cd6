import * as v from 'valibot';
import type { Fields } from '../../content/fields';
import { object } from '../../content/values';

/** Ids of the regions and categories of the news, `all` included. */
export interface FilterIds {
  readonly regions: readonly string[];
  readonly categories: readonly string[];
}

/** The texts of the list of articles with its filters. */
export const articleEntries = ({ plain, plural, sentence, sentences }: Fields, { categories, regions }: FilterIds) => ({
  filters: object({
    ...sentences('regionsLabel', 'categoriesLabel'),
    regions: object(v.entriesFromList(regions, sentence())),
    categories: object(v.entriesFromList(categories, sentence())),
  }),
  list: object({
    ...sentences('label', 'loadMore', 'loading', 'firstLoad', 'failed', 'retry', 'end', 'olderInFeed'),
    /** No articles for the selection. */
    empty: sentence(),
    /** No articles at all: a first checkout without news. */
    none: sentence(),
    /** Announced: how many articles are shown now. */
    shown: plural(),
  }),
  /** The quiet line on when the news last changed, given as a formatted date. */
  freshness: sentence('date'),
  /** In place of that line if the news last changed some days ago (src/config/limits.ts). */
  stale: sentence('days'),
  sampleNotice: sentence(),
  /** Says that articles are in English, on pages that are not. */
  languageNotice: v.optional(sentence()),
  feeds: object({ label: sentence(), title: plain('region') }),
});

const newsSection = (fields: Fields, ids: FilterIds) => object(articleEntries(fields, ids));

export type NewsSectionContent = v.InferOutput<ReturnType<typeof newsSection>>;
