/** Derives both colour schemes from one colour, by tones of the HCT space: two tones have the same contrast in every hue. */
import {
  argbFromHex,
  Contrast,
  differenceDegrees,
  Hct,
  hexFromArgb,
  lstarFromArgb,
} from '@material/material-color-utilities';
import { alpha, darken } from '@mui/system/colorManipulator';
import type { Settings } from '~/schemas/site';
import { hoverShade, type Palette } from '~/theme/Palette';

/** The owner's colours as `#rrggbb`. If there is no accent, one is chosen. */
export type BrandColors = Pick<Settings, 'themeColor' | 'accentColor'>;

/** Warm neutrals, the same with every theme colour. */
const paper = {
  light: { default: '#fbf8f3', paper: '#f3ede3' },
  divider: '#d8cfc0',
} as const;

/** The accent, for example of harbours and recent dates: as light on night, and as ink on paper. */
const amber = { light: '#f5b452', ink: '#a65500' } as const;
/** The accent if amber would be too close to the theme colour. */
const sea = { light: '#7fd4e6', ink: '#00687a' } as const;

/** Least contrast of a colour on backgrounds. */
type Demands = readonly (readonly [background: string, ratio: number])[];

const toHct = (color: string) => Hct.fromInt(argbFromHex(color));
const toHex = (hue: number, chroma: number, tone: number) => hexFromArgb(Hct.from(hue, chroma, tone).toInt());
const getTone = (color: string) => lstarFromArgb(argbFromHex(color));

function meetsDemands(color: string, demands: Demands): boolean {
  return demands.every(([background, ratio]) => Contrast.ratioOfTones(getTone(color), getTone(background)) >= ratio);
}

/**
 * Returns the colour itself if it meets the demands, otherwise the nearest tone of its hue that does.
 * @throws Error if no tone does
 */
function toReadable(color: string, demands: Demands, lowest = 0): string {
  const { hue, chroma, tone } = toHct(color);
  if (tone >= lowest && meetsDemands(color, demands)) return color;
  const steps = Array.from({ length: 401 }, (_, index) => index / 4);
  const tones = steps.filter((step) => step >= lowest).sort((a, b) => Math.abs(a - tone) - Math.abs(b - tone));
  const readable = tones.map((step) => toHex(hue, chroma, step)).find((candidate) => meetsDemands(candidate, demands));
  if (readable === undefined) throw new Error(`No tone of ${color} can be read on ${String(demands)}`);
  return readable;
}

/** Chooses amber, unless the theme colour is a warm yellow or orange. */
function chooseAccent(theme: Hct): typeof amber | typeof sea {
  return theme.chroma > 12 && differenceDegrees(theme.hue, toHct(amber.light).hue) < 45 ? sea : amber;
}

/** Derives the palette of the site. Readable colours of the owner are used unchanged (4.5 : 1, WCAG 2.2, 1.4.3). */
export function derivePalette({ themeColor, accentColor }: BrandColors): Palette {
  const theme = toHct(themeColor);
  const accent = accentColor === undefined ? chooseAccent(theme) : { light: accentColor, ink: accentColor };
  const share = Math.min(1, theme.chroma / 57);
  const isBlue = theme.hue > 240 && theme.hue < 300;
  const isYellow = theme.hue > 80 && theme.hue < 115;
  /** Returns the hue for a tone. Pale blues would look violet and dark yellows olive, so their hues are shifted. */
  const getHue = (tone: number) => {
    if (isBlue) return theme.hue - 0.135 * Math.max(0, tone - 10);
    return isYellow ? theme.hue - 0.5 * Math.min(28, Math.max(0, 60 - tone)) : theme.hue;
  };
  /** Returns the theme colour in another tone. */
  const getShade = (tone: number) => toHex(getHue(tone), theme.chroma, tone);
  /** Returns a neutral colour with a little of the theme's hue, and less of it in pale tints of other hues than blue. */
  const getTint = (tone: number, chroma: number) =>
    toHex(getHue(tone), chroma * share * (isBlue || tone < 50 ? 1 : 0.5), tone);

  const night = { main: getTint(8.3, 26), deep: getTint(4.8, 21) };
  const onNightInk = '#ffffff';
  const inkSoft = getTint(86, 19.4);
  // This is the theme colour itself if white is readable on it and it is no darker than the night around it.
  const readableGlow = toReadable(
    themeColor,
    [
      [onNightInk, 7],
      [inkSoft, 4.5],
    ],
    20,
  );
  const glow = readableGlow === themeColor ? readableGlow : getShade(getTone(readableGlow) - 0.5);
  const accentOnNight = toReadable(accent.light, [
    [night.main, 7],
    [night.deep, 4.5],
    [glow, 3],
  ]);

  const onPaper = Object.values(paper.light).map((background) => [background, 4.5] as const);
  const primary = toReadable(themeColor, onPaper);

  const dark = { default: getTint(6.4, 19.2), paper: getTint(10.6, 22) };
  const onDark = [...Object.values(dark), night.main].map((background) => [background, 4.5] as const);
  // A dark theme colour becomes a bright one in the dark scheme.
  const primaryOnDark = meetsDemands(themeColor, onDark) ? themeColor : getShade(Math.min(98, 111.8 - theme.tone));

  return {
    themeColor,
    schemes: {
      light: {
        text: { primary: getTint(9.8, 22), secondary: getTint(31, 21.6) },
        background: paper.light,
        divider: paper.divider,
        primary: { main: primary },
        button: { main: primary, hover: darken(primary, hoverShade), text: '#ffffff' },
        secondary: { main: toReadable(accent.ink, onPaper) },
        error: { main: '#a3182a' },
        success: { main: '#0f6b3f' },
        outline: getTint(56, 15.8),
        night: { ...night, glow },
      },
      dark: {
        text: { primary: getTint(96, 6.5), secondary: getTint(80, 17.2) },
        background: dark,
        divider: getTint(26, 22),
        primary: { main: primaryOnDark },
        // Buttons look as they do on the night backgrounds.
        button: { main: onNightInk, hover: darken(onNightInk, hoverShade), text: night.main },
        secondary: { main: toReadable(accent.light, onDark) },
        error: { main: '#ff9aa6' },
        success: { main: '#7fd8a8' },
        outline: getTint(59.5, 23.9),
        night: { main: getTint(3.7, 17), deep: getTint(2.2, 13.4), glow: getShade(Math.min(23, getTone(glow))) },
      },
    },
    onNight: {
      background: night.main,
      ink: onNightInk,
      inkSoft,
      line: alpha(inkSoft, 0.24),
      outline: 'rgb(255 255 255 / 0.6)',
      amber: accentOnNight,
      amberHalo: alpha(accentOnNight, 0.28),
      shade: alpha(getTint(2.2, 13.4), 0.8),
    },
  };
}
