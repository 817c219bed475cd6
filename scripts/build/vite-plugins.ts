import type { Plugin } from 'vite';
import type { SiteLoader } from '~/content/load';
import { contentPlugin } from '~/content/plugin';
import type { NewsList } from '~/news/newsList';
import { generatedFilesPlugin } from './generated-files';
import { newsListsPlugin } from './news-lists';

interface PluginSources {
  readonly getLists: () => ReadonlyMap<string, NewsList>;
  /** The texts of the files beside the pages, by their paths without the base path. */
  readonly getFiles: () => ReadonlyMap<string, string>;
}

/** Creates Vite's plugins for what a site has besides its code. */
export const createVitePlugins = (loader: SiteLoader, { getLists, getFiles }: PluginSources): readonly Plugin[] => [
  contentPlugin(loader),
  newsListsPlugin(getLists),
  generatedFilesPlugin(getFiles),
];
