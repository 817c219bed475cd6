import { PathWriter, sliver, strokeLine } from './path';
import { distance, mix, runningLength, slice, type Point, type Polyline } from './point';
import type { createRandom } from './random';
/** Wind drawn as hairlines and as strokes of a brush. */
import type { WindField } from './wind-field';

type Random = ReturnType<typeof createRandom>;

export interface WindStroke {
  readonly line: Polyline;
  /** Wind speed at its middle, 0 to 1. */
  readonly speed: number;
  /** A number in [0, 1) of its own, to share strokes out between layers. */
  readonly lot: number;
}

/** Cuts streamlines into strokes of varied length with pauses between them. */
export function cutStrokes(
  lines: readonly Polyline[],
  field: WindField,
  random: Random,
  length: readonly [number, number],
  pause: readonly [number, number],
): WindStroke[] {
  const strokes: WindStroke[] = [];
  for (const line of lines) {
    const total = runningLength(line).at(-1) ?? 0;
    let at = random() * pause[1];
    while (at < total) {
      // Squaring favours short strokes; a few long ones then carry the eye.
      const wanted = mix(length[0], length[1], random() ** 2);
      const end = Math.min(total, at + wanted);
      const lot = random();
      if (end - at > length[0] * 0.6) {
        const part = slice(line, at, end);
        const middle = part[Math.floor(part.length / 2)];
        strokes.push({ line: part, speed: (middle && field(middle)?.speed) ?? 0, lot });
      }
      at = end + mix(pause[0], pause[1], random());
    }
  }
  return strokes;
}

export function hairlines(lines: readonly Polyline[], step: number, decimals = 0): string {
  const writer = new PathWriter(decimals);
  for (const line of lines) strokeLine(writer, line, step);
  return writer.toString();
}

export function brushStrokes(
  strokes: readonly WindStroke[],
  width: (stroke: WindStroke) => number,
  step: number,
): string {
  const writer = new PathWriter(1);
  for (const stroke of strokes) sliver(writer, stroke.line, width(stroke), step);
  return writer.toString();
}

/** Moves points outward so that a round hole opens at `centre`: wind parting at a harbour. */
export function partAround(line: Polyline, centre: Point, radius: number): Point[] {
  return line.map((point) => {
    const away = distance(point, centre) || 0.001;
    const grow = Math.sqrt(1 + (radius / away) ** 2);
    return { x: centre.x + (point.x - centre.x) * grow, y: centre.y + (point.y - centre.y) * grow };
  });
}
