/** XML 1.0 (fifth edition) as text. */

/** Everything outside the production `Char` (section 2.2): control characters, lone surrogates, U+FFFE and U+FFFF. */
const notXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text safe between tags and in attributes, without the characters that XML cannot hold. */
export function escapeXml(text: string): string {
  return text.replace(notXml, '').replace(/[&<>"'\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}
