import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';
import { DataError } from '~/schemas/dataFile';

/** `CommaExpected` → `comma expected` */
const words = (code: ParseErrorCode): string =>
  printParseErrorCode(code)
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();

/** What is right instead, if the parser's words do not say so. */
const cures: Readonly<Record<string, string>> = {
  'invalid symbol': ': texts stand in double quotes; true, false and null in small letters',
  'unexpected end of string': ': a text ends with a double quote in the line that it begins in',
  'invalid escape character': String.raw`: a backslash is written \\`,
  'invalid comment token': ': JSON has no comments',
  'property name expected': ': a key in double quotes, and no comma before }',
};

/** What a line that is no JSON most often has. */
function hintOf(problem: string, line = ''): string {
  if (/^[^"]*"(?:[^"]*"[^"]*")*[^"]*\t/.test(line))
    return String.raw`: a tab within a text is written \t, or better a blank`;
  if (/^(?:<{7}|={7}|>{7})/.test(line)) return ': a merge conflict has left its marks here';
  return /(?:^|[:,[{])\s*[“”„‘’']/.test(line) ? ': JSON has straight double quotes alone' : (cures[problem] ?? '');
}

/** The first fault of the form, and every key that an object has twice: parsers take the last one without a word. */
function faultsOf(text: string): readonly string[] {
  const repeated: string[] = [];
  const malformed: string[] = [];
  const objects: Set<string>[] = [];
  visit(
    text,
    {
      onObjectBegin: () => void objects.push(new Set()),
      onObjectEnd: () => void objects.pop(),
      onObjectProperty(key, _offset, _length, line, _column, pathOf) {
        if (objects.at(-1)?.has(key))
          repeated.push(`${[...pathOf(), key].join('.')}: line ${line + 1} has this key a second time`);
        objects.at(-1)?.add(key);
      },
      onError(code, _offset, _length, line) {
        const problem = words(code);
        malformed.push(`line ${line + 1}: ${problem}${hintOf(problem, text.split('\n')[line])}`);
      },
    },
    { disallowComments: true },
  );
  return malformed.length > 0 ? malformed.slice(0, 1) : repeated;
}

/**
 * A file that an owner edits.
 * @throws DataError where there is no such file, or it is no JSON in UTF-8, with the line of what is wrong
 */
export function readJson(path: string, name = path): unknown {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw new DataError([`${name}: the file is missing`]);
  const bytes = readFileSync(path);
  if (!isUtf8(bytes)) throw new DataError([`${name}: save this file as UTF-8`]);
  // Takes away the mark that some editors begin a file with.
  const text = new TextDecoder().decode(bytes);
  const faults = faultsOf(text);
  if (faults.length > 0) throw new DataError(faults.map((fault) => `${name}: ${fault}`));
  return JSON.parse(text);
}

/** Every text of a value of JSON, with the keys that lead to it. */
export function textsIn(
  value: unknown,
  keys: readonly string[] = [],
): readonly (readonly [readonly string[], string])[] {
  if (typeof value === 'string') return [[keys, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...keys, key]));
}
