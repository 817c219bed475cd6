import { messageOf } from './messageOf';

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

/**
 * The text of an answer's body.
 * @throws Error when it is longer than `bytesMax`, once unpacked, or ends early.
 */
async function readText(response: Response, bytesMax: number): Promise<string> {
  const reader = response.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > bytesMax) throw new Error(`the answer is longer than ${bytesMax} bytes`);
    text += decoder.decode(value, { stream: true });
  }
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
