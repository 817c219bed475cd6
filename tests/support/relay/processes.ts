/** Runs the relay as its owner does: as a Node process, and in Cloudflare's runtime (workerd). */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { getScriptArguments } from '~tests/support/run-command';
import { startProcess } from '~tests/support/start-process';
import { testFolder } from '~tests/support/test-folder';
import type { RelayEnvironment } from '../../../relay/settings';

/** Runs `npm run relay`, which keeps its values in the folder's `kept`. */
export function startNodeRelay(directory: string, environment: RelayEnvironment, ...options: readonly string[]) {
  return startProcess(
    process.execPath,
    [...getScriptArguments('relay/node/main.ts'), '--keep', join(directory, 'kept'), '--port', '0', ...options],
    (printed) => /http:\/\/[\d.]+:\d+/.exec(printed)?.[0],
    { cwd: testFolder, env: { PATH: process.env['PATH'], ...environment } },
  );
}

/** Bundles the worker into a folder. */
async function bundleWorker(directory: string): Promise<void> {
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

/** An empty cache, as on workers.dev; workerd has no cache. */
const emptyCache = `export default {
  fetch: ({ method }) => new Response(null, { status: method === 'PUT' ? 204 : 504 }),
};`;

const createBinding = ([name, value = '']: readonly [string, string?]) =>
  `(name = "${name}", text = ${JSON.stringify(value)}),`;

const createWorkerdConfig = (environment: RelayEnvironment) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "internet", network = (allow = ["local", "private"])),
    (name = "disk", disk = (path = "kept", writable = true)),
    (name = "cache", worker = (
      modules = [(name = "cache.js", esModule = ${JSON.stringify(emptyCache)})],
      compatibilityDate = "2026-01-01",
    )),
    (name = "relay", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = "2026-01-01",
      bindings = [
        ${Object.entries(environment).map(createBinding).join(' ')}
        (name = "RELAY", durableObjectNamespace = "NewsRelay"),
      ],
      durableObjectNamespaces = [(className = "NewsRelay", uniqueKey = "relay", enableSql = true)],
      durableObjectStorage = (localDisk = "disk"),
      cacheApiOutbound = "cache",
    )),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "relay")],
);`;

/** Runs the worker, whose Durable Object keeps its values in the folder's `kept`. */
export async function startWorkerRelay(directory: string, environment: RelayEnvironment) {
  if (!existsSync(join(directory, 'worker.js'))) await bundleWorker(directory);
  mkdirSync(join(directory, 'kept'), { recursive: true });
  writeFileSync(join(directory, 'config.capnp'), createWorkerdConfig(environment));
  // The package's only export is the path of the runtime for this machine; it has no types.
  const { default: path }: { readonly default: string } = createRequire(import.meta.url)('workerd');
  return startProcess(
    path,
    ['serve', '--control-fd=3', 'config.capnp'],
    (printed) => /"port":(\d+)/.exec(printed)?.[0].replace('"port"', 'http://127.0.0.1'),
    { cwd: directory },
  );
}
