/**
 * The text of an answer's body.
 * @throws Error when it is longer than `bytesMax`, once unpacked, or ends early.
 */
export async function readText(response: Response, bytesMax: number): Promise<string> {
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
