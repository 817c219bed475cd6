import type { Point } from './point';
import { createRandom, noise2 } from './random';
import { evenStreamlines } from './streamlines';
import { element } from './svg';
/** Wind that passes behind a picture's subject: what all the drawings have in common. */
import { where, type WindField } from './wind-field';
import { brushStrokes, cutStrokes, hairlines, partAround } from './wind-strokes';

export interface Breeze {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly gap: number;
  /** Degrees the wind blows towards, clockwise from due right; 180 is the easterly's way. */
  readonly heading: number;
  /** How far it wanders from that, in degrees, and over what length. */
  readonly wander: readonly [number, number];
  /** Where it blows at all. */
  readonly within?: (point: Point) => boolean;
  readonly part?: { readonly at: Point; readonly radius: number };
  /** Of hairlines and strokes, e.g. `url(#h)`. */
  readonly paint: string;
  readonly hairline: number;
  readonly stroke: number;
  /** The share of strokes that are drawn, 0 to 1. */
  readonly share: number;
}

export function breeze(settings: Breeze): string[] {
  const { width, height, seed, heading, wander, within, part, paint } = settings;
  const open: WindField = ({ x, y }) => {
    const turn = heading + wander[0] * noise2(x / wander[1], y / wander[1], seed);
    const angle = (turn * Math.PI) / 180;
    return { x: Math.cos(angle), y: Math.sin(angle), speed: 0.6 };
  };
  const field = within ? where(open, within) : open;
  const random = createRandom(seed);
  const spacing = { width, height, margin: 20, gap: () => settings.gap, shortest: 120, longest: 7000 };
  const lines = evenStreamlines(field, spacing, random).map((line) =>
    part ? partAround(line, part.at, part.radius) : line,
  );
  const strokes = cutStrokes(lines, open, random, [120, 460], [60, 260]).filter(
    (stroke) => stroke.lot < settings.share,
  );
  return [
    element('path', { fill: 'none', stroke: paint, 'stroke-width': settings.hairline, d: hairlines(lines, 160) }),
    ...(strokes.length > 0
      ? [element('path', { fill: paint, d: brushStrokes(strokes, () => settings.stroke, 200) })]
      : []),
  ];
}
