/** Cuts a line into strokes of ten widths, as a burin does: no crumbs, no breaks of a hair, thin at free ends. */
import type { Ink, Stroke } from '../scene.ts';
import type { Point } from '../tools/vector.ts';

const widths = [0.5, 0.75, 1.05, 1.4, 1.85, 2.4, 3.1, 4, 5.2, 7];

export interface Cutting {
  readonly ink: Ink;
  /** What is thinner is not cut. */
  readonly thinnest: number;
  /** Points over which a free end thins out. */
  readonly taper: number;
  /** Runs of fewer points are not cut. */
  readonly run: number;
  /** The plate's size, at whose edges lines end without thinning out. */
  readonly plate: Point;
}

export function cutStrokes(
  points: readonly Point[],
  widthAt: (x: number, y: number) => number,
  { ink, thinnest, taper, run, plate }: Cutting,
): Stroke[] {
  const count = points.length;
  const leaves = ([x, y]: Point) => x < 0 || y < 0 || x > plate[0] || y > plate[1];
  const freeStart = !leaves(points[0]);
  const freeEnd = !leaves(points[count - 1]);
  /** An index of `widths` for each point; −1 is nothing. */
  const levels = Int8Array.from(points, ([x, y], i) => {
    let width = widthAt(x, y);
    const fromEnd = Math.min(freeStart ? i : Infinity, freeEnd ? count - 1 - i : Infinity);
    if (fromEnd < taper) width *= 0.45 + (0.55 * fromEnd) / taper;
    if (width < thinnest) return -1;
    let level = 0;
    while (level < widths.length - 1 && width > (widths[level] + widths[level + 1]) / 2) level++;
    return level;
  });
  const runEnd = (from: number, same: (level: number) => boolean) => {
    let end = from;
    while (end < count && same(levels[end])) end++;
    return end;
  };

  // A change of one width for fewer than seven points is smoothed away.
  for (let i = 1; i < count; i++)
    if (levels[i] >= 0 && levels[i - 1] >= 0 && Math.abs(levels[i] - levels[i - 1]) === 1) {
      const end = runEnd(i, (level) => level === levels[i]);
      if (end - i < 7) levels.fill(levels[i - 1], i, end);
    }
  // Gaps of fewer than four points are closed.
  for (let i = 0; i < count;) {
    const none = levels[i] < 0;
    const end = runEnd(i, (level) => level < 0 === none);
    if (none && i > 0 && end < count && end - i < 4) levels.fill(0, i, end);
    i = end;
  }
  // Runs of few points are dropped.
  for (let i = 0; i < count;) {
    const none = levels[i] < 0;
    const end = runEnd(i, (level) => level < 0 === none);
    if (!none && end - i < run) levels.fill(-1, i, end);
    i = end;
  }

  const strokes: Stroke[] = [];
  for (let i = 0; i < count - 1;) {
    const level = levels[i];
    const end = runEnd(i, (other) => other === level);
    // A stroke reaches to the first point of the next width.
    const last = end < count && levels[end] >= 0 ? end : end - 1;
    if (level >= 0 && last > i) strokes.push({ points: points.slice(i, last + 1), width: widths[level], ink });
    i = end;
  }
  return strokes;
}
