import type { Manifest } from 'vite';
import { defaultLanguage, languages } from '~/config/languages';
import { allNews, selectionKey } from '~/config/selection';
import type { Site } from '~/content/load';
import { notistackStyles } from '~/features/toasts/notistackStyles';
import type { NewsList } from '~/news/newsList';
import { listApplicationFiles } from './application-files';
import { composeContentPolicy, composeDevelopmentPolicy } from './content-policy';
import type { DocumentFrame } from './document';

interface FrameSource extends Pick<Site, 'findRoute' | 'settings'> {
  /** The list of each selection of the news. */
  readonly lists: ReadonlyMap<string, NewsList>;
}

/** Finds the page at a router path; for an unknown path, the 404 page. */
const findPage = ({ findRoute }: FrameSource, path: string) =>
  findRoute(path) ?? { page: 'notFound' as const, language: defaultLanguage, selection: allNews };

function createSharedFrame(documents: FrameSource, path: string): Omit<DocumentFrame, 'files' | 'createPolicy'> {
  const { page, language, selection } = findPage(documents, path);
  return {
    path,
    language: languages[language].tag,
    news: page === 'news' ? documents.lists.get(selectionKey(selection)) : undefined,
  };
}

/**
 * Returns the frame of a document of the build.
 * @param manifest the manifest of the bundle for browsers
 * @param path router path of the page
 */
export function createFrame(documents: FrameSource, manifest: Manifest, path: string): DocumentFrame {
  const { settings } = documents;
  const { page, language } = findPage(documents, path);
  return {
    ...createSharedFrame(documents, path),
    files: listApplicationFiles(manifest, page, language, settings.basePath),
    createPolicy: ({ scripts, styles }) =>
      composeContentPolicy(settings, { scripts, styles: [...styles, notistackStyles] }),
  };
}

/** Converts an address below the base path to a router path. */
function toRouterPath(address: string, base: string): string {
  const { pathname } = new URL(address, 'http://localhost');
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname;
}

/**
 * Returns the frame of a document of the development server.
 * @param address the requested address, with base path and query
 */
export function createDevelopmentFrame(documents: FrameSource, address: string): DocumentFrame {
  const { settings } = documents;
  return {
    ...createSharedFrame(documents, toRouterPath(address, settings.basePath)),
    files: [],
    createPolicy: ({ scripts }) => composeDevelopmentPolicy(settings, scripts),
  };
}
