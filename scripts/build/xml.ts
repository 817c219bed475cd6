/**
 * Matches characters that are not a `Char` of XML 1.0 (fifth edition, section 2.2): control characters, lone surrogates,
 * U+FFFE and U+FFFF.
 */
const invalidXmlCharacters = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for elements and attributes, and drops characters that XML cannot contain. */
export function escapeXml(text: string): string {
  return text
    .replace(invalidXmlCharacters, '')
    .replace(/[&<>"'\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}
