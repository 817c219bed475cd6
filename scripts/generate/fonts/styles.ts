/** Writes the module with the style rules of the site's fonts, their files, and their licences. */
import { declareConstant, type GeneratedFolder, type WriteAsset } from '~scripts/generate/generated-folder';
import type { SiteFont, SiteFonts } from './site-fonts';

/**
 * Fonts of operating systems, with their local names and average widths. Every common system has one of each list.
 * Liberation has the metrics of Times New Roman and Arial; Georgia was measured by Gelasio, which has its metrics. Ubuntu and
 * GNOME, whose own fonts are not listed, come with Liberation or Noto too.
 * `hasGap`: whether the font has a line gap.
 */
const systemFonts = {
  serif: [
    { name: 'Georgia', hasGap: false, local: ['Georgia'], width: 0.4378 },
    { name: 'Noto', hasGap: false, local: ['Noto Serif Regular', 'NotoSerif-Regular'], width: 0.4737 },
    { name: 'Times', hasGap: true, local: ['Times New Roman', 'Liberation Serif'], width: 0.4003 },
    { name: 'DejaVu', hasGap: false, local: ['DejaVu Serif'], width: 0.5093 },
  ],
  sans: [
    { name: 'Arial', hasGap: true, local: ['Arial', 'Liberation Sans'], width: 0.4431 },
    { name: 'Roboto', hasGap: false, local: ['Roboto Regular', 'Roboto-Regular'], width: 0.4415 },
    { name: 'Noto', hasGap: false, local: ['Noto Sans Regular', 'NotoSans-Regular'], width: 0.4668 },
    { name: 'DejaVu', hasGap: false, local: ['DejaVu Sans'], width: 0.5024 },
  ],
} as const;

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;
const getSystemFonts = ({ isSerif }: SiteFont) => (isSerif ? systemFonts.serif : systemFonts.sans);
const getGenericFamilies = ({ isSerif }: SiteFont): string => (isSerif ? 'Georgia,serif' : 'system-ui,sans-serif');
const quote = (text: string): string => `"${text.replaceAll(/["\\]/g, '')}"`;

/** Mean widths of the fonts that the site's layout was drawn with, in em. */
const layoutWidths = { headings: 0.4065, text: 0.4446 } as const;

/** Returns a scale that makes a font smaller if it is wider than the font that the layout was designed with. */
function getScale({ subset, role }: SiteFont): number {
  return Math.min(1, Math.round((layoutWidths[role] / subset.width) * 106) / 100);
}

/** Writes the files of a font, and returns its `@font-face` rules. */
function webFontFaces(font: SiteFont, writeAsset: WriteAsset): string {
  const { family, subset } = font;
  const scale = getScale(font);
  const size = scale === 1 ? '' : `;size-adjust:${percent(scale)}`;
  return subset.files
    .map(({ name, content, range }) => {
      const only = range === undefined ? '' : `;unicode-range:${range}`;
      return `@font-face{font-family:${quote(family)};src:url(${writeAsset(name, content)});font-weight:${subset.weight};font-display:swap${size}${only}}`;
    })
    .join('');
}

/** Returns rules for fallback fonts, stretched to the metrics of the site's font, which prevents a layout shift. */
function fallbackFaces(font: SiteFont): string {
  const { ascent, descent, lineGap, width } = font.subset;
  const scale = getScale(font);
  return getSystemFonts(font)
    .map((system) => {
      const size = (width * scale) / system.width;
      const sources = system.local.map((name) => `local(${quote(name)})`).join(',');
      const gap = system.hasGap || lineGap > 0 ? `line-gap-override:${percent((lineGap * scale) / size)};` : '';
      return `@font-face{font-family:${quote(`${font.family} ${system.name}`)};src:${sources};ascent-override:${percent((ascent * scale) / size)};descent-override:${percent((descent * scale) / size)};${gap}size-adjust:${percent(size)}}`;
    })
    .join('');
}

export function makeFontFaces({ headings, text }: SiteFonts, writeAsset: WriteAsset): string {
  const fonts = [...new Set([headings, text])];
  return [...fonts.map((font) => webFontFaces(font, writeAsset)), ...fonts.map(fallbackFaces)].join('');
}

function fallbacks(font: SiteFont): string {
  return [...getSystemFonts(font).map(({ name }) => quote(`${font.family} ${name}`)), getGenericFamilies(font)].join(
    ',',
  );
}

/** Returns values of CSS `font-family`: the site's fonts with their fallback fonts, and the fallback fonts alone. */
export function fontFamilies({ headings, text }: SiteFonts) {
  const all = (font: SiteFont): string => `${quote(font.family)},${fallbacks(font)}`;
  return {
    fallback: { headings: fallbacks(headings), text: fallbacks(text) },
    site: { headings: all(headings), text: all(text) },
  };
}

/** Writes the module of the fonts, and their files. */
export function writeFonts(folder: GeneratedFolder, fonts: SiteFonts): void {
  folder.writeModule(
    'fonts.ts',
    'the fonts of data/site.json',
    "/** Rules of the site's fonts, and of the fallback fonts that are shown until they arrive. */",
    declareConstant('fontFaces', 'string', makeFontFaces(fonts, folder.writeAsset)),
    "/** Values of CSS `font-family`: the site's fonts with their fallback fonts, and the fallback fonts alone. */",
    declareConstant(
      'fontFamilies',
      "Record<'fallback' | 'site', Record<'headings' | 'text', string>>",
      fontFamilies(fonts),
    ),
    '/** Whether the font of the text has a semi-bold; otherwise browsers make one. */',
    declareConstant('hasTextWeights', 'boolean', fonts.text.subset.hasWeights),
  );
  for (const { licence } of new Set([fonts.headings, fonts.text]))
    folder.writeFile(`public/licences/${licence.file}`, licence.text);
}
