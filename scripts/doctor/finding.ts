/** What the doctor finds out about one thing, and what it looks with. */

/**
 * `sample`: it works, and is not yours. `attention`: it works, and soon may not. `broken`: visitors miss something.
 * `unknown`: it was not looked at.
 */
export type FindingStatus = 'ok' | 'sample' | 'attention' | 'broken' | 'unknown';

export interface Finding {
  readonly status: FindingStatus;
  readonly topic: string;
  /** One sentence without its stop. */
  readonly text: string;
  /** What to do, as sentences; null where nothing is to be done. */
  readonly cure: string | null;
}

/** What the checks take from their surroundings; tests put in their own. */
export interface Patient {
  readonly environment: Readonly<Partial<Record<string, string>>>;
  /** Absolute path of the folder of news. */
  readonly news: string;
  /** Whether the network may be asked; one call of the news service's plan is then spent. */
  readonly isOnline: boolean;
  /** In ms since 1970. */
  readonly now: number;
  readonly fetch: (address: URL, init: RequestInit) => Promise<Response>;
  /** Runs git in the repository; null where it fails. */
  readonly git: (...parameters: readonly string[]) => string | null;
}

export function found(status: FindingStatus, topic: string, text: string, cure: string | null = null): Finding {
  return { status, topic, text, cure };
}

const timeoutMs = 15_000;

export type Answer =
  | { readonly kind: 'answered'; readonly status: number; readonly headers: Headers; readonly body: unknown }
  /** One reason, without the address. */
  | { readonly kind: 'silent'; readonly reason: string };

function codeOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1_000} s`;
  const cause = error instanceof Error ? error.cause : null;
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  return typeof code === 'string' ? `no connection (${code})` : 'no connection';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is no JSON is no answer of the kind: whoever parses it says so.
    return null;
  }
}

/** Asks once. Never throws for what a network or a host does, and follows no redirect, which might carry a token along. */
export async function ask(
  { fetch }: Patient,
  address: URL,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), headers });
    const body = parseJson(await response.text());
    return { kind: 'answered', status: response.status, headers: response.headers, body };
  } catch (error) {
    return { kind: 'silent', reason: codeOf(error) };
  }
}

/** Whole days between two times, e.g. `9 days`. */
export function daysBetween(from: number, to: number): number {
  return Math.max(0, Math.floor((to - from) / 86_400_000));
}

export function inDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
