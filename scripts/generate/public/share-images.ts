/** Share images: the site's chart and mark (scripts/generate/artwork/brand.ts), with the name of the page. */
import { basename } from 'node:path';
import type { Font } from 'fontkit';
import sharp from 'sharp';
import { assets } from '~/seo/addresses';
import type { Palette } from '~/theme/Palette';
import { ascii, type SiteFont, type SiteFonts } from '~scripts/generate/fonts/site-fonts';
import { chooseAxes, instantiateFont, openFont } from '~scripts/generate/fonts/subset';
import { getCachedFile } from '~scripts/lib/cached-file';

const { width, height } = assets.shareImage;
/** Left margin, the same as that of the mark in `share.jpg` (scripts/generate/artwork/brand.ts). */
const margin = 84;
/** The space for the page's name: between the mark and the brand, beside the chart. */
const nameBox = { width: 620, height: 260 } as const;
const largestSize = 84;
const jpeg = { quality: 84, mozjpeg: true } as const;
/** Baselines of the name's last line and of the brand. */
const baselines = { name: 462, brand: 548 } as const;

/* Text is drawn as outlines of the site's fonts, so that a picture looks the same on any machine. */

interface TextStyle {
  readonly font: Font;
  /** Font size in pixels. */
  readonly size: number;
  /** Space between any two characters, in em. */
  readonly tracking: number;
}

/** Prevents a line break; fonts have no glyph for it. */
const wordJoiner = '\u2060';

const emojiPart = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F)$/u;

/** Returns the text without the emoji that a font lacks; `null` if the font lacks a letter. */
function toWritableText(font: Font, text: string): string | null {
  const lacks = (character: string) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  const characters = [...text.replaceAll(wordJoiner, '')].filter(
    (character) => !(emojiPart.test(character) && lacks(character)),
  );
  return characters.some(lacks) ? null : characters.join('').trim();
}

/** Places the glyphs of a line: each with its distance from the start of the line. */
function layoutLine(text: string, { font, size, tracking }: TextStyle) {
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let x = 0;
  const placedGlyphs = glyphs.map((glyph, index) => {
    const start = x;
    x += (positions[index]?.xAdvance ?? 0) * scale + tracking * size;
    return { glyph, x: start };
  });
  return { width: x - tracking * size, placedGlyphs, scale };
}

/** Draws the glyphs of a line as SVG path data. */
const drawLine = ({ placedGlyphs, scale }: ReturnType<typeof layoutLine>): string =>
  // The y axis points up in fonts and down in pictures.
  placedGlyphs.map(({ glyph, x }) => glyph.path.transform(scale, 0, 0, -scale, x, 0).toSVG()).join('');

/** Breaks text at its spaces into lines no wider than `width` pixels; a longer word has a line of its own. */
function typesetText(text: string, style: TextStyle, width: number) {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && layoutLine(longer, style).width <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines.map((line) => layoutLine(line, style));
}

/** Typesets the name as large as its box allows. */
function typesetName(name: string, font: Font) {
  for (let size = largestSize; ; size *= 0.9) {
    const lines = typesetText(name, { font, size, tracking: -0.02 }, nameBox.width);
    if (lines.length * size <= nameBox.height && lines.every(({ width }) => width <= nameBox.width))
      return { lines, size };
  }
}

/** Makes one of the site's fonts for some texts. It has all of ASCII, as fontkit fails on fonts with few characters. */
async function readFont({ subset }: SiteFont, texts: string, weight: number, size: number): Promise<Font> {
  const source = subset.files[0].content;
  const place = { weights: { min: weight, max: weight }, sizes: { min: size, max: size } };
  return instantiateFont(source, ascii + texts, chooseAxes(openFont(source), place));
}

/**
 * Draws the words of a page's share image.
 * @returns an SVG document of the image's size; `null` if the fonts lack a letter
 */
function drawWords(
  pageName: string,
  brandName: string,
  fonts: Record<'name' | 'brand', Font>,
  onNight: Palette['onNight'],
): string | null {
  const [name, brand] = [toWritableText(fonts.name, pageName), toWritableText(fonts.brand, brandName)];
  if (name === null || brand === null) return null;
  const brandStyle = { font: fonts.brand, size: 30, tracking: 0.01 };
  const { lines, size } = typesetName(name, fonts.name);
  const line = (outline: string, y: number, colour: string) =>
    `<path transform="translate(${margin} ${y})" fill="${colour}" d="${outline}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    ...lines.map((words, row) => line(drawLine(words), baselines.name - (lines.length - 1 - row) * size, onNight.ink)),
    line('M0 0h72v2H0z', baselines.name + 32, onNight.amber),
    ...typesetText(brand, brandStyle, width - 2 * margin).map((words, row) =>
      line(drawLine(words), baselines.brand + row * 36, onNight.inkSoft),
    ),
    '</svg>',
  ].join('');
}

/**
 * Makes the share image of each page; returns them by path. A page whose name has letters that the fonts lack gets the
 * background without words.
 * @param names of pages by the paths of their images
 * @param background of all images
 */
export async function makeShareImages(
  names: ReadonlyMap<string, string>,
  brand: string,
  background: Uint8Array,
  { headings, text }: SiteFonts,
  { onNight }: Pick<Palette, 'onNight'>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const fonts = {
    name: await readFont(headings, [...names.values()].join(''), 400, 72),
    brand: await readFont(text, brand, 500, 16),
  };
  const draw = (words: string) =>
    sharp(background)
      .composite([{ input: Buffer.from(words) }])
      .jpeg(jpeg)
      .toBuffer();
  const parameters = JSON.stringify(jpeg);
  const images = new Map<string, Uint8Array>();
  for (const [path, name] of names) {
    const words = drawWords(name, brand, fonts, onNight);
    const image =
      words !== null &&
      (await getCachedFile('share', basename(path), [background, words, parameters], () => draw(words)));
    images.set(path, image || background);
  }
  return images;
}
