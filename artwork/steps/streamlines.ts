/** Lays evenly spaced lines along the directions of one label, after Jobard and Lefer (1997). */
import { clamp } from '../tools/numbers.ts';
import type { Point } from '../tools/vector.ts';
import { pixelAt } from './field.ts';
import type { Field } from './field.ts';

export interface Laying {
  readonly label: number;
  readonly spacing: (x: number, y: number) => number;
  /** A turn from the field's directions, in radians. */
  readonly turn: number;
  /** Lines that come nearer than this share of the spacing end. */
  readonly stop: number;
  readonly shortest: number;
}

const step = 1.6;
/** The size of the cells in which points are looked up. */
const cell = 3;

export function layLines(field: Field, laying: Laying): Point[][] {
  const { width, height, pixels, labels, cosines, sines, clear } = field;
  const { label, spacing, turn, stop } = laying;
  const plateWidth = width / pixels;
  const plateHeight = height / pixels;
  const columns = Math.ceil(plateWidth / cell) + 8;
  /** Points in each cell: x, y, the line's number, the place along it. */
  const cells = new Map<number, number[]>();
  const cellOf = (x: number, y: number) => (Math.floor(y / cell) + 4) * columns + Math.floor(x / cell) + 4;

  const inside = (x: number, y: number): boolean => {
    const i = pixelAt(field, x, y);
    return i >= 0 && labels[i] === label && clear[i] === 0;
  };
  const angleAt = (x: number, y: number): number => {
    const u = x * pixels - 0.5;
    const v = y * pixels - 0.5;
    const i = clamp(Math.floor(u), 0, width - 2);
    const j = clamp(Math.floor(v), 0, height - 2);
    const a = clamp(u - i);
    const b = clamp(v - j);
    let cosine = 0;
    let sine = 0;
    for (let corner = 0; corner < 4; corner++) {
      const right = corner & 1;
      const below = corner >> 1;
      const k = (j + below) * width + i + right;
      if (labels[k] !== label) continue;
      const weight = (right ? a : 1 - a) * (below ? b : 1 - b) + 1e-6;
      cosine += weight * cosines[k];
      sine += weight * sines[k];
    }
    return Math.atan2(sine, cosine) / 2 + turn;
  };
  const isNear = (x: number, y: number, distance: number, line: number, order: number): boolean => {
    const reach = Math.ceil(distance / cell);
    const home = cellOf(x, y);
    for (let v = -reach; v <= reach; v++)
      for (let u = -reach; u <= reach; u++) {
        const points = cells.get(home + v * columns + u);
        if (!points) continue;
        for (let q = 0; q < points.length; q += 4) {
          if ((points[q] - x) ** 2 + (points[q + 1] - y) ** 2 >= distance * distance) continue;
          if (points[q + 2] === line && Math.abs(points[q + 3] - order) * step < distance * 2.2) continue;
          return true;
        }
      }
    return false;
  };
  const remember = (x: number, y: number, line: number, order: number) => {
    const key = cellOf(x, y);
    const points = cells.get(key);
    if (points) points.push(x, y, line, order);
    else cells.set(key, [x, y, line, order]);
  };

  let serial = 0;
  const trace = (startX: number, startY: number): Point[] => {
    const line = ++serial;
    const first = angleAt(startX, startY);
    const halves = [1, -1].map((way) => {
      const points: Point[] = [];
      let x = startX;
      let y = startY;
      let lastX = Math.cos(first) * way;
      let lastY = Math.sin(first) * way;
      for (let i = 0; i < 2000; i++) {
        const angle = angleAt(x, y);
        let ux = Math.cos(angle);
        let uy = Math.sin(angle);
        if (ux * lastX + uy * lastY < 0) {
          ux = -ux;
          uy = -uy;
        }
        const middle = angleAt(x + ux * step * 0.5, y + uy * step * 0.5);
        let vx = Math.cos(middle);
        let vy = Math.sin(middle);
        if (vx * ux + vy * uy < 0) {
          vx = -vx;
          vy = -vy;
        }
        // A fold ends the line.
        if (vx * lastX + vy * lastY < 0.3) break;
        const nextX = x + vx * step;
        const nextY = y + vy * step;
        if (!inside(nextX, nextY)) {
          if (nextX < 0 || nextY < 0 || nextX >= plateWidth || nextY >= plateHeight)
            points.push([nextX + vx * 2.5, nextY + vy * 2.5]);
          break;
        }
        if (isNear(nextX, nextY, spacing(nextX, nextY) * stop, line, way * (i + 1))) break;
        points.push([nextX, nextY]);
        if (i % 2 === 0) remember(nextX, nextY, line, way * (i + 1));
        x = nextX;
        y = nextY;
        lastX = vx;
        lastY = vy;
      }
      return points;
    });
    remember(startX, startY, line, 0);
    return [...halves[1].reverse(), [startX, startY], ...halves[0]];
  };

  const lines: Point[][] = [];
  let seeds: Point[] = [];
  const tryAt = (x: number, y: number) => {
    if (!inside(x, y) || isNear(x, y, spacing(x, y) * 0.98, -1, 0)) return;
    const line = trace(x, y);
    lines.push(line);
    for (let i = 0; i < line.length; i += 3) {
      const [px, py] = line[i];
      const gap = spacing(px, py);
      const angle = angleAt(px, py);
      for (const side of [gap, -gap]) seeds.push([px - Math.sin(angle) * side, py + Math.cos(angle) * side]);
    }
  };
  for (let y = 1.5; y < plateHeight; y += 4)
    for (let x = 1.5; x < plateWidth; x += 4) {
      tryAt(x, y);
      while (seeds.length > 0) {
        const round = seeds;
        seeds = [];
        for (const [seedX, seedY] of round) tryAt(seedX, seedY);
      }
    }
  return lines.filter((line) => line.length * step >= laying.shortest);
}
