/** Writes a plate as SVG: a path for each ink and width, of short relative moves to the nearest next stroke. */
import { bodyGround, colourOf } from '../inks.ts';
import type { Inks } from '../inks.ts';
import type { Ink } from '../scene.ts';
import type { Point } from '../tools/vector.ts';
import type { Plate } from './cut.ts';

/** Units of the SVG for a unit of the plate, so that whole numbers do. */
const fine = 2;

/** Leaves out points that lie within a tolerance of the line (Douglas and Peucker). */
function simplified(points: readonly Point[], tolerance: number): Point[] {
  const kept = new Uint8Array(points.length);
  kept[0] = 1;
  kept[points.length - 1] = 1;
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [a, b] = span;
    const [ax, ay] = points[a];
    const dx = points[b][0] - ax;
    const dy = points[b][1] - ay;
    const length = Math.hypot(dx, dy);
    let farthest = -1;
    let most = tolerance;
    for (let i = a + 1; i < b; i++) {
      const [x, y] = points[i];
      const off = length < 1e-6 ? Math.hypot(x - ax, y - ay) : Math.abs((x - ax) * dy - (y - ay) * dx) / length;
      if (off > most) {
        most = off;
        farthest = i;
      }
    }
    if (farthest < 0) continue;
    kept[farthest] = 1;
    spans.push([a, farthest], [farthest, b]);
  }
  return points.filter((_, i) => kept[i] === 1);
}

const whole = (points: readonly Point[]): Point[] =>
  simplified(points, 0.4).map(([x, y]): Point => [Math.round(x * fine), Math.round(y * fine)]);

const pair = (x: number, y: number): string => `${x < 0 ? '' : ' '}${x}${y < 0 ? '' : ' '}${y}`;

/** Path data of polylines, each drawn from the end that is nearer to where the last one stopped. */
function pathOf(lines: readonly Point[][]): string {
  const cell = 40 * fine;
  const cellsOf = new Map<string, number[]>();
  lines.forEach((line, i) => {
    for (const [x, y] of [line[0], line[line.length - 1]]) {
      const key = `${Math.floor(x / cell)},${Math.floor(y / cell)}`;
      const members = cellsOf.get(key);
      if (members) members.push(i);
      else cellsOf.set(key, [i]);
    }
  });
  const done = new Uint8Array(lines.length);
  let x = 0;
  let y = 0;
  let next = 0;
  let data = '';
  for (let n = 0; n < lines.length; n++) {
    let best = -1;
    let nearest = Infinity;
    let backwards = false;
    for (let v = -1; v <= 1; v++)
      for (let u = -1; u <= 1; u++)
        for (const i of cellsOf.get(`${Math.floor(x / cell) + u},${Math.floor(y / cell) + v}`) ?? []) {
          if (done[i]) continue;
          const line = lines[i];
          const first = line[0];
          const last = line[line.length - 1];
          const toFirst = (first[0] - x) ** 2 + (first[1] - y) ** 2;
          const toLast = (last[0] - x) ** 2 + (last[1] - y) ** 2;
          if (Math.min(toFirst, toLast) >= nearest) continue;
          nearest = Math.min(toFirst, toLast);
          best = i;
          backwards = toLast < toFirst;
        }
    if (best < 0) {
      while (done[next]) next++;
      best = next;
    }
    done[best] = 1;
    const line = backwards ? lines[best].toReversed() : lines[best];
    data += `m${pair(line[0][0] - x, line[0][1] - y).trimStart()}`;
    [x, y] = line[0];
    for (const [nextX, nextY] of line.slice(1)) {
      data += pair(nextX - x, nextY - y);
      x = nextX;
      y = nextY;
    }
  }
  return data;
}

const order: readonly Ink[] = ['sky', 'sea', 'object', 'rim', 'accent'];

/** `transparent` leaves the ground out, for vignettes; `letters` is path data in units of the plate. */
export function writeSvg(
  { width, height, strokes, discs, body }: Plate,
  inks: Inks,
  { transparent = false, letters = '' }: { transparent?: boolean; letters?: string } = {},
): string {
  const groups = order.map((ink) => {
    const ofInk = strokes.filter((stroke) => stroke.ink === ink);
    const paths = [...new Set(ofInk.map((stroke) => stroke.width))].map((strokeWidth) => {
      const lines = ofInk.filter((stroke) => stroke.width === strokeWidth).map((stroke) => whole(stroke.points));
      return `<path stroke-width="${Number((strokeWidth * fine).toFixed(1))}" d="${pathOf(lines)}"/>`;
    });
    return `<g stroke="${colourOf(ink, inks)}">${paths.join('')}</g>`;
  });
  const circles = discs.map(
    ({ centre: [x, y], radius }) =>
      `<circle cx="${(x * fine).toFixed(1)}" cy="${(y * fine).toFixed(1)}" r="${(radius * fine).toFixed(1)}" fill="${inks.accent}"/>`,
  );
  const text = letters ? `<path transform="scale(${fine})" fill="${inks.lines}" d="${letters}"/>` : '';
  const grounds = transparent
    ? ''
    : `<rect width="100%" height="100%" fill="${inks.ground}"/><path fill="${bodyGround(inks)}" fill-rule="evenodd" d="${pathOf(body.map(whole))}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * fine} ${height * fine}" width="${width}" height="${height}">${grounds}<g fill="none" stroke-linecap="round" stroke-linejoin="round">${groups.join('')}</g>${circles.join('')}${text}</svg>\n`;
}
