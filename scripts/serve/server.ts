import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { join } from 'node:path';
import { contentTypeOf } from './content-types';
import { chooseEncoding } from './encodings';
import { type CachedFile, createFileCache } from './file-cache';
import { type HeaderRule, headersFor, parseHeaderRules } from './header-rules';
import { resolvePath } from './resolve';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** A handler that answers everything under a prefix (`/name/`), with the prefix taken off `request.url`. */
export interface Mount {
  readonly prefix: string;
  readonly handler: Handler;
}

export interface ServerOptions {
  /** Folder of the built site. */
  readonly directory: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Path the site is served under, with both slashes. */
  readonly base: string;
  /** Address to listen on; the loopback by default, so that a preview isn't public by accident. */
  readonly host?: string;
  /** Header rules; `_headers` in the folder by default. Absent: none. */
  readonly headersFile?: string;
  readonly mounts?: readonly Mount[];
}

export interface RunningServer {
  /** Address of the home page, with the base path and its trailing slash. */
  readonly url: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

const immutable = 'public, max-age=31536000, immutable';

function isFresh(request: IncomingMessage, file: CachedFile): boolean {
  const tags = request.headers['if-none-match'];
  if (tags !== undefined) {
    return tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === file.etag.slice(2));
  }
  const since = Date.parse(request.headers['if-modified-since'] ?? '');
  // HTTP dates have whole seconds.
  return Math.floor(file.modified.getTime() / 1000) * 1000 <= since;
}

function sendText(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-cache',
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}

async function readRules(file: string): Promise<readonly HeaderRule[]> {
  return existsSync(file) ? parseHeaderRules(await readFile(file, 'utf8')) : [];
}

/** Paths that rules and mounts may be written against: as asked for, and below the base path. */
function spellings(pathname: string, base: string): readonly string[] {
  return base !== '/' && pathname.startsWith(base) ? [pathname, pathname.slice(base.length - 1)] : [pathname];
}

/**
 * Serves a built site as a good static host would, with compression, revalidation and the host's header rules.
 * @throws Error (code EADDRINUSE) where the port is taken, or where the header rules can't be read.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { directory, base, mounts = [], host = '127.0.0.1' } = options;
  const rules = await readRules(options.headersFile ?? join(directory, '_headers'));
  const fileAt = createFileCache();

  async function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    relative: string,
    status: number,
  ) {
    const file = await fileAt(path);
    const { type, compressible } = contentTypeOf(relative);
    response.setHeader('content-type', type);
    response.setHeader('etag', file.etag);
    response.setHeader('last-modified', file.modified.toUTCString());
    response.setHeader('cache-control', relative.startsWith('assets/') ? immutable : 'no-cache');
    if (compressible) response.setHeader('vary', 'Accept-Encoding');
    const [pathname = ''] = (request.url ?? '').split('?');
    for (const [name, value] of headersFor(rules, spellings(pathname, base))) {
      // A rule that keeps assets for a year must not keep the absence of one.
      if (status === 200 || name !== 'cache-control') response.setHeader(name, value);
    }

    if (status === 200 && isFresh(request, file)) {
      response.removeHeader('content-type');
      response.writeHead(304).end();
      return;
    }
    const wanted = compressible ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
    const { body, encoding } = await file.encoded(wanted);
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', body.byteLength);
    response.writeHead(status);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = request.url ?? '/';
    const [pathname = '/'] = target.split('?');
    const query = target.slice(pathname.length);

    for (const { prefix, handler } of mounts) {
      const below = spellings(pathname, base).find((path) => path.startsWith(prefix));
      if (below === undefined) continue;
      request.url = below.slice(prefix.length - 1) + query;
      await handler(request, response);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(response, 405, 'Method not allowed.\n', { allow: 'GET, HEAD' });
      return;
    }
    const resolution = await resolvePath(directory, base, pathname);
    if (resolution.kind === 'malformed') {
      sendText(response, 400, 'The address is malformed.\n');
    } else if (resolution.kind === 'redirect') {
      sendText(response, 308, '', { location: resolution.location + query });
    } else if (resolution.kind === 'file' && resolution.relative !== '404.html') {
      await sendFile(request, response, resolution.file, resolution.relative, 200);
    } else if (existsSync(join(directory, '404.html'))) {
      await sendFile(request, response, join(directory, '404.html'), '404.html', 404);
    } else {
      sendText(response, 404, 'Not found.\n');
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The server failed to answer.\n');
    });
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, host, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  return {
    url: `http://${host}:${port}${base}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Browsers keep idle connections open for minutes.
        server.closeAllConnections();
      }),
  };
}

/** Starts on the wanted port or, where it is taken, on one of the next twenty. */
export async function startServerNear(options: ServerOptions): Promise<RunningServer> {
  for (let port = options.port; ; port += 1) {
    try {
      return await startServer({ ...options, port });
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || port >= options.port + 20) throw error;
    }
  }
}
