/** Plane geometry in picture units; y grows downwards as in SVG. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Polyline = readonly Point[];

/** Points from their coordinates, x and y in turn: `12 8 40 16`. */
export function parsePoints(coordinates: string): Point[] {
  const numbers = coordinates.split(' ').map(Number);
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? 0 }] : []));
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Running length at every point; the last entry is the whole length. */
export function runningLength(line: Polyline): number[] {
  const lengths: number[] = [];
  let total = 0;
  line.forEach((point, index) => {
    const before = line[index - 1];
    if (before) total += distance(before, point);
    lengths.push(total);
  });
  return lengths;
}

/** `count + 1` points at equal arc length, ends included. */
export function resample(line: Polyline, count: number): Point[] {
  const lengths = runningLength(line);
  const total = lengths.at(-1) ?? 0;
  const out: Point[] = [];
  let cursor = 0;
  for (let step = 0; step <= count; step += 1) {
    const target = (total * step) / count;
    while (cursor < line.length - 2 && (lengths[cursor + 1] ?? 0) < target) cursor += 1;
    const a = line[cursor];
    const b = line[cursor + 1] ?? a;
    if (!a || !b) return out;
    const from = lengths[cursor] ?? 0;
    const span = (lengths[cursor + 1] ?? from) - from;
    const t = span > 0 ? clamp((target - from) / span, 0, 1) : 0;
    out.push({ x: mix(a.x, b.x, t), y: mix(a.y, b.y, t) });
  }
  return out;
}

/** The part of a line between two arc lengths. */
export function slice(line: Polyline, from: number, to: number): Point[] {
  const lengths = runningLength(line);
  const at = (target: number): Point | undefined => {
    const after = lengths.findIndex((length) => length >= target);
    const b = line[after === -1 ? line.length - 1 : after];
    const a = line[Math.max(0, after - 1)];
    if (!a || !b) return undefined;
    const low = lengths[Math.max(0, after - 1)] ?? 0;
    const span = (lengths[after] ?? low) - low;
    const t = span > 0 ? (target - low) / span : 0;
    return { x: mix(a.x, b.x, t), y: mix(a.y, b.y, t) };
  };
  const inner = line.filter((_, index) => (lengths[index] ?? 0) > from && (lengths[index] ?? 0) < to);
  return [at(from), ...inner, at(to)].filter((point) => point !== undefined);
}

/** Unit tangents by central differences. */
export function tangents(line: Polyline): Point[] {
  return line.map((point, index) => {
    const before = line[index - 1] ?? point;
    const after = line[index + 1] ?? point;
    const length = distance(before, after) || 1;
    return { x: (after.x - before.x) / length, y: (after.y - before.y) / length };
  });
}
