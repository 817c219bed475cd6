/** What the service does wrong on request, so that tests meet every fault of a real one. */
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';

/** Node's own request and response, for the one fault that needs them. */
export interface NodeEnv {
  Bindings: HttpBindings;
}

const errors = {
  400: ['malformed_parameters', 'Validation of parameters failed.'],
  401: ['invalid_api_token', 'Invalid API token.'],
  402: ['usage_limit_reached', 'The usage limit of your plan has been reached.'],
  403: ['endpoint_access_restricted', 'Access to the endpoint is not available on your plan.'],
  404: ['resource_not_found', 'Resource could not be found.'],
  429: ['rate_limit_reached', 'Too many requests in the past 60 seconds.'],
  500: ['server_error', 'A server error occurred.'],
  503: ['maintenance_mode', 'The service is currently under maintenance.'],
} as const;

type ErrorStatus = keyof typeof errors;

function isErrorStatus(status: number): status is ErrorStatus {
  return status in errors;
}

export function sendJson(c: Context, text: string, status: ErrorStatus | 200 = 200): Response {
  return c.body(text, status, { 'Content-Type': 'application/json; charset=utf-8' });
}

export function sendError(c: Context, status: ErrorStatus, message?: string): Response {
  const [code, text] = errors[status];
  return sendJson(c, JSON.stringify({ error: { code, message: message ?? text } }), status);
}

const utf8 = new TextEncoder();

/** Failures that take the place of an answer, `body`. */
const failures: Readonly<Record<string, (c: Context<NodeEnv>, body: string) => Response | Promise<Response>>> = {
  /** Never answers. */
  hang: (c) =>
    new Promise((resolve) => {
      c.req.raw.signal.addEventListener('abort', () => resolve(RESPONSE_ALREADY_SENT));
    }),
  /** Sends headers and a beginning, then nothing. */
  'hang-body': (c, body) =>
    c.body(new ReadableStream({ start: (stream) => stream.enqueue(utf8.encode(body.slice(0, 40))) }), 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
    }),
  /** Closes the connection, which no `Response` can do: Node's own object does it. */
  reset: (c) => {
    c.env.outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  },
  redirect: (c) => c.redirect('https://elsewhere.example.com/v1/news/all', 302),
  /** Ends inside the JSON. */
  cut: (c, body) => sendJson(c, body.slice(0, Math.floor(body.length * 0.6))),
  /** Valid JSON that is no news answer. */
  shape: (c) => sendJson(c, '{"data":[],"meta":null}'),
  html: (c) => c.html('<!doctype html><title>Welcome</title><p>Please sign in to this network.</p>'),
  /** Never ends its body. */
  endless: (c) =>
    c.body(
      new ReadableStream({
        start: (stream) => stream.enqueue(utf8.encode('{"meta":{"found":1,"returned":1,"limit":12,"page":1},"data":[')),
        pull: (stream) => stream.enqueue(utf8.encode(' '.repeat(65_536))),
      }),
      200,
      { 'Content-Type': 'application/json; charset=utf-8' },
    ),
};

/**
 * Answers that are sound: without an article, with a third of the page, with each record spoilt, or late (`delay:MS`).
 */
const changes = ['empty', 'half', 'broken', 'delay'] as const;
type Change = (typeof changes)[number];

const faultNames: ReadonlySet<string> = new Set([...Object.keys(failures), ...changes]);

/** The faults of one request. */
export interface Faults {
  readonly has: (change: Change) => boolean;
  /** In ms. */
  readonly delay: number;
  /** The answer of the first failure, or null where there is none. */
  readonly fail: (c: Context<NodeEnv>, body: string) => Response | Promise<Response> | null;
}

/**
 * Reads faults joined by commas, such as `delay:300,500`: those named above, and a status (`404`), with a number the
 * seconds of Retry-After (`429:7`), or `429-date:7` to say them as a date.
 * @throws RangeError where one is unknown
 */
export function parseFaults(text: string): Faults {
  const faults = text
    .split(',')
    .filter((part) => part !== '')
    .map((part) => {
      const [, name = '', asDate, number] = /^(\d{3}|[a-z]+(?:-body)?)(-date)?(?::(\d{1,9}))?$/.exec(part) ?? [];
      if (!isErrorStatus(Number(name)) && !faultNames.has(name)) throw new RangeError(`Unknown fault: ${part}`);
      return { name, number: number === undefined ? null : Number(number), asDate: asDate !== undefined };
    });
  return {
    has: (change) => faults.some(({ name }) => name === change),
    delay: faults.find(({ name }) => name === 'delay')?.number ?? 0,
    fail(c, body) {
      for (const { asDate, name, number } of faults) {
        const failure = failures[name];
        if (failure !== undefined) return failure(c, body);
        const status = Number(name);
        if (!isErrorStatus(status)) continue;
        if (number !== null)
          c.header('Retry-After', asDate ? new Date(Date.now() + number * 1_000).toUTCString() : String(number));
        return sendError(c, status);
      }
      return null;
    },
  };
}

interface FaultRule {
  readonly fault: string;
  /** Requests it still applies to; all by default. */
  readonly times?: number;
  /** Only requests whose parameters have these values, such as `{ page: '2' }`. */
  readonly matching?: Readonly<Record<string, string>>;
}

/** Faults for requests to come, and the list of requests so far. */
export interface FaultControl {
  /** The first rule that matches a request applies. */
  readonly add: (rule: FaultRule) => void;
  /** Forgets rules and requests. */
  readonly clear: () => void;
  /** The fault for a request, counted down. */
  readonly next: (parameters: URLSearchParams) => string;
  readonly record: (parameters: URLSearchParams) => void;
  /** Parameters of the requests since the last `clear`, oldest first, without tokens. */
  readonly requests: () => readonly Readonly<Record<string, string>>[];
}

export function createFaultControl(): FaultControl {
  let rules: (FaultRule & { left: number })[] = [];
  let requests: Readonly<Record<string, string>>[] = [];
  return {
    add(rule) {
      parseFaults(rule.fault);
      rules.push({ ...rule, left: rule.times ?? Infinity });
    },
    clear() {
      rules = [];
      requests = [];
    },
    next(parameters) {
      const rule = rules.find(
        ({ left, matching = {} }) =>
          left > 0 && Object.entries(matching).every(([name, value]) => parameters.get(name) === value),
      );
      if (rule === undefined) return '';
      rule.left -= 1;
      return rule.fault;
    },
    record(parameters) {
      requests.push(Object.fromEntries([...parameters].filter(([name]) => name !== 'api_token')));
    },
    requests: () => requests,
  };
}
