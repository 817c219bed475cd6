/** What the news service is asked for each region and category: data/filters.json, with "all" before the owner's own. */
export interface SearchTerms {
  readonly regions: readonly {
    readonly id: string;
    /** One of them stands in an article; none for the region "all". */
    readonly phrases: readonly string[];
  }[];
  readonly categories: readonly {
    readonly id: string;
    /** The category's name at the news service; empty if phrases are searched instead. */
    readonly serviceName: string;
    readonly phrases: readonly string[];
  }[];
}
