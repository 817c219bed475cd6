/** Turns the source of a drawing (src/assets/drawings, src/features/chart/drawings) into the file that the site serves. */
import { readFile } from 'node:fs/promises';
import { DataError } from '~/schemas/dataFile';
import { brightness, listPaletteColours, type DrawingPalette, mix, sourcePalette } from './colours';

const colourPattern = /#[0-9a-f]{6}\b/gi;

/** Replaces the colours of the source palette by the site's. A colour that is not in the source palette stays. */
function recolour(source: string, palette: DrawingPalette): string {
  const sourceColours = listPaletteColours(sourcePalette);
  const siteColours = listPaletteColours(palette);
  return source.replaceAll(colourPattern, (hex) => siteColours[sourceColours.indexOf(hex.toLowerCase())] ?? hex);
}

/**
 * Converts a colour for the light scheme: dark backgrounds become paper, and bright lines become dark ink. Amber, the colour
 * of lights, stays.
 */
function toPaperColour(colour: string, { night, theme, line, paper, amber }: DrawingPalette): string {
  if (colour === amber) return colour;
  const darkest = brightness(night);
  const share = (brightness(colour) - darkest) / (1 - darkest);
  return share < 0.3 ? mix(paper, line, share * 0.9) : mix(mix(night, theme, 0.75), night, (share - 0.3) / 0.7);
}

/**
 * Gives a drawing the colours of both schemes, as CSS variables. A browser tells an image the scheme of the page by CSS
 * `color-scheme`; in browsers that do not, the image follows the scheme of the system.
 */
function addLightScheme(svg: string, palette: DrawingPalette): string {
  const colours = [...new Set(svg.match(colourPattern))];
  const names = new Map(colours.map((colour, index) => [colour, `--c${index}`]));
  const rule = (getColour: (colour: string) => string): string =>
    `svg{${colours.map((colour) => `${names.get(colour)}:${getColour(colour)}`).join(';')}}`;
  const light = rule((colour) => toPaperColour(colour, palette));
  const style = `<style>${rule((colour) => colour)}@media(prefers-color-scheme:light){${light}}</style>`;
  return svg
    .replaceAll(colourPattern, (colour) => `var(${names.get(colour)})`)
    .replace(/<svg[^>]*>/, (start) => start.replace(/\sdata-scheme="page"/, '') + style);
}

function minify(source: string): string {
  return source
    .replaceAll(/<!--.*?-->|<\?.*?\?>/gs, '')
    .replaceAll(/<style[^>]*>.*?<\/style>/gs, (style) => style.replaceAll(/\s*([{};,])\s*|(?<=:)\s+/g, '$1'))
    .replaceAll(/(?<=>)\s+|\s+(?=<)/g, '')
    .trim();
}

/** Makes the file to serve. A drawing whose svg element has `data-scheme="page"` follows the page's scheme. */
export function fillDrawing(source: string, palette: DrawingPalette): string {
  const svg = recolour(minify(source), palette);
  return `${/<svg[^>]*\sdata-scheme="page"/.test(svg) ? addLightScheme(svg, palette) : svg}\n`;
}

/**
 * Reads a drawing, with the colours of the theme, and its size in units of the picture. A photograph
 * that replaces the drawing is cropped to the same ratio.
 * @throws DataError if its file is no SVG with a `viewBox` that begins at 0 0
 */
export async function readDrawing(file: string, palette: DrawingPalette) {
  const svg = fillDrawing(await readFile(file, 'utf8'), palette);
  const [, width, height] = /<svg[^>]*\sviewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (width === undefined || height === undefined)
    throw new DataError([`${file}: a drawing is an SVG with a viewBox that begins with 0 0`]);
  return { width: Number(width), height: Number(height), svg };
}
