/** How wide a font's words are, and what makes a system's font take the same room until it arrives. */
import type { Font } from 'fontkit';

/** In a thousand characters of this site's English, Spanish and French. */
const frequencies = ' 160e107s67a67o60n59i58r54t51u33l33c30d28p20m18h15g13v12b9f8y8é7'.matchAll(/(\D)(\d+)/g);
const weights = [...frequencies].map(([, character = '', weight]) => [character, Number(weight)] as const);

/** In em, of text in the site's languages. */
export function averageWidth(font: Font): number {
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  const width = weights.reduce(
    (sum, [character, weight]) => sum + weight * font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth,
    0,
  );
  return width / total / font.unitsPerEm;
}

/** In em, of the widest of some words; a hyphen ends a word. */
export function widestWord(font: Font, texts: readonly string[]): number {
  const words = new Set(texts.flatMap((text) => text.split(/[\s\u00a0\u202f]+|(?<=[-–—/])/)));
  const widths = [...words].map((word) => font.layout(word.replaceAll('\u2060', '')).advanceWidth / font.unitsPerEm);
  return Math.max(0, ...widths);
}

/**
 * Fonts of systems, by the names they go by, with their average width. Liberation has the metrics of Times New Roman and
 * Arial, Roboto nearly those of Arial; Georgia was measured by Gelasio, which has its metrics. `hasGap`: between its lines.
 */
export const systemFonts = {
  serif: [
    { name: 'Georgia', hasGap: false, local: ['Georgia'], width: 0.4347 },
    { name: 'Noto', hasGap: false, local: ['Noto Serif Regular', 'NotoSerif-Regular'], width: 0.4733 },
    { name: 'Times', hasGap: true, local: ['Times New Roman', 'Liberation Serif'], width: 0.3951 },
  ],
  sans: [
    {
      name: 'Arial',
      hasGap: true,
      local: ['Arial', 'Liberation Sans', 'Roboto Regular', 'Roboto-Regular'],
      width: 0.4417,
    },
  ],
} as const;
