import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';

/** Answers a request, such as a Hono application's `fetch`. `env` holds Node's own request and response. */
export type FetchHandler = (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>;

/**
 * Serves a handler over HTTP.
 * @param port 0 for any free port
 * @param host loopback by default, so that no server is public by accident
 * @throws Error (code EADDRINUSE) if the port is in use
 */
export async function listen(
  fetch: FetchHandler,
  { port = 0, host = '127.0.0.1' }: { readonly port?: number; readonly host?: string } = {},
) {
  const server = createServer(getRequestListener(fetch));
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const boundPort = typeof address === 'object' && address !== null ? address.port : port;
  return {
    /** The server's origin, such as `http://127.0.0.1:40123`. */
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`,
    port: boundPort,
    /** Stops the server, and closes idle connections too, which browsers keep open for minutes. */
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
