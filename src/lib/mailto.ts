/**
 * A `mailto:` address per RFC 6068: header values percent-encoded as UTF-8, spaces `%20`, line breaks
 * `%0D%0A`.
 */
export function mailto(address: string, headers: { readonly subject?: string; readonly body?: string } = {}): string {
  const to = encode(address).replaceAll('%40', '@');
  const fields = [
    ['subject', headers.subject],
    ['body', headers.body],
  ].flatMap(([name, value]) => (name !== undefined && value ? [`${name}=${encode(value)}`] : []));
  return fields.length === 0 ? `mailto:${to}` : `mailto:${to}?${fields.join('&')}`;
}

/** Lone surrogates would throw; encodeURIComponent leaves `!'()*`, of which an apostrophe ends some clients' addresses early. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD').replaceAll(/\r\n?|\n/g, '\r\n')).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** A `tel:` address per RFC 3966 of a number in international form, without the `(0)` that is dialled within a country. */
export function telephone(number: string): string {
  return `tel:${number.replace('(0)', '').replaceAll(/[^+\d]/g, '')}`;
}
