/** A service, or a relay, that goes wrong on request, so that tests meet every fault of a real one. */
import { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { FetchHandler } from '~scripts/lib/listen';
import { createNewsService, type NewsServiceOptions } from '~scripts/news-service/service';

const codes: ReadonlyMap<number, string> = new Map([
  [400, 'malformed_parameters'],
  [401, 'invalid_api_token'],
  [402, 'usage_limit_reached'],
  [403, 'endpoint_access_restricted'],
  [404, 'resource_not_found'],
  [429, 'rate_limit_reached'],
  [500, 'server_error'],
  [503, 'maintenance_mode'],
]);

const json = { 'Content-Type': 'application/json; charset=utf-8' };
const utf8 = new TextEncoder();

/** Failures that take the place of a sound answer, `body`. */
const failures: Readonly<
  Record<string, (body: string, request: Request, env: object) => Response | Promise<Response>>
> = {
  /** Never answers. */
  hang: (_, { signal }) =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve(RESPONSE_ALREADY_SENT));
    }),
  /** Sends headers and a beginning, then nothing. */
  'hang-body': (body) =>
    new Response(new ReadableStream({ start: (stream) => stream.enqueue(utf8.encode(body.slice(0, 40))) }), {
      headers: { ...json, 'Content-Length': String(Buffer.byteLength(body)) },
    }),
  /** Closes the connection, which no `Response` can do: Node's own object does it. */
  reset: (_, __, env) => {
    if ('outgoing' in env && env.outgoing instanceof ServerResponse) env.outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  },
  redirect: () => Response.redirect('https://elsewhere.example.com/v1/news/all', 302),
  /** Ends inside the JSON. */
  cut: (body) => new Response(body.slice(0, Math.floor(body.length * 0.6)), { headers: json }),
  /** Valid JSON that is no news answer. */
  shape: () => new Response('{"data":[],"meta":null}', { headers: json }),
  html: () =>
    new Response('<!doctype html><title>Welcome</title><p>Please sign in to this network.</p>', {
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    }),
  /** Never ends its body. */
  endless: () =>
    new Response(
      new ReadableStream({
        start: (stream) => stream.enqueue(utf8.encode('{"meta":{"found":1,"returned":1,"limit":12,"page":1},"data":[')),
        pull: (stream) => stream.enqueue(utf8.encode(' '.repeat(65_536))),
      }),
      { headers: json },
    ),
};

interface NewsAnswer {
  readonly meta: { readonly limit: number };
  readonly data: readonly object[];
}

/** Records that no reader can show, each spoilt in another way. */
function spoil(record: object, index: number): unknown {
  const ways = [null, 'text', { ...record, title: null }, { ...record, url: 'javascript:alert(1)' }];
  return [...ways, { ...record, published_at: 'soon' }][index % 5];
}

/** Answers that are sound: without an article, with a third of the page, or with each record spoilt. */
const changes: Readonly<Record<string, (answer: NewsAnswer) => object>> = {
  empty: ({ meta }) => ({ meta: { ...meta, found: 0 }, data: [] }),
  half: ({ data, meta }) => ({ meta, data: data.slice(0, Math.floor(meta.limit / 3)) }),
  broken: ({ data, meta }) => ({ meta, data: data.map(spoil) }),
};

/**
 * The answer to a request with a fault: one of those above, late (`delay:MS`), or a status (`404`), with a number the
 * seconds of Retry-After (`429:7`), or `429-date:7` to say them as a date.
 * @throws RangeError where there is no such fault
 */
async function fail(
  fault: string,
  ask: () => Response | Promise<Response>,
  request: Request,
  env: object,
): Promise<Response> {
  const [, name = '', asDate, number] = /^(\d{3}|[a-z]+(?:-body)?)(-date)?(?::(\d{1,9}))?$/.exec(fault) ?? [];
  if (name === 'delay') await sleep(Number(number));
  const sound = await ask();
  // What a browser keeps would be its answer to a later question too.
  sound.headers.delete('Cache-Control');
  const code = codes.get(Number(name));
  const [change, failure] = [changes[name], failures[name]];
  if (name === 'delay' || sound.status !== 200) return sound;
  if (failure !== undefined) return failure(await sound.text(), request, env);
  if (change !== undefined) return Response.json(change(JSON.parse(await sound.text())));
  if (code === undefined) throw new RangeError(`Unknown fault: ${fault}`);
  const until = asDate === undefined ? number : new Date(Date.now() + Number(number) * 1_000).toUTCString();
  const headers = { ...json, ...(until !== undefined && { 'Retry-After': until }) };
  return new Response(JSON.stringify({ error: { code, message: 'No.' } }), { status: Number(name), headers });
}

/** Lets the header `X-News-Fault` of a request order a fault. */
export function withFaults(handler: FetchHandler): FetchHandler {
  return (request, env) => {
    const fault = request.headers.get('X-News-Fault') ?? '';
    return fault === '' ? handler(request, env) : fail(fault, () => handler(request, env), request, env);
  };
}

interface FaultRule {
  readonly fault: string;
  /** Requests it still applies to; all by default. */
  readonly times?: number;
  /** Limits the fault to requests whose parameters have these values, such as `{ page: '2' }`. */
  readonly matching?: Readonly<Record<string, string>>;
}

/** Faults for requests to come, and the list of requests so far; the first rule that matches a request applies. */
class FaultControl {
  #rules: (FaultRule & { left: number })[] = [];
  #requests: Readonly<Record<string, string>>[] = [];

  add(rule: FaultRule): void {
    this.#rules.push({ ...rule, left: rule.times ?? Infinity });
  }

  /** Forgets rules and requests. */
  clear(): void {
    this.#rules = [];
    this.#requests = [];
  }

  /** Notes a request; returns its fault, counted down. */
  next(parameters: URLSearchParams): string {
    this.#requests.push(Object.fromEntries([...parameters].filter(([name]) => name !== 'api_token')));
    const rule = this.#rules.find(
      ({ left, matching = {} }) =>
        left > 0 && Object.entries(matching).every(([name, value]) => parameters.get(name) === value),
    );
    if (rule === undefined) return '';
    rule.left -= 1;
    return rule.fault;
  }

  /** Parameters of the requests since the last `clear`, oldest first, without tokens. */
  requests(): readonly Readonly<Record<string, string>>[] {
    return this.#requests;
  }
}

/** The embedded service with faults that tests set, or order by the header `X-News-Fault`. */
export function createFaultyService(options: NewsServiceOptions) {
  const { app } = createNewsService(options);
  const faults = new FaultControl();
  const fetch = (request: Request, env: object = {}) => {
    const { searchParams } = new URL(request.url);
    const ordered = faults.next(searchParams);
    const fault = request.headers.get('X-News-Fault') ?? ordered;
    return fault === '' ? app.fetch(request) : fail(fault, () => app.fetch(request), request, env);
  };
  return { app: { fetch, request: (path: string) => app.request(path) }, faults };
}
