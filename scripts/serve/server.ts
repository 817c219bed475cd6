import { listen } from '~scripts/lib/listen';
import { type SiteOptions, createSiteApp } from './site-app';

export interface ServerOptions extends SiteOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Address to listen on; the loopback by default. */
  readonly host?: string;
}

export interface RunningServer {
  /** Address of the home page, with the base path and its trailing slash. */
  readonly url: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

/**
 * Serves a built site.
 * @throws Error (code EADDRINUSE) where the port is taken, or where the header rules cannot be read.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { close, origin, port } = await listen(createSiteApp(options).fetch, options);
  return { url: origin + options.base, port, close };
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
