/** A drawing that is ink on paper where the page around it is light, and what it was where that is dark. */
import { schemes } from '~/theme/palette';
import { blend, brightness, ink, shade } from './palette';

/** In attributes and in a style sheet. */
const colourPattern = /(?<=[":])#[0-9a-f]{6}\b/g;

const darkest = brightness(ink.night);

/** Grounds become paper, lines ink, and what stands out by its light stands out by its depth; lights stay lights. */
function onPaper(colour: string): string {
  if (colour === ink.amber) return colour;
  const share = (brightness(colour) - darkest) / (1 - darkest);
  return share < 0.3
    ? blend(schemes.light.background.paper, ink.line, share * 0.9)
    : blend(shade(0.75), ink.night, (share - 0.3) / 0.7);
}

/** The page's scheme reaches a picture by CSS \`color-scheme\`; where a browser does not hand it on, the system's does. */
export function inkOnPaper(svg: string): string {
  const colours = [...new Set(svg.match(colourPattern))];
  const names = new Map(colours.map((colour, index) => [colour, `--${String.fromCodePoint(97 + index)}`]));
  const values = (of: (colour: string) => string): string =>
    `svg{${colours.map((colour) => `${names.get(colour)}:${of(colour)}`).join(';')}}`;
  const style = `<style>${values((colour) => colour)}@media(prefers-color-scheme:light){${values(onPaper)}}</style>`;
  return svg.replaceAll(colourPattern, (colour) => `var(${names.get(colour)})`).replace(/(?<=^<svg[^>]*>)/, style);
}
