/** Faults set from outside for requests to come, and the list of requests met: for browser tests. */
import type { IncomingMessage, ServerResponse } from 'node:http';

import { parseFaults, send, sendError } from './faults';

export interface FaultRule {
  /** As in `Fault`'s spelling. */
  readonly fault: string;
  /** Requests it still applies to; without it, all. */
  readonly times?: number;
  /** Only requests whose parameters have these values, e.g. `{ page: '2' }`. */
  readonly matching?: Readonly<Record<string, string>>;
}

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
const bodyMax = 10_000;

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

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += String(chunk);
    if (text.length > bodyMax) return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON is answered with 400 like any other wrong rule.
    return null;
  }
}

function parseRule(value: unknown): FaultRule | null {
  if (typeof value !== 'object' || value === null || !('fault' in value) || typeof value.fault !== 'string')
    return null;
  const times = 'times' in value && typeof value.times === 'number' ? { times: value.times } : {};
  const matching =
    'matching' in value && typeof value.matching === 'object' && value.matching !== null
      ? Object.entries(value.matching)
      : [];
  return {
    fault: value.fault,
    ...times,
    matching: Object.fromEntries(matching.map(([name, wanted]) => [name, String(wanted)])),
  };
}

/**
 * `POST /control/faults` with `{"fault": "503", "times": 2, "matching": {"page": "2"}}` adds a rule, `DELETE` clears
 * rules and requests, `GET /control/requests` lists the requests.
 */
export async function answerControl(
  control: FaultControl,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const call = `${request.method ?? ''} ${path}`;
  if (call === 'GET /control/requests')
    return send(response, 200, 'application/json', JSON.stringify(control.requests()));
  if (call === 'DELETE /control/faults') {
    control.clear();
    return send(response, 200, 'application/json', '{}');
  }
  if (call !== 'POST /control/faults') return sendError(response, 404);
  const rule = parseRule(await readBody(request));
  return rule !== null && control.add(rule)
    ? send(response, 200, 'application/json', '{}')
    : sendError(response, 400, 'Not a fault rule.');
}
