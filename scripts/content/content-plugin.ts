/** Gives the site its pages: the component of each page, and its content in each published language. */
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { publishedLanguages } from '~/config/languages';
import { type PageId, pageIds } from '~/content/pages';
import { messageOf } from '~/lib/messageOf';
import { readContent, type SiteContent } from './compose';
import { dataDirectory, projectDirectory } from './read-data';

const moduleId = 'virtual:content';

/**
 * In a build modules have ids of files that do not exist: vite-react-ssg tells which modules a route imports for those
 * alone that lie in the project's folder (scripts/build/adapter/route-imports.ts).
 */
const buildStem = join(projectDirectory, 'data/content');
/** In development the modules have ids that other plugins leave alone, by Rollup's convention. */
const serveStem = `\0${moduleId}`;

/** The module that exports a page's component under its own name: `src/pages/home/HomePage.tsx`. */
function componentOf(page: PageId): { readonly name: string; readonly file: string } {
  const name = `${page.charAt(0).toUpperCase()}${page.slice(1)}Page`;
  const pages = join(projectDirectory, 'src/pages');
  const file = readdirSync(pages, { recursive: true, encoding: 'utf8' }).find((path) =>
    path.endsWith(`${sep}${name}.tsx`),
  );
  if (file === undefined)
    throw new Error(`src/pages/${page}/${name}.tsx is missing: the component of the page "${page}"`);
  return { name, file: `/src/pages/${file.replaceAll(sep, '/')}` };
}

/**
 * An export, fetched when it is asked for. An `import()` that says itself what it takes of the module is wrapped into
 * twice its length by the bundler.
 */
const named = (module: string, name: string): string => `named('${name}', () => import('${module}'))`;

function contentLoaders(name: string): string {
  const loaders = publishedLanguages.map(
    (language) => `${language}: ${named(`${moduleId}/${language}/${name}`, 'content')}`,
  );
  return `{ ${loaders.join(', ')} }`;
}

function loadersModule(): string {
  const pages = pageIds.map((page) => {
    const { name, file } = componentOf(page);
    return `  ${page}: { component: ${named(file, name)}, content: ${contentLoaders(page)} },`;
  });
  return `const named = (name, load) => async () => (await load())[name];
export const shell = ${contentLoaders('shell')};
export const pages = {
${pages.join('\n')}
};
`;
}

function contentModule(contents: SiteContent, path: string): string | undefined {
  const [language, name] = path.split('/').filter((part) => part !== '');
  const found = [...contents].find(([id]) => id === language)?.[1];
  if (found === undefined) return undefined;
  const content = name === 'shell' ? found.shell : new Map(Object.entries(found.pages)).get(name ?? '');
  return content === undefined ? undefined : `export const content = ${JSON.stringify(content)};`;
}

/** Editors write a file in several steps, ms. */
const writingTime = 100;

/** In development a change of the data shows at once, and a fault in the overlay. */
function followData(server: ViteDevServer, read: () => void): void {
  let writing: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    try {
      read();
    } catch (error) {
      server.ws.send({ type: 'error', err: { message: messageOf(error), stack: '' } });
      return;
    }
    for (const { moduleGraph } of Object.values(server.environments))
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id.startsWith(serveStem)) moduleGraph.invalidateModule(module);
    server.ws.send({ type: 'full-reload' });
  };
  server.watcher.add(dataDirectory);
  server.watcher.on('all', (_event, file) => {
    const isOfNews = file.startsWith(join(dataDirectory, 'news'));
    if (!file.startsWith(dataDirectory + sep) || !file.endsWith('.json') || isOfNews) return;
    clearTimeout(writing);
    writing = setTimeout(update, writingTime);
  });
}

/** The modules `virtual:content` and `virtual:content/<language>/<page>`; types are in src/app/virtual.d.ts. */
export function siteContent(): Plugin {
  let contents: SiteContent = new Map();
  const read = () => {
    contents = readContent();
  };
  let stem = buildStem;
  return {
    name: 'site-content',

    // The search for packages to bundle in development does not look into the modules of plugins.
    config: (_config, { command }) =>
      command === 'serve' ? { optimizeDeps: { entries: ['src/app/main.tsx', 'src/pages/*/*Page.tsx'] } } : {},

    // Read before anything is built: what is thrown here ends the build as it is, without a bundler's frame around it.
    configResolved({ command }) {
      if (command === 'serve') stem = serveStem;
      read();
    },

    resolveId: (id) => (id.startsWith(moduleId) ? `${stem}${id.slice(moduleId.length)}.js` : undefined),

    load(id) {
      if (!id.startsWith(stem)) return undefined;
      const path = id.slice(stem.length, -3);
      return path === '' ? loadersModule() : contentModule(contents, path);
    },

    configureServer(server) {
      followData(server, read);
    },
  };
}
