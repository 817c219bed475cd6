/** The files beside the pages: site map, feeds, the documents of the search, the lists of the news. */
import type { Plugin } from 'vite';
import { selectionKey } from '~/config/selection';
import type { Site } from '~/content/load';
import { feedPath } from '~/seo/feedAddress';
import { composeAtomFeed } from './atom-feed';
import type { NewsData } from './news-data';
import { makeNewsFeeds } from './news-feeds';
import { makePressFeeds } from './press-feeds';
import { makeSearchFiles } from './search-files';
import {
  composeGpcJson,
  gpcPath,
  composeRobotsTxt,
  composeSecurityTxt,
  getSecurityTxtEnd,
  securityTxtPath,
  composeSitemap,
} from './well-known-files';

/** The texts of the files, by their paths without the base path. */
export function makeGeneratedFiles(site: Site, news: NewsData): ReadonlyMap<string, string> {
  const { now, selections, settings } = site;
  const thinSelections = selections.filter((selection) => news.lists.get(selectionKey(selection))?.isThin);
  const feeds = [...makePressFeeds(site), ...makeNewsFeeds(site, news.getArticles)];
  return new Map([
    ['/sitemap.xml', composeSitemap(site, thinSelections)],
    ['/robots.txt', composeRobotsTxt(settings)],
    [securityTxtPath, composeSecurityTxt(settings, getSecurityTxtEnd(now))],
    [gpcPath, composeGpcJson(settings.legalLastChanged.privacy)],
    ...news.files,
    ...makeSearchFiles(site, news),
    ...feeds.map((feed) => [feedPath(feed.name), composeAtomFeed(feed)] as const),
  ]);
}

const contentTypes: Readonly<Partial<Record<string, string>>> = {
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
};

/** Writes the files into the built site, and serves them in development. */
export const generatedFilesPlugin = (getFiles: () => ReadonlyMap<string, string>): Plugin => ({
  name: 'generated-files',
  generateBundle() {
    if (this.environment.name !== 'client') return;
    for (const [path, source] of getFiles()) this.emitFile({ type: 'asset', fileName: path.slice(1), source });
  },
  configureServer({ config, middlewares }) {
    middlewares.use((request, response, next) => {
      const [path = ''] = (request.url ?? '').split('?');
      const text = path.startsWith(config.base) ? getFiles().get(path.slice(config.base.length - 1)) : undefined;
      if (text === undefined) next();
      else response.setHeader('Content-Type', contentTypes[path.split('.').at(-1) ?? ''] ?? 'text/plain').end(text);
    });
  },
});
