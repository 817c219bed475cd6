/** What the service does wrong on request, so that tests can meet every fault of a real one. */
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';

/**
 * A fault's spelling, several joined by commas (`delay:300,500`):
 * `delay:MS` answers late · `hang` never answers · `hang-body` sends headers and a beginning, then nothing ·
 * `reset` closes the connection · a status (`400 401 402 403 404 429 500 502 503`), `429:S` and `503:S` with Retry-After
 * in seconds, `429-date:S` with it as a date · `redirect` points elsewhere · `cut` ends inside the JSON · `html` sends
 * a page with 200 · `shape:N` sends wrong shape N · `endless` never ends its body · `empty` finds nothing ·
 * `half` returns a third of the page · `broken` spoils every record · `shift:N` answers as if N articles had come in on top.
 */
export type Fault = Change | Failure;

/** Alters an answer that is otherwise sound. */
export type Change =
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'empty' | 'half' | 'broken' }
  | { readonly kind: 'shift'; readonly by: number };

/** Takes the answer's place. */
export type Failure =
  | { readonly kind: 'hang' | 'hang-body' | 'reset' | 'redirect' | 'cut' | 'html' | 'endless' }
  | {
      readonly kind: 'status';
      readonly status: ErrorStatus;
      readonly retryAfterSeconds: number | null;
      readonly asDate: boolean;
    }
  | { readonly kind: 'shape'; readonly index: number };

/** Faults without a number of their own. */
export const plainFaults = [
  'hang',
  'hang-body',
  'reset',
  'redirect',
  'cut',
  'html',
  'endless',
  'empty',
  'half',
  'broken',
] as const;

/** Codes and messages of the stack notes' error table. */
const errors = {
  400: ['malformed_parameters', 'Validation of parameters failed.'],
  401: ['invalid_api_token', 'Invalid API token.'],
  402: ['usage_limit_reached', 'The usage limit of your plan has been reached.'],
  403: ['endpoint_access_restricted', 'Access to the endpoint is not available on your plan.'],
  404: ['resource_not_found', 'Resource could not be found.'],
  405: ['method_not_allowed', 'Only GET, HEAD and OPTIONS are answered.'],
  429: ['rate_limit_reached', 'Too many requests in the past 60 seconds.'],
  500: ['server_error', 'A server error occurred.'],
  502: ['bad_gateway', 'The upstream answered nothing.'],
  503: ['maintenance_mode', 'The service is currently under maintenance.'],
} as const;

type ErrorStatus = keyof typeof errors;
const errorStatuses = [400, 401, 402, 403, 404, 405, 429, 500, 502, 503] as const satisfies readonly ErrorStatus[];

/** Valid JSON that is no news answer. */
export const wrongShapes: readonly unknown[] = [
  null,
  [],
  'ok',
  7,
  true,
  {},
  { data: null },
  { data: {} },
  { data: [] },
  { data: [], meta: null },
  { data: [], meta: {} },
  { data: [], meta: { found: -1 } },
  { data: [], meta: { found: 1.5 } },
  { data: [], meta: { found: '12' } },
  { data: [], meta: { found: null } },
  { articles: [], totalResults: 0 },
  { error: { code: 'server_error', message: 'Sorry.' } },
];

function parseOne(text: string): Fault | null {
  const [, name = '', number] = /^([a-z\d-]+?)(?::(\d{1,9}))?$/.exec(text) ?? [];
  const value = number === undefined ? null : Number(number);
  const plain = plainFaults.find((kind) => kind === name);
  if (plain !== undefined) return { kind: plain };
  if (name === 'delay') return { kind: 'delay', ms: value ?? 1_000 };
  if (name === 'shift') return { kind: 'shift', by: value ?? 1 };
  if (name === 'shape') return { kind: 'shape', index: (value ?? 0) % wrongShapes.length };
  const status = errorStatuses.find((known) => String(known) === name.replace('-date', ''));
  return status === undefined
    ? null
    : { kind: 'status', status, retryAfterSeconds: value, asDate: name.endsWith('-date') };
}

const changes: ReadonlySet<Fault['kind']> = new Set(['delay', 'empty', 'half', 'broken', 'shift'] as const);

export function isFailure(fault: Fault): fault is Failure {
  return !changes.has(fault.kind);
}

/** Null when one of the faults is unknown. */
export function parseFaults(text: string): readonly Fault[] | null {
  const faults: Fault[] = [];
  for (const part of text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')) {
    const fault = parseOne(part);
    if (fault === null) return null;
    faults.push(fault);
  }
  return faults;
}

/** Sends JSON. Its length is told to HEAD as well, which gets no body to count. */
export function sendJson(c: Context, text: string, status: ErrorStatus | 200 = 200): Response {
  return c.body(text, status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(text)),
  });
}

/** An answer in the service's error shape. */
export function sendError(c: Context, status: ErrorStatus, message?: string): Response {
  const [code, text] = errors[status];
  return sendJson(c, JSON.stringify({ error: { code, message: message ?? text } }), status);
}

/** Node's own objects, for the one fault that needs them. */
export interface NodeEnv {
  Bindings: HttpBindings;
}

const utf8 = new TextEncoder();

/**
 * Answers a request in the way of a failure, with `body` as the answer it spoils.
 * @param now the service's clock, in ms, for Retry-After as a date.
 */
export function sendFailure(
  c: Context<NodeEnv>,
  failure: Failure,
  body: string,
  now: number,
): Response | Promise<Response> {
  switch (failure.kind) {
    case 'hang':
      return new Promise((resolve) => {
        c.req.raw.signal.addEventListener('abort', () => resolve(RESPONSE_ALREADY_SENT));
      });
    case 'hang-body':
      c.header('Content-Type', 'application/json; charset=utf-8');
      c.header('Content-Length', String(Buffer.byteLength(body)));
      return c.body(new ReadableStream({ start: (stream) => stream.enqueue(utf8.encode(body.slice(0, 40))) }));
    case 'reset':
      // A web-standard answer cannot break a connection off: this one thing needs Node's own.
      c.env.outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    case 'redirect':
      return c.redirect('https://elsewhere.example.com/v1/news/all', 302);
    case 'cut':
      return sendJson(c, body.slice(0, Math.floor(body.length * 0.6)));
    case 'html':
      return c.html('<!doctype html><title>Welcome</title><p>Please sign in to this network.</p>');
    case 'endless':
      c.header('Content-Type', 'application/json; charset=utf-8');
      return c.body(
        new ReadableStream({
          start: (stream) =>
            stream.enqueue(utf8.encode('{"meta":{"found":1,"returned":1,"limit":12,"page":1},"data":[')),
          // Asked for as the reader takes it.
          pull: (stream) => stream.enqueue(utf8.encode(' '.repeat(65_536))),
        }),
      );
    case 'shape':
      return sendJson(c, JSON.stringify(wrongShapes[failure.index]));
    case 'status': {
      const { asDate, retryAfterSeconds: seconds, status } = failure;
      if (seconds !== null)
        c.header('Retry-After', asDate ? new Date(now + seconds * 1_000).toUTCString() : String(seconds));
      return sendError(c, status);
    }
  }
}
