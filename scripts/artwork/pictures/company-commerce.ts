/** E-commerce: Hispaniola and its neighbours, water lines round their coasts, and the coasting trade between. */
import { breeze } from '~scripts/artwork/draw/breeze';
import { contours, sampleGrid } from '~scripts/artwork/draw/contours';
import { dotField, dots } from '~scripts/artwork/draw/dots';
import { createChart, loadLand } from '~scripts/artwork/draw/geo';
import { light, lightGlow } from '~scripts/artwork/draw/light';
import { ink, shade } from '~scripts/artwork/draw/palette';
import { PathWriter, strokeLine } from '~scripts/artwork/draw/path';
import { parsePoints, runningLength, type Point, type Polyline } from '~scripts/artwork/draw/point';
import { element, ground, linearGradient, svgDocument } from '~scripts/artwork/draw/svg';

const width = 1200;
const height = 800;
const chart = createChart({
  width,
  height,
  centre: { lon: -71.3, lat: 18.9 },
  at: { x: 585, y: 425 },
  radius: 5300,
  roll: -6,
});
const cell = 8;
const margin = 8;

const at = ({ x, y }: Point): Point => chart.project({ lon: x, lat: y }) ?? { x: 0, y: 0 };

/**
 * Longitudes and latitudes. Courses keep to open water between Port-au-Prince, Cap-Haïtien, Puerto Plata, Santo Domingo,
 * Santiago, Kingston and San Juan.
 */
const courses = [
  '-72.4 18.6 -73.1 18.95 -73.7 19.7 -73.2 20.15 -72.2 19.95 -70.75 20.1 -69.2 19.75 -68.1 18.9 -68.3 18.1 -69.88 18.4',
  '-69.88 18.4 -70.8 17.75 -71.6 17.2 -72.8 17.75 -74.7 18.1 -74.9 18.8 -73.7 19.05 -72.4 18.6',
  '-74.7 18.1 -75.6 17.75 -76.75 17.85',
  '-73.7 19.7 -74.6 19.6 -75.85 19.9',
  '-68.1 18.9 -67.4 18.75 -66.1 18.55',
].map(parsePoints);

const along = (p: number, q: number, r: number, s: number, t: number): number =>
  0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3);

/** A rounded course through its turning points (Catmull–Rom). */
function rounded(points: Polyline): Point[] {
  return points.flatMap((b, index) => {
    const c = points[index + 1];
    if (!c) return [b];
    const a = points[index - 1] ?? b;
    const d = points[index + 2] ?? c;
    return Array.from({ length: 12 }, (_, step) => ({
      x: along(a.x, b.x, c.x, d.x, step / 12),
      y: along(a.y, b.y, c.y, d.y, step / 12),
    }));
  });
}

/** Distance to the nearest coast at every grid point; that is what water lines follow. */
function coastDistance(rings: readonly Polyline[]): ReturnType<typeof sampleGrid> {
  const coast = rings.flatMap((ring) =>
    ring.flatMap((p, index) => {
      const q = ring[(index + 1) % ring.length] ?? p;
      const steps = Math.max(1, Math.ceil(Math.hypot(q.x - p.x, q.y - p.y) / 6));
      return Array.from({ length: steps }, (_, step) => ({
        x: p.x + ((q.x - p.x) * step) / steps,
        y: p.y + ((q.y - p.y) * step) / steps,
      }));
    }),
  );
  return sampleGrid(width / cell + 2 * margin + 1, height / cell + 2 * margin + 1, (column, row) => {
    const [x, y] = [(column - margin) * cell, (row - margin) * cell];
    let nearest = Infinity;
    for (const p of coast) nearest = Math.min(nearest, (p.x - x) ** 2 + (p.y - y) ** 2);
    return Math.sqrt(nearest);
  });
}

export function drawCommerce(): string {
  // The finest map holds slivers wound the wrong way, which clipping turns into a ring round the whole
  // picture (four points, no coast); and specks of reef that would be noise here.
  const rings = chart
    .rings(loadLand('10m'))
    .filter((ring) => ring.length > 4 && (runningLength(ring).at(-1) ?? 0) > 50);
  const land = dotField(rings, { width, height, pitch: 10, rowHeight: 9 });
  const grid = coastDistance(rings);
  // The wind begins where the water lines end.
  const offshore = (p: Point): boolean =>
    grid.at(Math.round(p.x / cell) + margin, Math.round(p.y / cell) + margin) > 122;
  const inland = (p: Point): boolean => (land.rows[Math.round(p.y / 9)]?.[Math.round(p.x / 10)] ?? 0) > 0;
  const waterLines = [10, 24, 42, 66, 98].map((level, index) => {
    const writer = new PathWriter();
    for (const line of contours(grid, level)) {
      const placed = line.map((p) => ({ x: (p.x - margin) * cell, y: (p.y - margin) * cell }));
      const middle = placed[Math.floor(placed.length / 2)];
      if (placed.length > 5 && middle && !inland(middle)) strokeLine(writer, placed, 36 + index * 14);
    }
    return element('path', { d: writer.toString(), 'stroke-opacity': [0.62, 0.44, 0.32, 0.22, 0.14][index] ?? 0 });
  });
  const coast = new PathWriter();
  for (const ring of rings) strokeLine(coast, [...ring, ...ring.slice(0, 1)], 15);
  const routes = new PathWriter();
  for (const course of courses) strokeLine(routes, rounded(course.map(at)), 60);
  const ports = courses
    .flatMap((course) => [course[0], course.at(-1)])
    .filter((port) => port !== undefined)
    .map(at)
    .map(({ x, y }) => element('circle', { cx: Math.round(x), cy: Math.round(y), r: 5.5, fill: ink.white }));
  const vessel = at({ x: -71.6, y: 17.2 });
  return svgDocument({
    width,
    height,
    ground: ground(150, [0, shade(0.96)], [0.5, shade(0.59)], [1, shade(0.19)]),
    defs: [linearGradient('h', [1200, 0, 0, 0], [0, ink.line, 0.42], [1, ink.line, 0.12]), lightGlow(84)],
    body: [
      ...breeze({
        width,
        height,
        seed: 12,
        gap: 30,
        heading: 172,
        wander: [10, 420],
        within: offshore,
        paint: 'url(#h)',
        hairline: 1.2,
        stroke: 3,
        share: 0.35,
      }),
      element('g', { fill: 'none', stroke: ink.line, 'stroke-width': 1.3 }, waterLines),
      element('path', {
        fill: shade(0.02),
        'fill-opacity': 0.55,
        stroke: ink.pale,
        'stroke-width': 1.6,
        d: coast.toString(),
      }),
      dots(land, { stroke: ink.pale, 'stroke-opacity': 0.6, 'stroke-width': 2.6 }, (n) => n > 1),
      element('path', {
        fill: 'none',
        stroke: ink.white,
        'stroke-width': 2,
        'stroke-dasharray': '7 6',
        d: routes.toString(),
      }),
      ...new Set(ports),
      light(vessel, 8.5, 84),
    ],
  });
}
