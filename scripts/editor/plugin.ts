import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Plugin } from 'vite';

/** Serves the editor's files beside the site in development, and prints its address below the site's. */
export function editorPlugin(directory: string): Plugin {
  return {
    name: 'editor',
    configureServer(server) {
      const path = `${server.config.base}admin/`;
      const app = new Hono().get(
        `${path}*`,
        serveStatic({ root: directory, rewriteRequestPath: (asked) => asked.slice(path.length - 1) }),
      );
      const listener = getRequestListener(app.fetch);
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith(path)) void listener(request, response);
        else next();
      });
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        for (const url of server.resolvedUrls?.local ?? []) console.log(`  The editor is at ${url}admin/`);
      };
    },
  };
}
