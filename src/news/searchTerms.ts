import type { ExcludedNews } from './excludedNews';

/** The search terms of each region and category of data/filters.json, after those of "all", and what is excluded. */
export interface SearchTerms {
  readonly regions: readonly {
    readonly id: string;
    /** An article of the region contains one of these phrases; empty for the region "all". */
    readonly phrases: readonly string[];
  }[];
  readonly categories: readonly {
    readonly id: string;
    /** The name that the news service has for the category; empty if phrases are searched instead. */
    readonly serviceName: string;
    readonly phrases: readonly string[];
  }[];
  readonly excluded: ExcludedNews;
}
