import type { Plugin } from 'vite';
import type { SiteLoader } from '~/content/load';
import { contentPlugin } from '~/content/plugin';
import type { NewsList } from '~/news/newsList';
import { newsLists } from './news-lists';
import { publicFiles } from './public-files';

interface SiteParts {
  readonly getLists: () => ReadonlyMap<string, NewsList>;
  /** The texts of the files beside the pages, by their paths without the base path. */
  readonly getFiles: () => ReadonlyMap<string, string>;
}

/** What Vite serves of a site besides its code. */
export const sitePlugins = (loader: SiteLoader, { getLists, getFiles }: SiteParts): readonly Plugin[] => [
  contentPlugin(loader),
  newsLists(getLists),
  publicFiles(getFiles),
];
