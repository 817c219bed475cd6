import type { Plugin } from 'vite';
import type { NewsList } from '~/news/newsList';

const id = 'virtual:news-lists';

/**
 * Serves the lists of the news as a virtual module (src/content/virtual.d.ts). Only what renders documents gets them: a browser has the
 * list of its document, and fetches others.
 */
export const newsListsPlugin = (getLists: () => ReadonlyMap<string, NewsList>): Plugin => ({
  name: 'news-lists',
  resolveId: (name) => (name === id ? `\0${id}` : undefined),
  load(name) {
    if (name !== `\0${id}`) return undefined;
    const lists = this.environment.name === 'client' ? {} : Object.fromEntries(getLists());
    return `export const newsLists = ${JSON.stringify(lists)};`;
  },
});
