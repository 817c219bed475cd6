import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import type { Site } from '~/content/load';
import { createHeaderRules, getHeaders } from '~scripts/build/headers';
import { type FetchHandler, listen } from '~scripts/listen';

/** Another server on the site's origin, which answers all requests below its path. */
export interface Mount {
  /** Path that the application answers. */
  readonly path: string;
  readonly fetch: FetchHandler;
}

interface ServerOptions {
  /** Folder of the built site. */
  readonly directory: string;
  /** The data that the site was built from. */
  readonly site: Site;
  readonly mounts?: readonly Mount[];
  /** 0 for any free port. */
  readonly port: number;
  /** Loopback by default. */
  readonly host?: string;
}

/**
 * Serves a built site as Cloudflare Pages does: `/about` from `about.html`, `/es/` from its index, and a redirect from
 * `/about/` to `/about`. Other than there, one 404 page answers all unknown addresses, as on many hosts.
 */
function createSiteApp({ directory, site, mounts = [] }: ServerOptions): Hono {
  const { basePath: base } = site.settings;
  const rules = createHeaderRules(site);
  /** Removes the base path from the path of a request. */
  const withoutBase = (path: string) => path.slice(base.length - 1);

  const app = new Hono();
  for (const { fetch, path } of mounts) app.mount(path, fetch);
  app.use(compress());
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-cache');
    const headers = getHeaders(rules, c.req.path, c.res.status < 400);
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  });
  app.use(etag({ weak: true }));
  if (base !== '/') app.get(base.slice(0, -1), (c) => c.redirect(base, 301));
  // Hosts do not serve this file.
  app.get(`${base}_headers`, (c) => c.notFound());
  app.get(
    `${base}*`,
    async (c, next) => {
      const path = c.req.path.slice(0, -1);
      const isPage = c.req.path.endsWith('/') && existsSync(join(directory, `${withoutBase(path)}.html`));
      // A location that begins with two slashes would lead to another host.
      if (!isPage || path.startsWith('//')) return next();
      return c.redirect(path + new URL(c.req.url).search, 301);
    },
    serveStatic({ root: directory, rewriteRequestPath: (path) => `${withoutBase(path)}.html` }),
    async (c, next) => {
      const index = join(directory, withoutBase(c.req.path), 'index.html');
      // A location that begins with two slashes would lead to another host.
      if (/^\/\/|\/$/.test(c.req.path) || !existsSync(index)) return next();
      return c.redirect(`${c.req.path}/${new URL(c.req.url).search}`, 301);
    },
    serveStatic({ root: directory, rewriteRequestPath: withoutBase }),
  );
  app.notFound((c) => c.html(readFileSync(join(directory, '404.html'), 'utf8'), 404));
  return app;
}

/**
 * Starts a server for a built site.
 * @throws Error (code EADDRINUSE) if the port is in use
 */
export async function startServer(options: ServerOptions) {
  const { close, origin } = await listen(createSiteApp(options).fetch, options);
  /** Address of the home page, with the base path. */
  const url = origin + options.site.settings.basePath;
  return { url, close };
}
