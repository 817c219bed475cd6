/** XML 1.0 (fifth edition) as text. */

/** Everything outside the production `Char` (section 2.2): control characters, lone surrogates, U+FFFE and U+FFFF. */
const notXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text without the characters that XML cannot hold. */
export function withoutNonXml(text: string): string {
  return text.replace(notXml, '');
}

/** Text safe between tags and in attributes. */
export function escapeXml(text: string): string {
  return withoutNonXml(text).replace(/[&<>"'\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** An element on one line; its content is XML already, or absent. */
export function xmlElement(name: string, attributes: Readonly<Record<string, string>> = {}, content?: string): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const start = `<${name}${pairs.join('')}`;
  return content === undefined ? `${start}/>` : `${start}>${content}</${name}>`;
}

/** A document with each child of its root on a line of its own. */
export function xmlDocument(
  root: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly string[],
): string {
  const lines = children.map((child) => `\n${child}`).join('');
  return `<?xml version="1.0" encoding="utf-8"?>\n${xmlElement(root, attributes, `${lines}\n`)}\n`;
}
