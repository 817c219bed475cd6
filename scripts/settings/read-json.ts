import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';
import { DataError } from '~/schemas/dataFile';

/** Converts a code to words: `CommaExpected` to `comma expected`. */
const toWords = (code: ParseErrorCode): string =>
  printParseErrorCode(code)
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();

/** Hints by the parser's message, for messages that do not explain how to fix the error. */
const hints: Readonly<Record<string, string>> = {
  'invalid symbol': ': texts stand in double quotes; true, false and null in small letters',
  'unexpected end of string': ': a text ends with a double quote in the line that it begins in',
  'invalid escape character': String.raw`: a backslash is written \\`,
  'invalid comment token': ': JSON has no comments',
  'property name expected': ': a key in double quotes, and no comma before }',
};

/** Finds the most likely cause of a syntax error in a line. */
function findHint(problem: string, line = ''): string {
  if (/^[^"]*"(?:[^"]*"[^"]*")*[^"]*\t/.test(line))
    return String.raw`: a tab within a text is written \t, or better a blank`;
  if (/^(?:<{7}|={7}|>{7})/.test(line)) return ': a merge conflict has left its marks here';
  return /(?:^|[:,[{])\s*[“”„‘’']/.test(line) ? ': JSON has straight double quotes alone' : (hints[problem] ?? '');
}

/** Finds the first syntax error; if there is none, every key that an object has twice, which parsers accept silently. */
function findErrors(text: string): readonly string[] {
  const repeated: string[] = [];
  const malformed: string[] = [];
  const objects: Set<string>[] = [];
  visit(
    text,
    {
      onObjectBegin: () => void objects.push(new Set()),
      onObjectEnd: () => void objects.pop(),
      onObjectProperty(key, _offset, _length, line, _column, getPath) {
        if (objects.at(-1)?.has(key))
          repeated.push(`${[...getPath(), key].join('.')}: line ${line + 1} has this key a second time`);
        objects.at(-1)?.add(key);
      },
      onError(code, _offset, _length, line) {
        const problem = toWords(code);
        malformed.push(`line ${line + 1}: ${problem}${findHint(problem, text.split('\n')[line])}`);
      },
    },
    { disallowComments: true },
  );
  return malformed.length > 0 ? malformed.slice(0, 1) : repeated;
}

/** UTF-8 that was read as Windows-1252: `Ã¼` in place of `ü`, `â€™` in place of an apostrophe. */
const mojibake = /[ÃÂ][\u0080-\u00BF\u0152-\u0178\u017D\u017E\u0192\u2013-\u203A\u20AC\u2122]|â€/;

/** Finds the first line with letters that another program has garbled; null if there is none. */
function findMojibakeError(text: string): string | null {
  const lines = text.split('\n');
  const index = lines.findIndex((line) => mojibake.test(line));
  const excerpt = /[^\s"]*(?:[ÃÂ].|â€)[^\s"]*/.exec(lines[index] ?? '')?.[0] ?? '';
  return index === -1
    ? null
    : `line ${index + 1}: "${excerpt}": another program has garbled these letters: write them again, and save as UTF-8`;
}

/** Characters without width that come along with copied text. */
const zeroWidthCharacters = /[\u200B\uFEFF]/g;

/**
 * Reads the text of a file that an owner edits.
 * @param name of the file in messages
 * @throws DataError if the file is missing or is not UTF-8
 */
export function readDataText(path: string, name = path): string {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw new DataError([`${name}: the file is missing`]);
  const bytes = readFileSync(path);
  if (!isUtf8(bytes)) throw new DataError([`${name}: save this file as UTF-8`]);
  // Removes the byte order mark that some editors write at the start of a file.
  const text = new TextDecoder().decode(bytes);
  const error = findMojibakeError(text);
  if (error !== null) throw new DataError([`${name}: ${error}`]);
  return text.replaceAll(zeroWidthCharacters, '');
}

/**
 * Reads the text of a file that an owner edits, which is JSON.
 * @param name of the file in messages
 * @throws DataError if the file is missing or is not JSON in UTF-8, with the line of the error
 */
export function readJsonText(path: string, name = path): string {
  const text = readDataText(path, name);
  if (text.trim() === '') throw new DataError([`${name}: this file is empty: restore it from an earlier commit`]);
  const errors = findErrors(text);
  if (errors.length > 0) throw new DataError(errors.map((error) => `${name}: ${error}`));
  return text;
}

/**
 * Reads a JSON file that an owner edits.
 * @param name of the file in messages
 * @throws DataError if the file is missing or is not JSON in UTF-8, with the line of the error
 */
export function readJson(path: string, name = path): unknown {
  return JSON.parse(readJsonText(path, name));
}

/** Lists every string in a JSON value, with the keys of its path. */
export function collectTexts(
  value: unknown,
  keys: readonly string[] = [],
): readonly (readonly [readonly string[], string])[] {
  if (typeof value === 'string') return [[keys, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => collectTexts(part, [...keys, key]));
}
