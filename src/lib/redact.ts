/** Removes the token from everything that is printed or written. */

/** A shorter token could be an ordinary word, which must not be removed. No service issues such short tokens. */
const tokenLengthMin = 6;

function spellings(token: string): readonly string[] {
  return [...new Set([token, encodeURIComponent(token), new URLSearchParams({ t: token }).toString().slice(2)])];
}

/** Replaces every spelling of the token. */
export function redact(text: string, token: string): string {
  return token.length < tokenLengthMin
    ? text
    : spellings(token).reduce((result, spelling) => result.replaceAll(spelling, '[token]'), text);
}

/** Whether a text repeats the token in any spelling. */
export function containsToken(text: string, token: string): boolean {
  return redact(text, token) !== text;
}
