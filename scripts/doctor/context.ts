/** What every check gets, and what it answers with. */

/**
 * `sample`: works, but with the sample's value. `attention`: works, but may soon fail. `broken`: visitors miss something.
 * `unknown`: was not checked.
 */
export type FindingStatus = 'broken' | 'attention' | 'sample' | 'unknown' | 'ok';

export interface Finding {
  readonly status: FindingStatus;
  readonly topic: string;
  /** One sentence without a full stop. */
  readonly text: string;
  /** What the owner can do, as sentences; null where nothing is needed. */
  readonly fix: string | null;
}

export interface DoctorContext {
  readonly environment: Readonly<Partial<Record<string, string>>>;
  /** Absolute path of the folder of news. */
  readonly news: string;
  /** Whether checks may use the network; this spends one call of the news service's plan. */
  readonly isOnline: boolean;
  /** In ms since 1970. */
  readonly now: number;
  readonly fetch: (address: URL, init: RequestInit) => Promise<Response>;
  /** Runs git in the repository; null where it fails. */
  readonly git: (...parameters: readonly string[]) => string | null;
}

export function found(status: FindingStatus, topic: string, text: string, fix: string | null = null): Finding {
  return { status, topic, text, fix };
}

export type Answer =
  | { readonly kind: 'answered'; readonly status: number; readonly headers: Headers; readonly body: unknown }
  | { readonly kind: 'failed'; readonly reason: string };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The caller's schema refuses null and says what was expected.
    return null;
  }
}

/** One request. Redirects are not followed: they could carry the token to another host. */
export async function ask(
  { fetch }: DoctorContext,
  address: URL,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(15_000), headers });
    const body = parseJson(await response.text());
    return { kind: 'answered', status: response.status, headers: response.headers, body };
  } catch (error) {
    // The message of a network error may hold the address, and with it the token; its code does not.
    const cause = error instanceof Error ? error.cause : null;
    const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
    return { kind: 'failed', reason: `no connection${code}` };
  }
}

export const dayMs = 86_400_000;

export function daysBetween(from: number, to: number): number {
  return Math.max(0, Math.floor((to - from) / dayMs));
}

export function inDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
