import { listSelections, type NewsSelection } from '~/config/selection';

/** Search terms of each region and category: those of `all` first, then those of data/filters.json; and the excluded hosts. */
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
  /** Hosts of publishers whose articles the site never shows; their subdomains are excluded too. */
  readonly excludedHosts: readonly string[];
}

/** The content of data/filters.json with its defaults, as its schema in src/content/filters.ts returns it. */
export interface FiltersFile {
  readonly regions: readonly { readonly id: string; readonly phrases: readonly string[] }[];
  readonly categories: readonly {
    readonly id: string;
    readonly serviceName?: string | undefined;
    readonly phrases: readonly string[];
  }[];
  readonly excludedHosts: readonly string[];
}

/** Adds "all" before the regions and categories. A category with phrases has no name of the service. */
export const toSearchTerms = ({ regions, categories, excludedHosts }: FiltersFile): SearchTerms => ({
  regions: [{ id: 'all', phrases: [] }, ...regions],
  categories: [
    { id: 'all', serviceName: '', phrases: [] },
    ...categories.map(({ id, serviceName = id, phrases }) => ({
      id,
      serviceName: phrases.length > 0 ? '' : serviceName,
      phrases,
    })),
  ],
  excludedHosts,
});

/** Every combination of a region and a category, ordered by region. */
export const listSelectionsOfTerms = ({ regions, categories }: SearchTerms): readonly NewsSelection[] =>
  listSelections(
    regions.map(({ id }) => id),
    categories.map(({ id }) => id),
  );
