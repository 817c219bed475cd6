/** Faults set from outside for requests to come, and the list of requests met: for browser tests. */
import { Hono } from 'hono';
import * as v from 'valibot';
import { parseFaults, sendError } from './faults';

const ruleSchema = v.object({
  /** As in `Fault`'s spelling. */
  fault: v.string(),
  /** Requests it still applies to; without it, all. */
  times: v.optional(v.number()),
  /** Only requests whose parameters have these values, e.g. `{ page: '2' }`. */
  matching: v.optional(v.record(v.string(), v.string())),
});

export type FaultRule = v.InferOutput<typeof ruleSchema>;

export interface FaultControl {
  /** Adds a rule after those there are; the first that matches a request applies. False when the fault is unknown. */
  readonly add: (rule: FaultRule) => boolean;
  readonly clear: () => void;
  /** The fault for a request, counted down. */
  readonly next: (parameters: URLSearchParams) => string | null;
  readonly record: (parameters: URLSearchParams) => void;
  /** Parameters of the requests met since the last clear, oldest first, without tokens. */
  readonly requests: () => readonly Readonly<Record<string, string>>[];
}

const requestsMax = 1_000;

/** Makes an empty set of rules. */
export function createFaultControl(): FaultControl {
  let rules: { readonly rule: FaultRule; left: number }[] = [];
  let requests: Readonly<Record<string, string>>[] = [];
  return {
    add(rule) {
      if (parseFaults(rule.fault) === null) return false;
      rules.push({ rule, left: rule.times ?? Infinity });
      return true;
    },
    clear() {
      rules = [];
      requests = [];
    },
    next(parameters) {
      const match = rules.find(
        ({ rule, left }) =>
          left > 0 && Object.entries(rule.matching ?? {}).every(([name, value]) => parameters.get(name) === value),
      );
      if (match === undefined) return null;
      match.left -= 1;
      return match.rule.fault;
    },
    record(parameters) {
      requests = [
        ...requests.slice(1 - requestsMax),
        Object.fromEntries([...parameters].filter(([name]) => name !== 'api_token')),
      ];
    },
    requests: () => requests,
  };
}

/**
 * `POST faults` with `{"fault": "503", "times": 2, "matching": {"page": "2"}}` adds a rule, `DELETE faults` clears
 * rules and requests, `GET requests` lists the requests.
 */
export function createControlApp(control: FaultControl): Hono {
  return new Hono()
    .get('/requests', (c) => c.json(control.requests()))
    .delete('/faults', (c) => {
      control.clear();
      return c.json({});
    })
    .post('/faults', async (c) => {
      // What is no JSON is answered like any other wrong rule.
      const rule = v.safeParse(ruleSchema, await c.req.json().catch(() => null));
      return rule.success && control.add(rule.output) ? c.json({}) : sendError(c, 400, 'Not a fault rule.');
    });
}
