/** The modules that the plugin (plugin.ts) serves. */

declare module 'virtual:settings' {
  /** The settings, all of which become public. */
  export const settings: Omit<import('./settings').Settings, 'unbreakable'>;
  export const basePath: string;
  /** Measurement id of Google Analytics; empty if analytics are off. */
  export const analyticsId: string;
  /** Host of the deployed site. */
  export const host: string;
  export const buildYear: number;
}

declare module 'virtual:filters' {
  /** The regions and categories of the news, and what the site never shows. */
  export const filters: import('./filters').Filters;
}

declare module 'virtual:contents' {
  type Language = import('../config/languages').Language;
  type Pages = import('./compose').PageContents;
  /** Fetches a content in each language. */
  type Loaders<Content> = Readonly<Record<Language, () => Promise<Content>>>;
  export const shell: Loaders<import('./shell.schema').ShellContent>;
  export const home: Loaders<Pages['home']>;
  export const about: Loaders<Pages['about']>;
  export const portfolio: Loaders<Pages['portfolio']>;
  export const news: Loaders<Pages['news']>;
  export const press: Loaders<Pages['press']>;
  export const contact: Loaders<Pages['contact']>;
  export const privacy: Loaders<Pages['privacy']>;
  export const terms: Loaders<Pages['terms']>;
  export const search: Loaders<Pages['search']>;
  export const notFound: Loaders<Pages['notFound']>;
  /** The content of each release, by its name. */
  export const releases: Readonly<Record<string, Loaders<import('../pages/press/press.schema').ReleaseContent>>>;
}
