/** Parses a JSON file of the data. Its errors name the line or the key, and say what to do. */
import { isUtf8 } from 'node:buffer';
import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';

/** Converts a code of the parser to words: `CommaExpected` to `comma expected`. */
const toWords = (code: ParseErrorCode): string =>
  printParseErrorCode(code)
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();

/** Hints by the parser's message, for messages that do not explain how to fix the error. */
const hints: ReadonlyMap<string, string> = new Map([
  ['invalid symbol', ': texts stand in double quotes; true, false and null in small letters'],
  ['unexpected end of string', ': a text ends with a double quote in the line that it begins in'],
  ['invalid escape character', String.raw`: a backslash is written \\`],
  ['invalid comment token', ': JSON has no comments'],
  ['property name expected', ': a key in double quotes, and no comma before }'],
]);

/** Finds the most likely cause of a syntax error in a line. */
function findHint(problem: string, line = ''): string {
  if (/^[^"]*"(?:[^"]*"[^"]*")*[^"]*\t/.test(line))
    return String.raw`: a tab within a text is written \t, or better a blank`;
  if (/^(?:<{7}|={7}|>{7})/.test(line)) return ': a merge conflict has left its marks here';
  return /(?:^|[:,[{])\s*[“”„‘’']/.test(line) ? ': JSON has straight double quotes alone' : (hints.get(problem) ?? '');
}

/** UTF-8 that was read as Windows-1252: `Ã¼` in place of `ü`, `â€™` in place of an apostrophe. */
const mojibake = /[ÃÂ][\u0080-\u00BF\u0152-\u0178\u017D\u017E\u0192\u2013-\u203A\u20AC\u2122]|â€/;

/** Finds the first line with letters that another program has garbled; undefined if there is none. */
function findMojibakeError(text: string): string | undefined {
  const index = mojibake.exec(text)?.index;
  if (index === undefined) return undefined;
  const line = text.slice(0, index).split('\n').length;
  const [before = ''] = /[^\s"]{0,20}$/.exec(text.slice(Math.max(0, index - 20), index)) ?? [];
  const [after = ''] = /^[^\s"]{0,20}/.exec(text.slice(index, index + 20)) ?? [];
  return `line ${line}: "${before}${after}": another program has garbled these letters: write them again, and save as UTF-8`;
}

/** Parsers use the stack of the process for brackets in brackets, and no file of the data has more than a few. */
const nestingMax = 40;

/** Finds the first line in which brackets are nested too deep; undefined if there is none. */
function findDeepLine(text: string): number | undefined {
  let depth = 0;
  let line = 1;
  for (const [token] of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}\n]/g)) {
    if (token === '\n') line += 1;
    else if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > nestingMax) return line;
  }
  return undefined;
}

/** Names that every object of JavaScript has: as a key of the data they would hide what is missing. */
export const isInherited = (name: string): boolean => name in Object.prototype;

/** Finds the first syntax error; if there is none, every key that an object has twice or that no file may have. */
function findSyntaxErrors(text: string): readonly string[] {
  const wrongKeys: string[] = [];
  const malformed: string[] = [];
  const objects: Set<string>[] = [];
  visit(
    text,
    {
      onObjectBegin: () => void objects.push(new Set()),
      onObjectEnd: () => void objects.pop(),
      onObjectProperty(key, _offset, _length, line, _column, getPath) {
        const place = [...getPath(), key].join('.');
        if (objects.at(-1)?.has(key)) wrongKeys.push(`${place}: line ${line + 1} has this key a second time`);
        if (isInherited(key)) wrongKeys.push(`${place}: line ${line + 1}: this key is unknown: remove it`);
        objects.at(-1)?.add(key);
      },
      onError(code, _offset, _length, line) {
        const problem = toWords(code);
        malformed.push(`line ${line + 1}: ${problem}${findHint(problem, text.split('\n')[line])}`);
      },
    },
    { disallowComments: true },
  );
  return malformed.length > 0 ? malformed.slice(0, 1) : wrongKeys;
}

/**
 * Characters that no text of the data may have: control characters but line feed and tab, characters without width, those that turn
 * the direction of writing round, and halves of a character.
 */
const hostileCharacter = /[^\P{Cc}\n\t]|[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|\p{Cs}/u;

/** Finds the hostile characters in the keys and texts of a value, each with the path of its key. */
function findHostileTexts(value: unknown, path: readonly string[]): readonly string[] {
  if (typeof value === 'string') {
    const [character] = hostileCharacter.exec(value) ?? [];
    if (character === undefined) return [];
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const before = value.slice(Math.max(0, value.indexOf(character) - 20), value.indexOf(character));
    return [`${path.join('.')}: the character U+${code} after ${JSON.stringify(before)} cannot be shown: remove it`];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const place = [...path, key];
    return hostileCharacter.test(key)
      ? [`${place.join('.')}: this key has characters that cannot be shown: write it again`]
      : findHostileTexts(part, place);
  });
}

/** Parses the bytes of a file: its value, or its errors. */
export function parseJson(bytes: Buffer): { readonly value?: unknown; readonly errors: readonly string[] } {
  if (!isUtf8(bytes)) return { errors: ['save this file as UTF-8'] };
  // TextDecoder leaves out the byte order mark that some editors write at the start of a file.
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === '') return { errors: ['this file is empty: restore it from an earlier commit'] };
  const deepLine = findDeepLine(text);
  if (deepLine !== undefined)
    return { errors: [`line ${deepLine}: more than ${nestingMax} brackets are open: close them with ] and }`] };
  const mojibakeError = findMojibakeError(text);
  if (mojibakeError !== undefined) return { errors: [mojibakeError] };
  const syntaxErrors = findSyntaxErrors(text);
  if (syntaxErrors.length > 0) return { errors: syntaxErrors };
  const value: unknown = JSON.parse(text);
  return { value, errors: findHostileTexts(value, []) };
}
