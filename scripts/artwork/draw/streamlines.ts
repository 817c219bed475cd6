import type { Point, Polyline } from './point';
import type { createRandom } from './random';
/**
 * Evenly spaced streamlines after Jobard and Lefer (1997): each new line is seeded beside an old one
 * at the wanted distance and grows both ways until it leaves the frame or comes too near another.
 */
import type { WindField } from './wind-field';

export interface Spacing {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** Distance between lines, in picture units, as a function of place. */
  readonly gap: (point: Point) => number;
  readonly shortest: number;
  readonly longest: number;
}

const step = 4;
/** Lines may draw together to this part of the gap before one of them ends. */
const tolerance = 0.55;

class Neighbourhood {
  private readonly cells = new Map<number, Point[]>();
  private readonly size: number;

  constructor(size: number) {
    this.size = size;
  }

  private key(cx: number, cy: number): number {
    return (cx + 512) * 4096 + cy + 512;
  }

  add(line: Polyline): void {
    for (const point of line) {
      const key = this.key(Math.floor(point.x / this.size), Math.floor(point.y / this.size));
      const cell = this.cells.get(key);
      if (cell) cell.push(point);
      else this.cells.set(key, [point]);
    }
  }

  /** Whether any point lies nearer than `reach`, which must not exceed the cell size. */
  crowded(point: Point, reach: number): boolean {
    const cx = Math.floor(point.x / this.size);
    const cy = Math.floor(point.y / this.size);
    for (let dx = -1; dx <= 1; dx += 1) {
      for (let dy = -1; dy <= 1; dy += 1) {
        const near = this.cells.get(this.key(cx + dx, cy + dy));
        if (near?.some((other) => (other.x - point.x) ** 2 + (other.y - point.y) ** 2 < reach * reach)) return true;
      }
    }
    return false;
  }
}

/** One midpoint step; undefined where the field ends. */
function advance(field: WindField, point: Point, direction: 1 | -1): Point | undefined {
  const first = field(point);
  if (!first) return undefined;
  const half = (step / 2) * direction;
  const middle = field({ x: point.x + first.x * half, y: point.y + first.y * half });
  if (!middle) return undefined;
  return { x: point.x + middle.x * step * direction, y: point.y + middle.y * step * direction };
}

export function evenStreamlines(
  field: WindField,
  spacing: Spacing,
  random: ReturnType<typeof createRandom>,
): Point[][] {
  const { width, height, margin, gap, shortest, longest } = spacing;
  const inside = (p: Point): boolean => p.x > -margin && p.y > -margin && p.x < width + margin && p.y < height + margin;
  const widest = Math.max(
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((u) => [0, 0.25, 0.5, 0.75, 1].map((v) => gap({ x: u * width, y: v * height }))),
  );
  const taken = new Neighbourhood(widest * 1.3);
  const lines: Point[][] = [];

  const grow = (seed: Point): Point[] => {
    const own = new Neighbourhood(widest);
    const arms = ([-1, 1] as const).map((direction) => {
      const arm: Point[] = [];
      let point: Point | undefined = seed;
      while (arm.length * step < longest / 2) {
        point = advance(field, point, direction);
        if (!point || !inside(point) || taken.crowded(point, gap(point) * tolerance)) break;
        // A line that spirals must not run into itself; its newest points do not count.
        if (own.crowded(point, gap(point) * 0.45)) break;
        arm.push(point);
        const settled = arm[arm.length - Math.ceil(widest / step) - 2];
        if (settled) own.add([settled]);
      }
      return arm;
    });
    return [...(arms[0] ?? []).toReversed(), seed, ...(arms[1] ?? [])];
  };

  const tryFrom = (seed: Point): boolean => {
    if (!inside(seed) || taken.crowded(seed, gap(seed))) return false;
    const line = grow(seed);
    if (line.length * step < shortest) return false;
    lines.push(line);
    taken.add(line);
    return true;
  };

  const seedBeside = (line: Polyline): void => {
    for (let index = 2; index < line.length; index += 6) {
      const point = line[index];
      const wind = point && field(point);
      if (!point || !wind) continue;
      for (const sign of [1, -1]) {
        const reach = gap(point) * 1.02 * sign;
        tryFrom({ x: point.x - wind.y * reach, y: point.y + wind.x * reach });
      }
    }
  };

  // Fresh seeds in between find the pockets that no neighbour reaches.
  for (let attempt = 0, next = 0; attempt < 400; attempt += 1) {
    tryFrom({ x: random() * width, y: random() * height });
    for (; next < lines.length; next += 1) seedBeside(lines[next] ?? []);
  }
  return lines;
}
