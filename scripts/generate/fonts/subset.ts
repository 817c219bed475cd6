/** Reduces a variable font to the characters and axes that the site uses, and measures it. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { getCachedFile } from '~scripts/lib/cached-file';
import type { FontPackage } from './font-package';

type Axes = NonNullable<NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes']>;

interface Range {
  readonly min: number;
  readonly max: number;
}

interface SubsetOptions {
  readonly characters: string;
  /** The weights that the site uses. */
  readonly weights: Range;
  /** Text sizes in pixels, for fonts that have optical sizes. */
  readonly sizes: Range;
}

/** A file of a font. A browser fetches it if the page has characters of its range. */
export interface FontFile {
  readonly name: string;
  readonly content: Buffer;
  /** CSS `unicode-range`; none for the first file. */
  readonly range?: string;
}

/** @throws Error if a file holds more than one font */
export function openFont(bytes: Buffer): Font {
  const font = create(bytes);
  if ('fonts' in font) throw new Error('a collection of fonts, not one');
  return font;
}

const clamp = (value: number, { min, max }: Range): number => Math.min(max, Math.max(min, value));

/** Limits an axis to the range that is used, or to one value if the font has only one in it. */
function clampAxis(axis: Range, usedRange: Range): Range | number {
  const part = { min: clamp(usedRange.min, axis), max: clamp(usedRange.max, axis) };
  return part.min === part.max ? part.min : part;
}

/** Chooses ranges for the axes of weight and optical size; other axes stay at the font's default. */
export function chooseAxes({ variationAxes }: Font, { weights, sizes }: Omit<SubsetOptions, 'characters'>): Axes {
  const used = new Map(Object.entries({ wght: weights, opsz: sizes }));
  return Object.fromEntries(
    Object.entries(variationAxes).flatMap(([name, axis]) => {
      if (axis === undefined) return [];
      const usedRange = used.get(name);
      return [[name, usedRange === undefined ? axis.default : clampAxis(axis, usedRange)]];
    }),
  );
}

function hasGlyph(font: Font, character: string): boolean {
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

function toUnicodeRange(characters: readonly string[]): string {
  return characters.map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`).join(',');
}

async function subsetFile(bytes: Buffer, id: string, characters: string, axes: Axes): Promise<FontFile> {
  const name = `${id}.woff2`;
  const options = { targetFormat: 'woff2', variationAxes: axes } as const;
  const content = await getCachedFile('fonts', name, [bytes, characters, JSON.stringify(options)], () =>
    subsetFont(bytes, characters, options),
  );
  return { name, content };
}

/** Sentences and headings in which the widths of fonts relate to each other as in all texts of the site. */
const sample: readonly string[] = [
  'This page cannot be reached right now. It opens by itself once the connection is back.',
  'If you would rather talk, choose a time in the calendar.',
  'Artículos anteriores en el canal Atom',
  'Los artículos se publican en inglés.',
  'Ce que deviennent vos données',
  'Les nouvelles de la région',
];

/** Measures a font, in em. */
function measureFont(font: Font) {
  const advance = sample.reduce((sum, text) => sum + font.layout(text).advanceWidth, 0);
  return {
    ascent: font.ascent / font.unitsPerEm,
    descent: -font.descent / font.unitsPerEm,
    lineGap: font.lineGap / font.unitsPerEm,
    /** Average width of a character in the site's languages, with the font's kerning. */
    width: advance / sample.join('').length / font.unitsPerEm,
  };
}

/**
 * Makes a static font for some texts from a variable one, because fontkit can neither measure nor draw a variable WOFF2.
 * @throws Error if the file holds more than one font
 */
export async function instantiateFont(bytes: Buffer, texts: string, variationAxes: Axes): Promise<Font> {
  const options = { targetFormat: 'truetype', variationAxes } as const;
  const font = await getCachedFile('fonts', 'instance.ttf', [bytes, texts, JSON.stringify(options)], () =>
    subsetFont(bytes, texts, options),
  );
  return openFont(font);
}

/** Reduces a font to what the site uses. Characters that the Latin file lacks are put into further files. */
export async function createSubset({ id, files }: FontPackage, options: SubsetOptions) {
  const [latin = '', ...others] = files;
  const bytes = await readFile(latin);
  const font = openFont(bytes);
  const axes = chooseAxes(font, options);
  const subset: [FontFile, ...FontFile[]] = [await subsetFile(bytes, id, options.characters, axes)];
  let missingCharacters = [...options.characters].filter((character) => !hasGlyph(font, character));
  for (const other of others) {
    if (missingCharacters.length === 0) break;
    const source = await readFile(other);
    const further = openFont(source);
    const furtherCharacters = missingCharacters.filter((character) => hasGlyph(further, character));
    if (furtherCharacters.length === 0) continue;
    const name = path.basename(other).replace(/-[a-z]+-normal\.woff2$/i, '');
    subset.push({
      ...(await subsetFile(source, name, furtherCharacters.join(''), axes)),
      range: toUnicodeRange(furtherCharacters),
    });
    missingCharacters = missingCharacters.filter((character) => !furtherCharacters.includes(character));
  }
  const weight = axes['wght'];
  const least = Object.entries(axes).map(([name, part]) => [name, typeof part === 'number' ? part : part.min]);
  return {
    files: subset,
    /** CSS `font-weight` of the face. */
    weight: typeof weight === 'object' ? `${weight.min} ${weight.max}` : String(weight ?? 400),
    hasWeights: typeof weight === 'object',
    /** The characters for which the font has no glyph. */
    missingCharacters: missingCharacters.join(''),
    ...measureFont(await instantiateFont(bytes, options.characters, Object.fromEntries(least))),
  };
}

export type FontSubset = Awaited<ReturnType<typeof createSubset>>;
