import { listen } from '~scripts/lib/listen';
import { createSiteApp, type SiteOptions } from './site-app';

export interface ServerOptions extends SiteOptions {
  /** 0 for any free one. */
  readonly port: number;
  /** Loopback by default. */
  readonly host?: string;
}

export interface RunningServer {
  /** Address of the home page, with the base path. */
  readonly url: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** @throws Error (code EADDRINUSE) where the port is taken */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { close, origin, port } = await listen(createSiteApp(options).fetch, options);
  return { url: origin + options.site.base, port, close };
}

/** Starts on the wanted port or, where it is taken, on one of the next twenty. */
export async function startServerNear(options: ServerOptions): Promise<RunningServer> {
  for (let port = options.port; ; port += 1) {
    try {
      return await startServer({ ...options, port });
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || port >= options.port + 20) throw error;
    }
  }
}
