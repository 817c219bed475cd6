/** Grounds, lines and accents, and the colours that the pixels of a published picture are chosen from. */
import type { Ink } from './scene.ts';

export interface Inks {
  readonly ground: string;
  readonly lines: string;
  /** What sky and sea are mixed from, where it is not the lines' own colour. */
  readonly distance?: string;
  readonly accent: string;
  /** Whether lines carry the light, on a dark ground, or the shade, on a light one. */
  readonly onDark: boolean;
}

const night = (ground: string, accent = '#F2A93B'): Inks => ({ ground, lines: '#F4EDE2', accent, onDark: true });
const day = (ground: string, accent: string): Inks => ({ ground, lines: '#0F1A33', accent, onDark: false });

export const inksOfCompanies = {
  rumbo: night('#004AAD'),
  malla: night('#0B6B63'),
  faro: night('#071736', '#F7DFA6'),
  cabotaje: night('#A93F28', '#F7DFA6'),
  soley: day('#F2A93B', '#FBF3DF'),
} as const;

export const inksOfSubjects = {
  all: day('#FBF8F2', '#E8920C'),
  business: night('#004AAD'),
  politics: day('#F4EDE2', '#A93F28'),
  economy: day('#F2A93B', '#FBF3DF'),
  markets: night('#071736'),
  technology: night('#0B6B63'),
  society: night('#A93F28', '#F7DFA6'),
} as const;

/** Vignettes have two cuts, one for each scheme of the page, and no ground of their own. */
export const inksOfVignettes = {
  light: { ground: '#FBF8F2', lines: '#0F1A33', distance: '#2A5FB4', accent: '#E8920C', onDark: false },
  dark: { ground: '#0A1428', lines: '#F4EDE2', distance: '#6F9CE6', accent: '#F5A623', onDark: true },
} as const satisfies Record<string, Inks>;

export const inksOfAbout = night('#004AAD');

export type Colour = readonly [red: number, green: number, blue: number, opacity: number];

const channels = (hex: string): readonly number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

/** `share` of b in a. */
export const mix = (a: string, b: string, share: number): string => {
  const other = channels(b);
  const mixed = channels(a).map((value, i) => Math.round(value + (other[i] - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** The ground under solids, so that the body comes forward. */
export const bodyGround = ({ ground, onDark }: Inks): string => (onDark ? mix(ground, '#000000', 0.08) : ground);

/** Sky and sea have mixtures of their own. */
export function colourOf(ink: Ink, { ground, lines, distance, accent, onDark }: Inks): string {
  if (ink === 'accent') return accent;
  if (ink === 'object') return lines;
  if (ink === 'rim') return onDark ? mix(ground, lines, 0.88) : lines;
  if (distance) return distance;
  const [sky, sea] = onDark ? [0.5, 0.6] : [0.55, 0.66];
  return mix(ground, lines, ink === 'sky' ? sky : sea);
}

/** Eight colours: the ground, the ground of solids, four mixtures with the lines, two with the accent. */
export function paletteOf(inks: Inks): Colour[] {
  const { ground, lines, accent } = inks;
  const hexes = [
    ground,
    bodyGround(inks),
    ...[0.25, 0.5, 0.75, 1].map((share) => mix(ground, lines, share)),
    ...[0.5, 1].map((share) => mix(ground, accent, share)),
  ];
  return hexes.map((hex) => colour(hex, 255));
}

function colour(hex: string, opacity: number): Colour {
  const [red, green, blue] = channels(hex);
  return [red, green, blue, opacity];
}

/** Ten colours: nothing, and three strengths of each ink. */
export function paletteOfVignette({ lines, distance = lines, accent }: Inks): Colour[] {
  return [
    [0, 0, 0, 0],
    ...[lines, distance, accent].flatMap((hex) => [85, 170, 255].map((opacity) => colour(hex, opacity))),
  ];
}
