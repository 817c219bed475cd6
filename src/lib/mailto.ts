/** What a link to an address of mail fills in. */
export interface Mail {
  readonly subject?: string;
  readonly body?: string;
}

/**
 * A `mailto:` address as in RFC 6068: the values of headers are percent-encoded as UTF-8, spaces as `%20`, line breaks as
 * `%0D%0A`.
 */
export function mailto(address: string, { subject, body }: Mail = {}): string {
  const to = encode(address).replaceAll('%40', '@');
  const fields = [
    ['subject', subject],
    ['body', body],
  ].flatMap(([name, value]) => (name !== undefined && value ? [`${name}=${encode(value)}`] : []));
  return fields.length === 0 ? `mailto:${to}` : `mailto:${to}?${fields.join('&')}`;
}

/**
 * Encodes a text. Lone surrogates would throw. `encodeURIComponent` leaves `!'()*`, and some mail programs end an address at
 * an apostrophe.
 */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD').replaceAll(/\r\n?|\n/g, '\r\n')).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
