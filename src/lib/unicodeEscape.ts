/** Escapes a character of one UTF-16 code unit as JSON and JavaScript do: a line feed is `\u000a`. */
export const unicodeEscape = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
