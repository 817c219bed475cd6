/** Runs the relay's worker in Cloudflare's own runtime. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { vi } from 'vitest';
import type { RelayEnvironment } from '../../relay/settings';
import { freePort } from './free-port';

/** Bundles the worker into a folder, from which the workers start. */
export async function bundleWorker(directory: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: {
      outDir: directory,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: { output: { codeSplitting: false } },
      lib: { entry: resolve('relay/cloudflare/worker.ts'), formats: ['es'], fileName: () => 'worker.js' },
    },
  });
}

const text = JSON.stringify;

/** A cache that holds nothing, as at an address of workers.dev; the runtime has none of its own. */
const emptyCache = `export default {
  fetch: ({ method }) => new Response(null, { status: method === 'PUT' ? 204 : 504 }),
};`;

function workerText([name, environment]: readonly [string, RelayEnvironment]): string {
  const variables = Object.entries(environment).map(([key, value = '']) => `(name = "${key}", text = ${text(value)})`);
  return `(name = "${name}", worker = (
    modules = [(name = "worker.js", esModule = embed "worker.js")],
    compatibilityDate = "2026-01-01",
    bindings = [(name = "RELAY", durableObjectNamespace = "NewsRelay"), ${variables.join(', ')}],
    durableObjectNamespaces = [(className = "NewsRelay", uniqueKey = "${name}", enableSql = true)],
    durableObjectStorage = (localDisk = "disk"),
    cacheApiOutbound = "cache",
  ))`;
}

/**
 * Starts workers of the bundled module, each with a Durable Object of its own, which keeps its values in the folder's
 * `kept`: the next start finds them there.
 * @param workers the environment of each, by its name
 */
export async function startWorkers(directory: string, workers: Readonly<Record<string, RelayEnvironment>>) {
  const ports = new Map<string, number>();
  for (const name of Object.keys(workers)) ports.set(name, await freePort());
  const sockets = [...ports].map(
    ([name, port]) => `(name = "${name}", address = "127.0.0.1:${port}", http = (), service = "${name}")`,
  );
  const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "internet", network = (allow = ["local", "private"])),
    (name = "disk", disk = (path = "kept", writable = true)),
    (name = "cache", worker = (
      modules = [(name = "cache.js", esModule = ${text(emptyCache)})],
      compatibilityDate = "2026-01-01",
    )),
    ${Object.entries(workers).map(workerText).join(',\n    ')}
  ],
  sockets = [${sockets.join(', ')}],
);`;
  mkdirSync(join(directory, 'kept'), { recursive: true });
  writeFileSync(join(directory, 'config.capnp'), config);
  // The package's only export is the path of the runtime for this machine; it has no types.
  const { default: path }: { readonly default: string } = createRequire(import.meta.url)('workerd');
  const runtime = spawn(path, ['serve', 'config.capnp'], { cwd: directory, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(runtime, 'exit');
  let printed = '';
  for (const stream of [runtime.stdout, runtime.stderr])
    stream.on('data', (part: Buffer) => (printed += part.toString()));
  const address = (name: string) => `http://127.0.0.1:${ports.get(name)}/`;
  for (const name of ports.keys()) await vi.waitFor(() => fetch(address(name)), { timeout: 60_000 });
  return {
    /** Address of a worker, by its name. */
    address,
    /** What the runtime and the workers printed so far. */
    printed: () => printed,
    /** Ends the process at once, as a machine that fails would. */
    async kill() {
      runtime.kill('SIGKILL');
      await ended;
    },
  };
}

export type RunningWorkers = Awaited<ReturnType<typeof startWorkers>>;
