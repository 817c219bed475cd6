/** Vite's plugin that serves what the data became as virtual modules (virtual.d.ts). */
import { resolve, sep } from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { type Language, languageIds } from '~/config/languages';
import { getErrorMessage } from '~/lib/getErrorMessage';
import type { LanguageContent } from './compose';
import type { Site, SiteLoader } from './load';

/** Time to wait for further changes of the data, ms: editors write a file in several steps. */
const debounceMs = 50;

/** The text of a module with constants. */
const declareConstants = (constants: Readonly<Record<string, unknown>>): string =>
  Object.entries(constants)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');

/** The text of an object with a function for each language, which imports a content on demand. */
const importInLanguages = (name: string): string =>
  `{ ${languageIds
    .map((language) => `${language}: () => import(${JSON.stringify(`virtual:content/${language}/${name}`)})`)
    .join(', ')} }`;

/** The text of an object with such functions for each of several contents. @param folder of the contents, with its slash */
const importEach = (names: Iterable<string>, folder = ''): string =>
  `{ ${[...names].map((name) => `${JSON.stringify(name)}: ${importInLanguages(folder + name)}`).join(', ')} }`;

/** The texts of the modules with the contents of a language, by their ids. */
const listContentModules = (language: Language, { shell, pages, releases }: LanguageContent) =>
  [
    ...Object.entries({ shell, ...pages }),
    ...[...releases].map(([name, release]) => [`press/${name}`, release] as const),
  ].map(([name, content]) => [`virtual:content/${language}/${name}`, declareConstants({ content })] as const);

/** The texts of all modules, by their ids. */
function createModules({ settings, searchTerms, contents, now }: Site): ReadonlyMap<string, string> {
  const { pages, releases } = contents.en;
  const { regions, categories } = searchTerms;
  return new Map([
    [
      'virtual:settings',
      declareConstants({
        settings,
        // Single constants for the script in the head of each page, which must not contain all settings.
        basePath: settings.basePath,
        analyticsId: settings.analyticsId,
        host: new URL(settings.url).host,
        callsNewsService: settings.liveNews !== null,
        buildYear: now.getUTCFullYear(),
      }),
    ],
    [
      'virtual:filters',
      declareConstants({
        regionIds: regions.map(({ id }) => id),
        categoryNames: categories.map(({ id, serviceName }) => [id, serviceName]),
      }),
    ],
    // A module of its own, because only pages that call the news service load it.
    ['virtual:search-terms', declareConstants({ searchTerms })],
    ['virtual:releases', declareConstants({ releaseNames: [...releases.keys()] })],
    [
      'virtual:contents',
      [
        `export const shell = ${importInLanguages('shell')};`,
        `export const pages = ${importEach(Object.keys(pages))};`,
        `export const releases = ${importEach(releases.keys(), 'press/')};`,
      ].join('\n'),
    ],
    ...languageIds.flatMap((language) => listContentModules(language, contents[language])),
  ]);
}

/** Reads the data again whenever it changes, and reloads the page; errors of the data are shown in Vite's overlay. */
function watchFolder(server: ViteDevServer, folder: string, read: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let problem: ErrorPayload | null = null;
  function update(): void {
    problem = null;
    try {
      read();
    } catch (error) {
      // An error of the file system too is shown, and ends with the next change: a branch may be checked out just now.
      const message = getErrorMessage(error);
      server.config.logger.error(message);
      problem = { type: 'error', err: { message, stack: '' } };
      server.ws.send(problem);
      return;
    }
    for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
    server.ws.send({ type: 'full-reload' });
  }
  // A page that is loaded while the data have an error shows it too.
  server.ws.on('connection', () => {
    if (problem !== null) server.ws.send(problem);
  });
  server.watcher.add(folder);
  server.watcher.on('all', (_event, file) => {
    if (!file.startsWith(folder + sep)) return;
    clearTimeout(timer);
    timer = setTimeout(update, debounceMs);
  });
}

export function contentPlugin(loader: SiteLoader): Plugin {
  let modules = createModules(loader.get());
  return {
    name: 'content',
    resolveId: (id) => (modules.has(id) ? `\0${id}` : undefined),
    load: (id) => modules.get(id.replace('\0', '')),
    configureServer(server) {
      watchFolder(server, resolve(loader.dataFolder), () => {
        loader.reload();
        modules = createModules(loader.get());
      });
    },
  };
}
