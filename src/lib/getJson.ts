import { getErrorMessage } from '~/lib/getErrorMessage';

interface GetJsonOptions {
  /** The beginning of an error message, such as `search: en`. */
  readonly where: string;
  /** Time limit for the whole response. */
  readonly timeoutMs: number;
  /** `no-cache` lets the browser revalidate a cached response. */
  readonly cache?: RequestCache;
  /** Reads the body, within limits of its own. */
  readonly read?: (response: Response) => Promise<unknown>;
}

/**
 * Fetches JSON.
 * @throws Error of one line
 */
export async function getJson(
  url: string,
  { where, timeoutMs, cache = 'default', read = (response) => response.json() }: GetJsonOptions,
): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { signal, credentials: 'same-origin', cache });
    if (!response.ok) throw new Error(`the answer has status ${response.status}`);
    return await read(response);
  } catch (error) {
    const problem = signal.aborted ? `no whole answer within ${timeoutMs} ms` : getErrorMessage(error);
    throw new Error(`${where}: ${problem}`, { cause: error });
  }
}
