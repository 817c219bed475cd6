import type { CategoryId, RegionId } from '~/config/news';
import type { PageMeta, RelatedContent } from './shared';

export interface NewsContent {
  readonly meta: PageMeta;
  /** Of a page of one selection, given as "Haiti · Business". */
  readonly selectionMeta: {
    readonly title: (selection: string) => string;
    readonly description: (selection: string) => string;
  };
  readonly hero: {
    readonly heading: string;
    readonly lead: string;
    readonly contact: string;
    readonly mailSubject: string;
  };
  readonly filters: {
    readonly regionsLabel: string;
    readonly categoriesLabel: string;
    readonly regions: Readonly<Record<RegionId, string>>;
    readonly categories: Readonly<Record<CategoryId, string>>;
  };
  readonly list: {
    readonly label: string;
    readonly loadMore: string;
    readonly loading: string;
    readonly firstLoad: string;
    readonly failed: string;
    readonly retry: string;
    readonly offline: string;
    readonly online: string;
    /** No articles for the filters. */
    readonly empty: string;
    /** No articles at all: a first checkout without snapshots. */
    readonly none: string;
    /** Announced: how many articles are shown now. */
    readonly shown: (count: number) => string;
    readonly added: (count: number) => string;
    readonly end: string;
    /** Before links to what has articles, where the filters have none. */
    readonly nearest: string;
    /** The same, where the filters have one article or two. */
    readonly near: string;
    /** Over the articles of other filters than the chosen ones, given as "Haiti · Business". */
    readonly stillShown: (selection: string) => string;
    /** Names the feed that goes on where the list ends, for browsers without script. */
    readonly olderInFeed: string;
  };
  /** The quiet line on when the news last changed, given as a formatted date. */
  readonly freshness: (date: string) => string;
  /** In its place where that is longer ago than the schedule explains; two days or more. */
  readonly stale: (days: number) => string;
  readonly sampleNotice: string;
  /** Says that articles are in English; empty on the English page. */
  readonly languageNotice: string;
  readonly markets: {
    readonly heading: string;
    readonly note: string;
    readonly items: Readonly<Record<'us' | 'caribbean' | 'latinAmerica' | 'trade', string>>;
    /** Spoken before a positive figure. */
    readonly up: string;
  };
  /** The newest articles of a region, for feed readers. */
  readonly feeds: {
    readonly label: string;
    readonly title: (region: string) => string;
    readonly formats: Readonly<Record<'xml' | 'json', string>>;
  };
  readonly related: RelatedContent;
}
