/** Turns the source of a drawing (src/assets/drawings) into the file that the site serves. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DataError } from '~/schemas/dataFile';
import { brightness, listPaletteColours, type DrawingPalette, mix, sourcePalette } from './colours';
import { drawingsFolder } from './folders';

const colourPattern = /#[0-9a-f]{6}\b/gi;

/** Each colour of the palette takes the place of the source's; one that follows no palette stays as it is. */
function recolour(source: string, palette: DrawingPalette): string {
  const sourceColours = listPaletteColours(sourcePalette);
  const siteColours = listPaletteColours(palette);
  return source.replaceAll(colourPattern, (hex) => siteColours[sourceColours.indexOf(hex.toLowerCase())] ?? hex);
}

/**
 * For the light scheme: a background becomes paper, lines become ink, and what stood out by its light stands out by its
 * depth. Lights stay lights.
 */
function toPaperColour(colour: string, { night, theme, line, paper, amber }: DrawingPalette): string {
  if (colour === amber) return colour;
  const darkest = brightness(night);
  const share = (brightness(colour) - darkest) / (1 - darkest);
  return share < 0.3 ? mix(paper, line, share * 0.9) : mix(mix(night, theme, 0.75), night, (share - 0.3) / 0.7);
}

/**
 * A drawing that is ink on paper on a light page. The page's scheme reaches an image by CSS `color-scheme`; if a
 * browser does not pass it on, the system's does.
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

/** The file to serve. `data-scheme="page"` on the svg element gives a drawing that follows the page's scheme. */
export function fillDrawing(source: string, palette: DrawingPalette): string {
  const svg = recolour(minify(source), palette);
  return `${/<svg[^>]*\sdata-scheme="page"/.test(svg) ? addLightScheme(svg, palette) : svg}\n`;
}

/**
 * A drawing of ours in the theme's colours, and its size in units of the picture: a photograph that takes its place is
 * cropped to its ratio.
 * @throws DataError if its file is no SVG with a `viewBox` that begins at 0 0
 */
export async function readDrawing(file: string, palette: DrawingPalette) {
  const svg = fillDrawing(await readFile(path.join(drawingsFolder, file), 'utf8'), palette);
  const [, width, height] = /<svg[^>]*\sviewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (width === undefined || height === undefined)
    throw new DataError([`${file}: a drawing is an SVG with a viewBox that begins with 0 0`]);
  return { width: Number(width), height: Number(height), svg };
}
