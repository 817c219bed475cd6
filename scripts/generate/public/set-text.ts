/** Text as outlines of the site's fonts, so that a picture looks the same on any machine. */
import type { Font } from 'fontkit';

export interface TextStyle {
  readonly font: Font;
  /** Font size in pixels. */
  readonly size: number;
  /** Space between any two characters, in em. */
  readonly tracking: number;
}

/** Prevents a line break; fonts have no glyph for it. */
const wordJoiner = '\u2060';

/** The characters of a text that a font has no glyph for. */
export function lackedBy(font: Font, text: string): string {
  const characters = new Set(text.replaceAll(wordJoiner, ''));
  return [...characters].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)).join('');
}

function setLine(
  text: string,
  { font, size, tracking }: TextStyle,
): { readonly width: number; readonly outline: string } {
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let x = 0;
  let outline = '';
  for (const [index, glyph] of glyphs.entries()) {
    // The y axis points up in fonts and down in pictures.
    outline += glyph.path.transform(scale, 0, 0, -scale, x, 0).toSVG();
    x += (positions[index]?.xAdvance ?? 0) * scale + tracking * size;
  }
  return { width: x - tracking * size, outline };
}

/**
 * Breaks text at its spaces into lines no wider than `width` pixels; a longer word has a line of its own.
 * @returns for each line SVG path data, from the start of the baseline on
 */
export function setText(text: string, style: TextStyle, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.replaceAll(wordJoiner, '').split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && setLine(longer, style).width <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines.map((line) => setLine(line, style).outline);
}
