import { messageOf } from './messageOf';
import { readText } from './readText';

/** More than any answer has; a longer one is not read to its end. */
const bytesMax = 2_000_000;

export type JsonResult =
  | { readonly kind: 'ok'; readonly body: unknown }
  /** One line for the console, without the address: its query may carry a token. Status 0: there was no answer. */
  | { readonly kind: 'failed'; readonly message: string; readonly status: number }
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
  let status = 0;
  const timer = setTimeout(() => {
    timedOut = true;
    abort();
  }, timeoutMs);
  signal?.addEventListener('abort', abort);
  try {
    if (signal?.aborted === true) return { kind: 'aborted' };
    const response = await fetch(url, { signal: controller.signal, credentials: 'same-origin', cache });
    status = response.status;
    if (!response.ok) return { kind: 'failed', status, message: `the answer has status ${status}` };
    const text = await readText(response, bytesMax);
    return { kind: 'ok', body: JSON.parse(text) };
  } catch (error) {
    if (signal?.aborted === true) return { kind: 'aborted' };
    return { kind: 'failed', status, message: timedOut ? `no whole answer within ${timeoutMs} ms` : messageOf(error) };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    // Ends a body that is not read any further.
    abort();
  }
}
