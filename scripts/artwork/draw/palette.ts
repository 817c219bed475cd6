/** The drawings' colours: mixtures of the theme's, so that a change there recolours them all (`npm run artwork`). */
import { onNight, schemes, themeColor } from '~/theme/palette';
import { clamp, mix } from './point';

function channels(colour: string): number[] {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new Error(`The drawings mix colours such as #004aad, not ${colour}`);
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** A colour between two, as `#rrggbb`; a share of 0 is the first, of 1 the second. */
export function blend(first: string, second: string, share: number): string {
  const other = channels(second);
  return `#${channels(first)
    .map((value, channel) => Math.round(clamp(mix(value, other[channel] ?? value, share), 0, 255)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** From 0 for black to 1 for white, as the eye weighs the channels. */
export function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

const white = onNight.ink;

export const ink = {
  night: schemes.light.night.main,
  navy: shade(0.13),
  line: blend(schemes.dark.primary.main, themeColor, 0.09),
  pale: onNight.inkSoft,
  white,
  paper: schemes.light.background.paper,
  // A little away from white: lights are small, and fuller than the text of that colour.
  amber: blend(onNight.amber, white, -0.14),
} as const;

/** The grounds: from the night (0) to the theme colour (1). */
export function shade(share: number): string {
  return blend(schemes.light.night.main, themeColor, share);
}

/** Lighter towards white (1). */
export function tint(colour: string, share: number): string {
  return blend(colour, white, share);
}

type Scheme = 'light' | 'dark';
export type CalendarColours = Readonly<Record<'ink' | 'soft' | 'line' | 'ground' | 'free', string>>;

const calendarOf = ({ text, divider, background, primary }: (typeof schemes)[Scheme]): CalendarColours => ({
  ink: text.primary,
  soft: text.secondary,
  line: divider,
  ground: background.default,
  free: primary.main,
});

/** Of the sample calendar (sample-calendar.ts). */
export const calendar: Readonly<Record<Scheme, CalendarColours>> = {
  light: calendarOf(schemes.light),
  dark: calendarOf(schemes.dark),
};
