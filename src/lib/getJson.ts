import { messageOf } from './messageOf';
import { readText } from './readText';

/** More than any answer has; a longer one is not read to its end. */
const bytesMax = 2_000_000;

export type JsonResult =
  | { readonly kind: 'ok'; readonly body: unknown }
  /** One line for the console, without the address: its query may carry a token. */
  | { readonly kind: 'failed'; readonly message: string }
  /** The caller's signal ended it. */
  | { readonly kind: 'aborted' };

interface GetJsonOptions {
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
  /** `no-cache` asks the host whether what the browser keeps still holds. */
  readonly cache?: RequestCache;
}

/** Never throws. The time limit includes the body. */
export async function getJson(
  url: string,
  { timeoutMs, signal, cache = 'default' }: GetJsonOptions,
): Promise<JsonResult> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    abort();
  }, timeoutMs);
  signal?.addEventListener('abort', abort);
  try {
    if (signal?.aborted === true) return { kind: 'aborted' };
    const response = await fetch(url, { signal: controller.signal, credentials: 'same-origin', cache });
    if (!response.ok) return { kind: 'failed', message: `the answer has status ${response.status}` };
    const text = await readText(response, bytesMax);
    return { kind: 'ok', body: JSON.parse(text) };
  } catch (error) {
    if (signal?.aborted === true) return { kind: 'aborted' };
    return { kind: 'failed', message: timedOut ? `no whole answer within ${timeoutMs} ms` : messageOf(error) };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    // Ends a body that is not read any further.
    abort();
  }
}
