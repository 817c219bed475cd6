import { messageOf } from './messageOf';

/** More than any answer has; a longer one is not read to its end. */
const bytesMax = 2_000_000;

interface GetJsonOptions {
  /** What a failure's line begins with; it never has the address, whose query may carry a token. */
  readonly where: string;
  /** For the whole answer. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  /** `no-cache` asks the host whether what the browser keeps still holds. */
  readonly cache?: RequestCache;
}

async function readText(response: Response): Promise<string> {
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

/** @throws Error of one line; the signal's reason where that ended it */
export async function getJson(
  url: string,
  { where, timeoutMs, signal, cache = 'default' }: GetJsonOptions,
): Promise<unknown> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    abort();
  }, timeoutMs);
  signal?.addEventListener('abort', abort);
  try {
    signal?.throwIfAborted();
    const response = await fetch(url, { signal: controller.signal, credentials: 'same-origin', cache });
    if (!response.ok) throw new Error(`the answer has status ${response.status}`);
    return JSON.parse(await readText(response));
  } catch (error) {
    signal?.throwIfAborted();
    const problem = timedOut ? `no whole answer within ${timeoutMs} ms` : messageOf(error);
    throw new Error(`${where}: ${problem}`, { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    // Ends a body that is not read any further.
    abort();
  }
}
