/** XML 1.0 (fifth edition) as text: the two rules every writer of it needs, and an element. */

/** Everything outside the production `Char` (section 2.2): control characters, lone surrogates, U+FFFE and U+FFFF. */
const notXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Markup, and the white space a parser would change: line ends everywhere (2.11), tabs too in attributes (3.3.3). */
const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Text without the characters that XML cannot hold in any spelling. */
export function withoutNonXml(text: string): string {
  return text.replace(notXml, '');
}

/** Text safe between tags and in attributes; characters XML cannot hold are left out. */
export function escapeXml(text: string): string {
  return withoutNonXml(text).replace(/[&<>"'\t\n\r]/g, (character) => references[character] ?? character);
}

/** An element on one line; its content is XML already, or absent. Attributes are plain text. */
export function xmlElement(name: string, attributes: Readonly<Record<string, string>> = {}, content?: string): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const start = `<${name}${pairs.join('')}`;
  return content === undefined ? `${start}/>` : `${start}>${content}</${name}>`;
}

/** A document: declaration, root element, and each child on a line of its own. */
export function xmlDocument(
  root: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly string[],
): string {
  const lines = children.map((child) => `\n${child}`).join('');
  return `<?xml version="1.0" encoding="utf-8"?>\n${xmlElement(root, attributes, `${lines}\n`)}\n`;
}
