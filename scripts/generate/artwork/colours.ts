/** The colours of the drawings. They are mixed from the theme's, so that a change there recolours all drawings. */
import { argbFromRgb, hexFromArgb } from '@material/material-color-utilities';
import type { Palette } from '~/theme/Palette';

function channels(colour: string): readonly number[] {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new Error(`The drawings mix colours such as #004aad, not ${colour}`);
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** Mixes two colours: a share of 0 gives the first, 1 the second, a negative one a colour beyond the first. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second);
  const mixed = channels(first).map((value, channel) => value + ((other[channel] ?? value) - value) * share);
  const [red = 0, green = 0, blue = 0] = mixed.map((value) => Math.round(Math.min(255, Math.max(0, value))));
  return hexFromArgb(argbFromRgb(red, green, blue));
}

/** Returns the brightness of a colour from 0 for black to 1 for white, with the channels weighted as the eye does. */
export function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** Chooses the drawings' colours from the palette of the theme. */
export const toDrawingPalette = ({ onNight, schemes }: Palette): DrawingPalette => ({
  night: schemes.light.night.main,
  // This is the theme colour itself if white can be read on it, because the drawings' lines are as light as white text.
  theme: schemes.light.night.glow,
  line: mix(schemes.dark.primary.main, schemes.light.night.glow, 0.09),
  pale: onNight.inkSoft,
  white: onNight.ink,
  paper: schemes.light.background.paper,
  // Lights are small: they take a fuller amber than text.
  amber: mix(onNight.amber, onNight.ink, -0.14),
});

/** The colours that stand in the files of src/assets/drawings, whatever the theme is. */
export const sourcePalette = {
  night: '#071736',
  theme: '#004aad',
  /** Colour of thin lines and of land. */
  line: '#8eb8f8',
  /** Colour of what stands out: coasts, strokes of wind. */
  pale: '#c9d8f2',
  white: '#ffffff',
  /** What a drawing lies on in the light scheme. */
  paper: '#f3ede3',
  amber: '#f4aa3a',
} as const;

/** The colours that all colours of the drawings are mixed from, as `#rrggbb`. */
export type DrawingPalette = Readonly<Record<keyof typeof sourcePalette, string>>;

/** Mixes the colours between two colours, in steps of a percentage. */
function mixSteps(first: string, second: string, step: number): readonly string[] {
  return Array.from({ length: 100 / step - 1 }, (_, index) => mix(first, second, ((index + 1) * step) / 100));
}

/**
 * Lists every colour of a drawing that follows the theme, in the same order for each palette: the palette's colours, those
 * between night and the theme colour, and those between a bright colour and white.
 */
export function listPaletteColours(palette: DrawingPalette): readonly string[] {
  const { night, theme, line, pale, white, paper, amber } = palette;
  const lighterColours = [theme, amber, pale].flatMap((colour) => mixSteps(colour, white, 5));
  return [night, theme, line, pale, white, paper, amber, ...mixSteps(night, theme, 1), ...lighterColours];
}
