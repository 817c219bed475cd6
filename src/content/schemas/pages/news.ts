import * as v from 'valibot';
import { categories, type CategoryId, type RegionId, regions } from '~/config/news';
import type { Figure } from '~/content/schemas/facts';
import { pageMeta, pageName, paragraph, plain, plural, related, sentence } from '~/content/schemas/fields';

/** A name for each id of a table. */
function names<Id extends string>(table: readonly { readonly id: Id }[]) {
  // Object.fromEntries forgets the names it is given, hence the assertion.
  return v.strictObject(
    Object.fromEntries(table.map(({ id }) => [id, sentence()])) as Record<Id, ReturnType<typeof sentence>>,
  );
}

export const schema = v.strictObject({
  page: pageName(),
  meta: pageMeta(),
  /** Of a page of one selection, given as "Haiti · Business". */
  selectionMeta: v.strictObject({ title: plain('selection'), description: plain('selection') }),
  hero: v.strictObject({ heading: sentence(), lead: paragraph(), contact: sentence(), mailSubject: plain() }),
  filters: v.strictObject({
    regionsLabel: sentence(),
    categoriesLabel: sentence(),
    regions: names<RegionId>(regions),
    categories: names<CategoryId>(categories),
  }),
  list: v.strictObject({
    label: sentence(),
    loadMore: sentence(),
    loading: sentence(),
    firstLoad: sentence(),
    failed: sentence(),
    retry: sentence(),
    offline: sentence(),
    online: sentence(),
    /** No articles for the filters. */
    empty: sentence(),
    /** No articles at all: a first checkout without snapshots. */
    none: sentence(),
    /** Announced: how many articles are shown now. */
    shown: plural(),
    added: plural(),
    end: sentence(),
    /** Before links to what has articles, where the filters have none. */
    nearest: sentence(),
    /** The same, where the filters have one article or two. */
    near: sentence(),
    /** Over the articles of other filters than the chosen ones, given as "Haiti · Business". */
    stillShown: sentence('selection'),
    /** Names the feed that goes on where the list ends, for browsers without script. */
    olderInFeed: sentence(),
  }),
  /** The quiet line on when the news last changed, given as a formatted date. */
  freshness: sentence('date'),
  /** In its place where that is longer ago than the schedule explains; two days or more. */
  stale: sentence('days'),
  sampleNotice: sentence(),
  /** Says that articles are in English, on pages that are not. */
  languageNotice: v.optional(sentence()),
  markets: v.strictObject({
    heading: sentence(),
    note: sentence(),
    /** Spoken before a positive figure. */
    up: sentence(),
  }),
  /** The newest articles of a region, for feed readers. */
  feeds: v.strictObject({
    label: sentence(),
    title: plain('region'),
    formats: v.strictObject({ xml: plain(), json: plain() }),
  }),
  related: related(),
});

type Sentences = v.InferOutput<typeof schema>;

export interface NewsContent extends Sentences {
  readonly markets: Sentences['markets'] & { readonly items: readonly Figure[] };
}
