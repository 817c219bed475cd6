/** What the news service says in the headers of its answers; null where it says nothing. */

export interface AnswerHeaders {
  readonly get: (name: string) => string | null;
}

function countOf(text: string | null): number | null {
  return /^\d{1,12}$/.test(text ?? '') ? Number(text) : null;
}

function timeOf(text: string | null): number | null {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : time;
}

export function readHeaders(headers: AnswerHeaders) {
  return {
    callsPerDay: countOf(headers.get('x-usagelimit-limit')),
    callsLeft: countOf(headers.get('x-usagelimit-remaining')),
    /** The service's clock, in ms since 1970. */
    date: timeOf(headers.get('date')),
  };
}

/**
 * How long the service asks to wait, in ms. A date is compared with the service's own clock where it tells it, since ours
 * may be wrong. Source: RFC 9110, section 10.2.3.
 */
export function retryAfterMs(headers: AnswerHeaders): number | null {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1_000;
  const until = timeOf(value);
  return until === null ? null : Math.max(0, until - (timeOf(headers.get('date')) ?? Date.now()));
}
