/** Runs the relay's worker in Cloudflare's own runtime. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { build } from 'vite';
import type { RelayEnvironment } from '../../relay/settings';

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

export interface RunningWorkers {
  /** Address of each worker, by its name. */
  readonly addresses: Readonly<Record<string, string>>;
  /** What the runtime and the workers printed so far. */
  readonly printed: () => string;
  /** Ends the process at once, as a machine that fails would. */
  readonly kill: () => Promise<void>;
}

/**
 * Starts workers of the bundled module, each with a Durable Object of its own, which keeps its values in the folder's
 * `kept`: the next start finds them there.
 * @param workers the environment of each, by its name
 */
export async function startWorkers(
  directory: string,
  workers: Readonly<Record<string, RelayEnvironment>>,
): Promise<RunningWorkers> {
  const sockets = Object.keys(workers).map(
    (name) => `(name = "${name}", address = "127.0.0.1:0", http = (), service = "${name}")`,
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
  await mkdir(join(directory, 'kept'), { recursive: true });
  await writeFile(join(directory, 'config.capnp'), config);
  // The package's only export is the path of the runtime for this machine; it has no types.
  const { default: path }: { readonly default: string } = createRequire(import.meta.url)('workerd');
  const runtime = spawn(path, ['serve', 'config.capnp', '--control-fd=3'], {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const ended = once(runtime, 'exit');
  let printed = '';
  const [, out, err, control] = runtime.stdio;
  for (const stream of [out, err]) stream?.on('data', (part: Buffer) => (printed += part.toString()));
  if (!(control instanceof Readable)) throw new Error('the runtime tells nothing of its ports');
  const addresses: Record<string, string> = {};
  for await (const line of createInterface(control)) {
    const [, name, port] = /"socket":"(\w+)","port":(\d+)/.exec(line) ?? [];
    if (name !== undefined) addresses[name] = `http://127.0.0.1:${port}/`;
    if (Object.keys(addresses).length === sockets.length) break;
  }
  if (Object.keys(addresses).length < sockets.length) throw new Error(`the runtime did not start: ${printed}`);
  return {
    addresses,
    printed: () => printed,
    async kill() {
      runtime.kill('SIGKILL');
      await ended;
    },
  };
}
