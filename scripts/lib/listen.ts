import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';

/** A server as the web's standards have it, such as a Hono application's `fetch`. Node's own objects come in `env`. */
export type FetchHandler = (request: Request, env: object) => Response | Promise<Response>;

export interface Listening {
  /** Such as `http://127.0.0.1:40123`, without a slash at its end. */
  readonly origin: string;
  readonly port: number;
  /** Ends open connections too: browsers keep idle ones for minutes. */
  readonly close: () => Promise<void>;
}

/**
 * Serves a handler over HTTP.
 * @param port 0 takes any free one.
 * @param host the loopback by default, so that nothing is public by accident.
 * @throws Error (code EADDRINUSE) where the port is taken.
 */
export async function listen(
  fetch: FetchHandler,
  { port = 0, host = '127.0.0.1' }: { readonly port?: number; readonly host?: string } = {},
): Promise<Listening> {
  const server = createServer(getRequestListener(fetch));
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return {
    origin: `http://${host}:${taken}`,
    port: taken,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
