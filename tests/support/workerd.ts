/** Runs the relay's worker in Cloudflare's own runtime. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import * as v from 'valibot';
import { build } from 'vite';
import type { RelayEnvironment } from '../../relay/settings';

/** The worker as one module. */
export async function bundleWorker(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: { entry: resolve('relay/cloudflare/worker.ts'), formats: ['es'] },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) => ('output' in part ? part.output : []));
  const [chunk] = outputs;
  if (outputs.length !== 1 || chunk?.type !== 'chunk') throw new Error('the worker is more than one module');
  return chunk.code;
}

/** The package's only export is the path of the runtime, and has no types. */
function runtimePath(): string {
  const { default: path }: { readonly default: string } = createRequire(import.meta.url)('workerd');
  return path;
}

const text = JSON.stringify;

/** A cache that holds nothing, as at an address of workers.dev. */
const emptyCache = `export default {
  fetch: ({ method }) => new Response(null, { status: method === 'PUT' ? 204 : 504 }),
};`;

/** Asks a worker many things at once from within the runtime, without as many connections. */
const crowd = `export default {
  async fetch(request, workers) {
    const { name, searches } = await request.json();
    const ask = async (search) => {
      const response = await workers[name].fetch('http://relay.example/' + search);
      return { status: response.status, headers: [...response.headers], body: await response.text() };
    };
    return Response.json(await Promise.all(searches.map(ask)));
  },
};`;

const answersSchema = v.array(
  v.object({ status: v.number(), headers: v.array(v.tuple([v.string(), v.string()])), body: v.string() }),
);

export type WorkerAnswer = v.InferOutput<typeof answersSchema>[number];

function workerText(name: string, environment: RelayEnvironment): string {
  const variables = Object.entries(environment).map(
    ([key, value = '']) => `(name = ${text(key)}, text = ${text(value)})`,
  );
  return `(name = ${text(name)}, worker = (
    modules = [(name = "worker.js", esModule = embed "worker.js")],
    compatibilityDate = "2026-01-01",
    bindings = [(name = "RELAY", durableObjectNamespace = "NewsRelay"), ${variables.join(', ')}],
    durableObjectNamespaces = [(className = "NewsRelay", uniqueKey = ${text(name)}, enableSql = true)],
    durableObjectStorage = (localDisk = "disk"),
    cacheApiOutbound = "cache",
  ))`;
}

function configText(workers: Readonly<Record<string, RelayEnvironment>>): string {
  const names = Object.keys(workers);
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "internet", network = (allow = ["local", "private"])),
    (name = "disk", disk = (path = "kept", writable = true)),
    (name = "cache", worker = (
      modules = [(name = "cache.js", esModule = ${text(emptyCache)})],
      compatibilityDate = "2026-01-01",
    )),
    (name = "crowd", worker = (
      modules = [(name = "crowd.js", esModule = ${text(crowd)})],
      compatibilityDate = "2026-01-01",
      bindings = [${names.map((name) => `(name = ${text(name)}, service = ${text(name)})`).join(', ')}],
    )),
    ${Object.entries(workers)
      .map(([name, environment]) => workerText(name, environment))
      .join(',\n    ')}
  ],
  sockets = [${['crowd', ...names]
    .map((name) => `(name = ${text(name)}, address = "127.0.0.1:0", http = (), service = ${text(name)})`)
    .join(', ')}],
);`;
}

export interface RunningWorkers {
  readonly addresses: Readonly<Record<string, string>>;
  /** Asks a worker all at once; the answers in the order of the queries, which begin with a question mark. */
  readonly askMany: (name: string, searches: readonly string[]) => Promise<readonly WorkerAnswer[]>;
  readonly printed: () => string;
  readonly kill: () => Promise<void>;
}

/**
 * Starts workers of the same module, each with a Durable Object of its own.
 * @param directory where the module, and what the objects keep, is put: the next start finds it there
 */
export async function startWorkers(
  module: string,
  directory: string,
  workers: Readonly<Record<string, RelayEnvironment>>,
): Promise<RunningWorkers> {
  await mkdir(join(directory, 'kept'), { recursive: true });
  await writeFile(join(directory, 'worker.js'), module);
  await writeFile(join(directory, 'config.capnp'), configText(workers));
  const runtime = spawn(runtimePath(), ['serve', 'config.capnp', '--control-fd=3'], {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const ended = once(runtime, 'exit');
  let printed = '';
  const [, out, err, control] = runtime.stdio;
  for (const stream of [out, err])
    stream?.on('data', (part: Buffer) => {
      printed += part.toString();
    });
  if (!(control instanceof Readable)) throw new Error('the runtime does not report its ports');
  const addresses: Record<string, string> = {};
  for await (const line of createInterface(control)) {
    const message: unknown = JSON.parse(line);
    if (typeof message === 'object' && message !== null && 'socket' in message && 'port' in message)
      addresses[String(message.socket)] = `http://127.0.0.1:${String(message.port)}/`;
    if (Object.keys(addresses).length > Object.keys(workers).length) break;
  }
  const { crowd: crowdAddress } = addresses;
  if (crowdAddress === undefined) throw new Error(`the runtime did not start: ${printed}`);
  return {
    addresses,
    async askMany(name, searches) {
      const response = await fetch(crowdAddress, { method: 'POST', body: JSON.stringify({ name, searches }) });
      return v.parse(answersSchema, await response.json());
    },
    printed: () => printed,
    async kill() {
      runtime.kill('SIGKILL');
      await ended;
    },
  };
}
