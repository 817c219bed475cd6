/** Opens and closes a server for the embedded service on the loopback address. */
import { createServer } from 'node:http';

import type { NewsService } from './service';

export interface ListeningService {
  /** Address of the all-news call, e.g. `http://127.0.0.1:40123/v1/news/all`. */
  readonly url: string;
  /** Ends open connections too, hanging ones among them. */
  readonly close: () => Promise<void>;
}

/**
 * @param port 0 takes a free one.
 * @throws Error when the port is taken.
 */
export async function listen(service: NewsService, port = 0): Promise<ListeningService> {
  const server = createServer((request, response) => {
    service.handle(request, response).catch((error: unknown) => {
      console.error('news service:', error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The news service got no port');
  return {
    url: `http://127.0.0.1:${address.port}/v1/news/all`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}
