/** How wide a font is, and what makes a system's font take the same room until it arrives. */
import type { Font } from 'fontkit';

/** Sentences and headings of the site's languages, in which fonts relate to each other as in all of its texts. */
export const sample: readonly string[] = [
  'This page cannot be reached right now. It opens by itself once the connection is back.',
  'If you would rather talk, choose a time in the calendar.',
  'Artículos anteriores en el canal Atom',
  'Los artículos se publican en inglés.',
  'Ce que deviennent vos données',
  'Les nouvelles de la région',
];

/** Mean width of a character in the site's languages, with the font's kerning, in em. */
export function averageWidth(font: Font): number {
  const width = sample.reduce((sum, text) => sum + font.layout(text).advanceWidth, 0);
  return width / sample.join('').length / font.unitsPerEm;
}

/**
 * Fonts of systems, by the names they go by, with their average width; together every usual system has one of each kind.
 * Liberation has the metrics of Times New Roman and Arial; Georgia was measured by Gelasio, which has its metrics.
 * `hasGap`: between its lines.
 */
export const systemFonts = {
  serif: [
    { name: 'Georgia', hasGap: false, local: ['Georgia'], width: 0.4378 },
    { name: 'Noto', hasGap: false, local: ['Noto Serif Regular', 'NotoSerif-Regular'], width: 0.4737 },
    { name: 'Times', hasGap: true, local: ['Times New Roman', 'Liberation Serif'], width: 0.4003 },
    { name: 'DejaVu', hasGap: false, local: ['DejaVu Serif'], width: 0.5093 },
  ],
  sans: [
    { name: 'Arial', hasGap: true, local: ['Arial', 'Liberation Sans'], width: 0.4431 },
    { name: 'Roboto', hasGap: false, local: ['Roboto Regular', 'Roboto-Regular'], width: 0.4415 },
    { name: 'Ubuntu', hasGap: true, local: ['Ubuntu Regular', 'Ubuntu-Regular'], width: 0.4486 },
    { name: 'Cantarell', hasGap: false, local: ['Cantarell Regular', 'Cantarell-Regular'], width: 0.4371 },
    { name: 'Noto', hasGap: false, local: ['Noto Sans Regular', 'NotoSans-Regular'], width: 0.4668 },
    { name: 'DejaVu', hasGap: false, local: ['DejaVu Sans'], width: 0.5024 },
  ],
} as const;
