import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';
import { DataError } from '~/config/dataFile';

/** `CommaExpected` → `comma expected` */
const words = (code: ParseErrorCode): string =>
  printParseErrorCode(code)
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();

/** What a line that is no JSON most often has. */
function hintOf(line = ''): string {
  if (/^(?:<{7}|={7}|>{7})/.test(line)) return ': a merge conflict has left its marks here';
  return /(?:^|[:,[{])\s*[“”„‘’']/.test(line) ? ': JSON has straight double quotes alone' : '';
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
      onError: (code, _offset, _length, line) =>
        void malformed.push(`line ${line + 1}: ${words(code)}${hintOf(text.split('\n')[line])}`),
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
