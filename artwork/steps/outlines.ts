/** Outlines of labels by marching squares. */
import { contours } from 'd3-contour';
import { clamp } from '../tools/numbers.ts';
import type { Point } from '../tools/vector.ts';
import type { Field } from './field.ts';

export interface Outlines {
  /** Closed, along the plate's edges too. */
  readonly rings: readonly Point[][];
  /** Open, without the plate's edges. */
  readonly lines: readonly Point[][];
}

const weights = [1, 2, 1, 2, 4, 2, 1, 2, 1];

export function outline({ width, height, pixels, labels }: Field, belongs: (label: number) => boolean): Outlines {
  const softened = new Float64Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let k = 0; k < 9; k++) {
        const u = clamp(x + (k % 3) - 1, 0, width - 1);
        const v = clamp(y + Math.floor(k / 3) - 1, 0, height - 1);
        if (belongs(labels[v * width + u])) sum += weights[k];
      }
      softened[y * width + x] = sum / 16;
    }
  const [shape] = contours().size([width, height]).thresholds([0.5])(Array.from(softened));
  const rings: Point[][] = [];
  const lines: Point[][] = [];
  for (const polygon of shape.coordinates)
    for (const ring of polygon) {
      rings.push(ring.map(([x, y]): Point => [x / pixels, y / pixels]));
      let line: Point[] = [];
      for (const [x, y] of ring) {
        if (x >= 1 && y >= 1 && x <= width - 1 && y <= height - 1) line.push([x / pixels, y / pixels]);
        else if (line.length > 0) {
          lines.push(line);
          line = [];
        }
      }
      lines.push(line);
    }
  return { rings, lines: lines.filter((line) => line.length > 5) };
}

/** Takes the corners of pixels off a line. */
export const rounded = (line: readonly Point[]): Point[] =>
  line.map((point, i): Point => {
    if (i === 0 || i === line.length - 1) return point;
    return [(line[i - 1][0] + 2 * point[0] + line[i + 1][0]) / 4, (line[i - 1][1] + 2 * point[1] + line[i + 1][1]) / 4];
  });
