import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import type { FetchHandler } from '~scripts/lib/listen';
import { contentTypeOf, isCompressible } from './content-types';
import { chooseEncoding } from './encodings';
import { type CachedFile, createFileCache } from './file-cache';
import { headersFor, parseHeaderRules } from './header-rules';
import { resolvePath } from './resolve';

/** Another server on the site's origin: it answers everything under its path, and sees the rest of it. */
export interface Mount {
  /** With a slash before it and none behind, such as `/news-relay`. */
  readonly path: string;
  readonly fetch: FetchHandler;
}

export interface SiteOptions {
  /** Folder of the built site. */
  readonly directory: string;
  /** Path the site is served under, with both slashes. */
  readonly base: string;
  /** Header rules; `_headers` in the folder by default. Absent: none. */
  readonly headersFile?: string;
  readonly mounts?: readonly Mount[];
}

const immutable = 'public, max-age=31536000, immutable';

/** Whether the visitor has the file already (RFC 9110, section 13.2.2: a tag outweighs a date). */
function isFresh(c: Context, { etag, modified }: CachedFile): boolean {
  const tags = c.req.header('If-None-Match');
  // HTTP dates have whole seconds.
  if (tags === undefined)
    return Math.floor(modified.getTime() / 1000) * 1000 <= Date.parse(c.req.header('If-Modified-Since') ?? '');
  return tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag.slice(2));
}

/**
 * A built site as a good static host serves it: clean addresses, compression, revalidation, the host's header rules.
 * @throws Error where the header rules cannot be read.
 */
export function createSiteApp({ directory, base, headersFile, mounts = [] }: SiteOptions): Hono {
  const rulesFile = headersFile ?? join(directory, '_headers');
  const rules = existsSync(rulesFile) ? parseHeaderRules(readFileSync(rulesFile, 'utf8')) : [];
  const fileAt = createFileCache();

  async function sendFile(c: Context, path: string, relative: string, status: 200 | 404): Promise<Response> {
    const file = await fileAt(path);
    const type = contentTypeOf(relative);
    c.header('ETag', file.etag);
    c.header('Last-Modified', file.modified.toUTCString());
    c.header('Cache-Control', relative.startsWith('assets/') ? immutable : 'no-cache');
    if (isCompressible(type)) c.header('Vary', 'Accept-Encoding');
    const { pathname } = new URL(c.req.url);
    // Rules may be written with the base path, or without it.
    const spellings =
      base !== '/' && pathname.startsWith(base) ? [pathname, pathname.slice(base.length - 1)] : [pathname];
    for (const [name, value] of headersFor(rules, spellings)) {
      // A rule that keeps assets for a year must not keep the absence of one.
      if (status === 200 || name !== 'cache-control') c.header(name, value);
    }
    if (status === 200 && isFresh(c, file)) return c.body(null, 304);
    const wanted = isCompressible(type) ? chooseEncoding(c.req.header('Accept-Encoding')) : 'identity';
    const { body, encoding } = await file.encoded(wanted);
    if (encoding !== 'identity') c.header('Content-Encoding', encoding);
    // Also for HEAD, whose answer has no body to take it from.
    c.header('Content-Length', String(body.byteLength));
    c.header('Content-Type', type);
    return c.body(body, status);
  }

  const app = new Hono();
  for (const { fetch, path } of mounts) {
    app.mount(path, fetch);
    if (base !== '/') app.mount(base + path.slice(1), fetch);
  }
  app.get('*', async (c) => {
    c.header('Cache-Control', 'no-cache');
    const { pathname, search } = new URL(c.req.url);
    const resolution = await resolvePath(directory, base, pathname);
    if (resolution.kind === 'malformed') return c.text('The address is malformed.\n', 400);
    if (resolution.kind === 'redirect') return c.redirect(resolution.location + search, 308);
    if (resolution.kind === 'file' && resolution.relative !== '404.html')
      return sendFile(c, resolution.file, resolution.relative, 200);
    const missing = join(directory, '404.html');
    return existsSync(missing) ? sendFile(c, missing, '404.html', 404) : c.text('Not found.\n', 404);
  });
  app.all('*', (c) => c.text('Method not allowed.\n', 405, { Allow: 'GET, HEAD' }));
  app.onError((error, c) => {
    console.error(`${c.req.method} ${c.req.path}:`, error);
    return c.text('The server failed to answer.\n', 500);
  });
  return app;
}
