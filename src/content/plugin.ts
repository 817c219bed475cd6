import { resolve, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
/** Vite's plugin that serves what the data became as virtual modules (virtual.d.ts). */
import { type Language, languageIds } from '../config/languages';
import type { LanguageContent } from './compose';
import { DataError } from './dataError';
import type { ContentStore, SiteContent } from './load';

/** Time to wait for further changes of the data, ms: editors write a file in several steps. */
const debounceMs = 50;

/** The text of a module with constants. */
const declareConstants = (constants: Readonly<Record<string, unknown>>): string =>
  Object.entries(constants)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');

/** The text of an object with a function for each language, which imports the content of a module on demand. */
const importInLanguages = (getId: (language: Language) => string): string =>
  `{ ${languageIds
    .map((language) => `${language}: async () => (await import(${JSON.stringify(getId(language))})).content`)
    .join(', ')} }`;

function listContentModules(language: Language, { shell, pages, releases }: LanguageContent) {
  const contents = [...Object.entries({ shell, ...pages }), ...releases].map(
    ([name, content]) => [name, content] as const,
  );
  return contents.map(
    ([name, content]) => [`virtual:content/${language}/${name}`, declareConstants({ content })] as const,
  );
}

/** The texts of all modules, by their ids. */
function createModules({ settings, filters, contents }: SiteContent, now: Date): ReadonlyMap<string, string> {
  const { unbreakable: _, ...publicSettings } = settings;
  const { pages, releases } = contents.en;
  const names = ['shell', ...Object.keys(pages)];
  return new Map([
    [
      'virtual:settings',
      declareConstants({
        settings: publicSettings,
        // Single constants for the script in the head of each page, which must not contain all settings.
        basePath: settings.basePath,
        analyticsId: settings.analyticsId,
        host: new URL(settings.url).host,
        buildYear: now.getUTCFullYear(),
      }),
    ],
    ['virtual:filters', declareConstants({ filters })],
    [
      'virtual:contents',
      [
        ...names.map(
          (name) =>
            `export const ${name} = ${importInLanguages((language) => `virtual:content/${language}/${name}`)};\n`,
        ),
        `export const releases = { ${[...releases.keys()]
          .map(
            (name) =>
              `${JSON.stringify(name)}: ${importInLanguages((language) => `virtual:content/${language}/${name}`)}`,
          )
          .join(', ')} };\n`,
      ].join(''),
    ],
    ...languageIds.flatMap((language) => listContentModules(language, contents[language])),
  ]);
}

/** Reads the data again whenever it changes, and reloads the page; errors of the data are shown in Vite's overlay. */
function watchFolder(server: ViteDevServer, folder: string, read: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function update(): void {
    try {
      read();
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      server.ws.send({ type: 'error', err: { message: error.message, stack: '' } });
      return;
    }
    for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
    server.ws.send({ type: 'full-reload' });
  }
  server.watcher.add(folder);
  server.watcher.on('all', (_event, file) => {
    if (!file.startsWith(folder + sep)) return;
    clearTimeout(timer);
    timer = setTimeout(update, debounceMs);
  });
}

export function contentPlugin(content: ContentStore): Plugin {
  const { folder, now } = content.source;
  let modules = createModules(content.get(), now);
  return {
    name: 'content',
    resolveId: (id) => (modules.has(id) ? `\0${id}` : undefined),
    load: (id) => modules.get(id.replace('\0', '')),
    configureServer(server) {
      watchFolder(server, resolve(folder), () => {
        content.refresh();
        modules = createModules(content.get(), now);
      });
    },
  };
}
