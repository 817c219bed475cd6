/** Grounds, lines and accents, and the colours that the pixels of a published picture are chosen from. */
import type { Ink } from './scene.ts';

export interface Inks {
  readonly ground: string;
  readonly lines: string;
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

/** Sky and sea have mixtures of ground and lines of their own. */
export function colourOf(ink: Ink, { ground, lines, accent, onDark }: Inks): string {
  const shares = onDark ? { sky: 0.5, sea: 0.6, rim: 0.88 } : { sky: 0.55, sea: 0.66, rim: 1 };
  if (ink === 'accent') return accent;
  return ink === 'object' ? lines : mix(ground, lines, shares[ink]);
}

/** Twelve colours: the ground, the ground of solids, seven mixtures with the lines, three with the accent. */
export function paletteOf(inks: Inks): Colour[] {
  const { ground, lines, accent } = inks;
  const hexes = [
    ground,
    bodyGround(inks),
    ...[0.14, 0.28, 0.42, 0.56, 0.7, 0.85, 1].map((share) => mix(ground, lines, share)),
    ...[0.35, 0.7, 1].map((share) => mix(ground, accent, share)),
  ];
  return hexes.map((hex) => {
    const [red, green, blue] = channels(hex);
    return [red, green, blue, 255];
  });
}
