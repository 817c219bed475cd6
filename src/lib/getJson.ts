import { messageOf } from './messageOf';

/** More than any answer or snapshot is; what goes on and on is not read to the end of the visitor's data plan. */
const bytesMax = 2_000_000;

export type JsonResult =
  | { readonly kind: 'ok'; readonly body: unknown }
  /** One line for the console, without the address: its query may carry a token. Status 0: there was no answer. */
  | { readonly kind: 'failed'; readonly message: string; readonly status: number }
  /** The caller's signal ended it; nobody waits for it any more. */
  | { readonly kind: 'aborted' };

interface GetJsonOptions {
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

async function textOf(response: Response): Promise<string> {
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

/** Asks for JSON. The time limit includes the body, which may come drop by drop. Never throws. */
export async function getJson(url: string, { timeoutMs, signal }: GetJsonOptions): Promise<JsonResult> {
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
    const response = await fetch(url, { signal: controller.signal, credentials: 'same-origin' });
    status = response.status;
    if (!response.ok) return { kind: 'failed', status, message: `the answer has status ${status}` };
    const text = await textOf(response);
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
