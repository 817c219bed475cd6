/** The modules that the plugin serves (plugin.ts), and the lists of the news (scripts/build/news-lists.ts). */

declare module 'virtual:settings' {
  /** The settings, all of which become public. */
  export const settings: import('./settings').Settings;
  /** Path that the site is served under, with both slashes. */
  export const basePath: string;
  /** Measurement id of Google Analytics; empty if analytics are off. */
  export const analyticsId: string;
  /** Host of the deployed site. */
  export const host: string;
  /** Whether pages call the news service themselves. */
  export const callsNewsService: boolean;
  export const buildYear: number;
}

declare module 'virtual:filters' {
  /** Ids of the regions of the news: `all` first, then those of data/filters.json. */
  export const regionIds: readonly string[];
  /** Each category with the name that the news service has for it; empty if the service has none. */
  export const categoryNames: readonly (readonly [id: string, serviceName: string])[];
}

declare module 'virtual:search-terms' {
  export const searchTerms: import('../news/searchTerms').SearchTerms;
}

declare module 'virtual:news-lists' {
  /** Prerendering imports the list of every selection. A browser has the list of its document, and fetches others. */
  export const newsLists: Readonly<Record<string, import('../news/newsList').NewsList>>;
}

declare module 'virtual:releases' {
  /** Names of the releases that are shown, the newest first. */
  export const releaseNames: readonly string[];
}

declare module 'virtual:contents' {
  type Pages = import('./pageContents').PageContents;
  type Loaders<Content> = Readonly<
    Record<import('../config/languages').Language, () => Promise<{ readonly content: Content }>>
  >;
  export const shell: Loaders<import('./shell.schema').ShellContent>;
  export const pages: { readonly [Page in keyof Pages]: Loaders<Pages[Page]> };
  /** The content of each release, by its name. */
  export const releases: Readonly<Record<string, Loaders<import('../pages/press/press.schema').ReleaseContent>>>;
}
