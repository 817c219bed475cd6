/** Files of fixed addresses that the build makes: part of the browser's bundle, and answered by the development server. */
import { extname } from 'node:path';
import type { Plugin } from 'vite';

/** Contents by their paths in the site, without base. */
type Files = ReadonlyMap<string, Uint8Array | string>;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

export function madeFiles(name: string, files: () => Files | Promise<Files>): Plugin {
  let base = '/';
  return {
    name,
    // Nobody downloads the bundle that renders the pages.
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,

    configResolved(config) {
      base = config.base;
    },

    async generateBundle() {
      for (const [path, source] of await files()) this.emitFile({ type: 'asset', fileName: path.slice(1), source });
    },

    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        // Vite takes the base path off before its middlewares run, in some positions and not in others.
        const path = pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname;
        const type = types[extname(path)];
        const content = type === undefined ? undefined : (await files()).get(path);
        if (type === undefined || content === undefined) {
          next();
          return;
        }
        response.setHeader('Content-Type', type);
        response.end(content);
      });
    },
  };
}
