/** The style sheet's part about fonts. */
import { systemFonts } from './measure';
import type { SiteFont, SiteFonts } from './site-fonts';

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;
const systemOf = ({ isSerif }: SiteFont) => (isSerif ? systemFonts.serif : systemFonts.sans);
const generic = ({ isSerif }: SiteFont): string => (isSerif ? 'Georgia,serif' : 'system-ui,sans-serif');
const quote = (text: string): string => `"${text.replaceAll(/["\\]/g, '')}"`;

/** Mean widths of the fonts that the site's layout was drawn with, in em. */
const drawnWith = { headings: 0.4065, text: 0.4446 } as const;

/** A font that is wider than the one that the layout was drawn with is set smaller: lines take the room meant for them. */
function scaleOf({ cut, role }: SiteFont): number {
  return Math.min(1, Math.round((drawnWith[role] / cut.width) * 106) / 100);
}

/** A font's own faces. */
function ownFaces(font: SiteFont, address: (file: string) => string): string {
  const { family, cut } = font;
  const scale = scaleOf(font);
  const size = scale === 1 ? '' : `;size-adjust:${percent(scale)}`;
  return cut.files
    .map(({ file, range }) => {
      const only = range === undefined ? '' : `;unicode-range:${range}`;
      return `@font-face{font-family:${quote(family)};src:url(${address(file)});font-weight:${cut.weight};font-display:swap${size}${only}}`;
    })
    .join('');
}

/** Fonts of systems, stretched to the metrics of the site's: nothing moves when it arrives. */
function standInFaces(font: SiteFont): string {
  const { ascent, descent, lineGap, width } = font.cut;
  const scale = scaleOf(font);
  return systemOf(font)
    .map((system) => {
      const size = (width * scale) / system.width;
      const sources = system.local.map((name) => `local(${quote(name)})`).join(',');
      const gap = system.hasGap || lineGap > 0 ? `line-gap-override:${percent((lineGap * scale) / size)};` : '';
      return `@font-face{font-family:${quote(`${font.family} ${system.name}`)};src:${sources};ascent-override:${percent((ascent * scale) / size)};descent-override:${percent((descent * scale) / size)};${gap}size-adjust:${percent(size)}}`;
    })
    .join('');
}

export function fontFaces({ headings, text }: SiteFonts, address: (file: string) => string): string {
  const fonts = [...new Set([headings, text])];
  return [...fonts.map((font) => ownFaces(font, address)), ...fonts.map(standInFaces)].join('');
}

function standIns(font: SiteFont): string {
  return [...systemOf(font).map(({ name }) => quote(`${font.family} ${name}`)), generic(font)].join(',');
}

/** Values of CSS `font-family`: until the site's fonts arrive, and with them. */
export function fontFamilies({ headings, text }: SiteFonts) {
  const own = (font: SiteFont): string => `${quote(font.family)},${standIns(font)}`;
  return {
    standIns: { headings: standIns(headings), text: standIns(text) },
    own: { headings: own(headings), text: own(text) },
  };
}
