/** What the news service says in the headers of its answers. */

export interface AnswerHeaders {
  readonly get: (name: string) => string | null;
}

/**
 * How long the service asks to wait, in ms, or null. A date is compared with the service's own clock where it
 * tells it, since ours may be wrong. Source: RFC 9110, section 10.2.3.
 */
export function retryAfterMs(headers: AnswerHeaders, now: number): number | null {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1_000;
  const until = Date.parse(value);
  if (Number.isNaN(until)) return null;
  const serviceNow = Date.parse(headers.get('date') ?? '');
  return Math.max(0, until - (Number.isNaN(serviceNow) ? now : serviceNow));
}

/** Null where the service does not say. */
function countOf(headers: AnswerHeaders, name: string): number | null {
  const value = headers.get(name) ?? '';
  return /^\d{1,12}$/.test(value) ? Number(value) : null;
}

export function callsPerDay(headers: AnswerHeaders): number | null {
  return countOf(headers, 'x-usagelimit-limit');
}

export function callsLeft(headers: AnswerHeaders): number | null {
  return countOf(headers, 'x-usagelimit-remaining');
}
