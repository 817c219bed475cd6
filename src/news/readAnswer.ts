/** Reads the body of an answer with news within a limit of size, wherever it is read: in refresh, relay and page. */

/** A body as Node's streams and those of the web have it. Not every browser can iterate over a stream of the web. */
export type Body = AsyncIterable<unknown> | Pick<ReadableStream<Uint8Array>, 'getReader'>;

/** The longest body that is read, in bytes after decompression. */
const bytesMax = 2_000_000;

/** An answer that is too long. Its message repeats no word of the answer. */
export class RefusedAnswer extends Error {}

async function* readChunks(body: Body): AsyncGenerator<unknown> {
  if (!('getReader' in body)) {
    yield* body;
    return;
  }
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

/**
 * Reads the body of an answer, and parses it.
 * @throws RefusedAnswer if the body is too long
 * @throws SyntaxError if the body is no JSON
 */
export async function readAnswer(body: Body | null): Promise<unknown> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const chunk of body === null ? [] : readChunks(body)) {
    if (!(chunk instanceof Uint8Array)) continue;
    bytes += chunk.length;
    if (bytes > bytesMax) throw new RefusedAnswer(`the answer is longer than ${Math.round(bytesMax / 1_000)} kB`);
    text += decoder.decode(chunk, { stream: true });
  }
  text += decoder.decode();
  return JSON.parse(text);
}
