import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { extendedLetters, findUnsupportedCharacters } from '~/config/fontCharacters';

/** The tags of tables that WOFF2 writes as a number (w3.org/TR/WOFF2, section 4.1), as far as `cmap`, which is the first. */
const cmapNumber = 0;

/** Reads a number of UIntBase128 (section 3.1): its value, and the offset behind it. */
function readBase128(bytes: Buffer, at: number): readonly [value: number, next: number] {
  const byte = bytes.readUInt8(at);
  if (byte < 128) return [byte, at + 1];
  let value = byte & 127;
  for (let next = at + 1; ; next += 1) {
    const following = bytes.readUInt8(next);
    value = value * 128 + (following & 127);
    if (following < 128) return [value, next + 1];
  }
}

/** Returns the table `cmap` of a WOFF2 file. */
function readCmap(file: string): Buffer {
  const bytes = readFileSync(file);
  const tableCount = bytes.readUInt16BE(12);
  let at = 48;
  let start = 0;
  let place: readonly [start: number, end: number] = [0, 0];
  for (let table = 0; table < tableCount; table += 1) {
    const flags = bytes.readUInt8(at);
    const number = flags & 63;
    const isTransformed = number === 10 || number === 11 ? flags >> 6 !== 3 : flags >> 6 !== 0;
    at += number === 63 ? 5 : 1;
    let length: number;
    [length, at] = readBase128(bytes, at);
    if (isTransformed) [length, at] = readBase128(bytes, at);
    if (number === cmapNumber) place = [start, start + length];
    start += length;
  }
  return brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20))).subarray(...place);
}

/** Lists the characters of a font, from the tables of format 4 of its `cmap` (OpenType, "cmap"). */
function listCharacters(file: string): ReadonlySet<string> {
  const cmap = readCmap(file);
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(4 + 8 * index + 4));
  const offset = offsets.find((candidate) => cmap.readUInt16BE(candidate) === 4) ?? -1;
  const segments = cmap.readUInt16BE(offset + 6) / 2;
  const read = (array: number, segment: number) => cmap.readUInt16BE(offset + 14 + 2 * segment + array);
  return new Set(
    Array.from({ length: segments }, (_, segment) => segment).flatMap((segment) => {
      const [first, last] = [read(2 * segments + 2, segment), read(0, segment)];
      return last === 0xff_ff
        ? []
        : Array.from({ length: last - first + 1 }, (__, index) => String.fromCodePoint(first + index));
    }),
  );
}

/** The characters of a CSS `unicode-range`. */
function expandRange(range: string): readonly string[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
}

const everyCharacter = Array.from({ length: 0x30_00 }, (_, code) => String.fromCodePoint(code));
const isWriting = (character: string) => /[\p{L}\p{M}\p{N}\p{P}\p{Sc}]/u.test(character);

describe.for(['newsreader', 'hanken-grotesk'])('the font %s', (name) => {
  const latin = listCharacters(`src/assets/fonts/${name}.woff2`);
  const extended = listCharacters(`src/assets/fonts/${name}-ext.woff2`);

  test('has the letters of English, Spanish, French, Haitian Creole and of names of places', () => {
    const words = 'Alisio, ¿São Paulo? Österreich, Ñuñoa, 1.º – l’Œuvre « façade », Pòtoprens, Jérémie, lè, 2 400 €…';
    expect([...words].filter((character) => !latin.has(character) && character !== '\u202f')).toEqual([]);
    expect([...'Šibenik, Łódź, Iași'].filter((character) => !latin.has(character) && !extended.has(character))).toEqual(
      [],
    );
  });

  test('has exactly the extended letters for which pages fetch its second file', () => {
    expect([...extended].filter(isWriting).toSorted()).toEqual(expandRange(extendedLetters).toSorted());
  });
});

test('the check of the data names exactly the characters that the font of the text lacks', () => {
  const files = ['hanken-grotesk', 'hanken-grotesk-ext'].map((name) =>
    listCharacters(`src/assets/fonts/${name}.woff2`),
  );
  const missing = everyCharacter.filter(
    (character) => isWriting(character) && !files.some((file) => file.has(character)),
  );
  expect(findUnsupportedCharacters(everyCharacter.join(''))).toEqual(missing);
  expect(findUnsupportedCharacters('東 and 京, ⌘K, 東')).toEqual(['東', '京']);
});
