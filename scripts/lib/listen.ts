import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';

/** The slowest answer, a mail's, takes less. */
const drainMs = 20_000;

/** Answers a request, such as a Hono application's `fetch`. `env` holds Node's own request and response. */
export type FetchHandler = (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>;

/**
 * Serves a handler over HTTP.
 * @param port 0 for any free one.
 * @param host loopback by default, so that nothing is public by accident.
 * @throws Error (code EADDRINUSE) where the port is taken.
 */
export async function listen(
  fetch: FetchHandler,
  { port = 0, host = '127.0.0.1' }: { readonly port?: number; readonly host?: string } = {},
) {
  const server = createServer(getRequestListener(fetch));
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return {
    /** Such as `http://127.0.0.1:40123`. */
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    port: taken,
    /** Closes idle connections too, which browsers keep for minutes. */
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    /** Takes no more requests, and answers those that are here. Without another task the process then ends. */
    drain() {
      // A connection whose answer is sent is closed, not kept for a next request.
      server.keepAliveTimeout = 1;
      server.close();
      // Node's own time limits end as it closes: a client that hangs would keep the process for ever.
      setTimeout(() => server.closeAllConnections(), drainMs).unref();
    },
  };
}
