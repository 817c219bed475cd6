/**
 * The trade winds as an analytic pressure field. Wind runs along its isobars with the high on the
 * right hand (northern hemisphere), turned a little towards low pressure by friction at the surface:
 * south of the Bermuda high that makes the north-east trades, west of it the southerlies that
 * recurve along the American coast, north of it the westerlies.
 */
import type { Chart, Place } from './geo';
import { clamp, type Point } from './point';
import { noise2 } from './random';

export interface Wind {
  /** Unit direction in picture units. */
  readonly x: number;
  readonly y: number;
  /** Strength, about 0 (calm) to 1 (fresh trade). */
  readonly speed: number;
}

export type WindField = (point: Point) => Wind | undefined;

interface Centre extends Place {
  readonly strength: number;
  /** Reach in degrees, east–west and north–south. */
  readonly reach: readonly [number, number];
}

const centres: readonly Centre[] = [
  { lon: -43, lat: 31, strength: 1, reach: [30, 13] },
  { lon: -138, lat: 34, strength: 0.5, reach: [24, 14] },
  { lon: -66, lat: 57, strength: -0.6, reach: [26, 12] },
];

function pressure(place: Place, seed: number): number {
  let total = 0.34 * Math.exp(-(((place.lat - 31) / 15) ** 2)) - 0.45 * Math.exp(-(((place.lat + 3) / 13) ** 2));
  for (const centre of centres) {
    const dx = ((place.lon - centre.lon) * Math.cos((centre.lat * Math.PI) / 180)) / centre.reach[0];
    const dy = (place.lat - centre.lat) / centre.reach[1];
    total += centre.strength * Math.exp(-(dx * dx + dy * dy));
  }
  total += 0.03 * noise2(place.lon / 10, place.lat / 7, seed);
  return total;
}

const frictionAngle = (16 * Math.PI) / 180;

/** East and north components at a place, in pressure units per degree. */
function surfaceWind(place: Place, seed: number): { east: number; north: number } {
  const h = 0.4;
  const shrink = Math.cos((place.lat * Math.PI) / 180);
  const slopeEast =
    (pressure({ ...place, lon: place.lon + h }, seed) - pressure({ ...place, lon: place.lon - h }, seed)) /
    (2 * h * shrink);
  const slopeNorth =
    (pressure({ ...place, lat: place.lat + h }, seed) - pressure({ ...place, lat: place.lat - h }, seed)) / (2 * h);
  const [east, north] = [-slopeNorth, slopeEast];
  const [sin, cos] = [Math.sin(frictionAngle), Math.cos(frictionAngle)];
  return { east: east * cos - north * sin, north: east * sin + north * cos };
}

const freshTrade = 0.075;

/** Wind in picture units: the surface wind carried through the projection. */
export function windOver(chart: Chart, seed: number): WindField {
  return (point) => {
    const place = chart.invert(point);
    if (!place) return undefined;
    const { east, north } = surfaceWind(place, seed);
    const strength = Math.hypot(east, north);
    if (strength === 0) return undefined;
    const step = 0.05 / strength;
    const there = chart.project({
      lon: place.lon + (east * step) / Math.cos((place.lat * Math.PI) / 180),
      lat: place.lat + north * step,
    });
    if (!there) return undefined;
    const [dx, dy] = [there.x - point.x, there.y - point.y];
    const length = Math.hypot(dx, dy);
    if (length === 0) return undefined;
    return { x: dx / length, y: dy / length, speed: clamp(strength / freshTrade, 0, 1) };
  };
}

/** The field read from a grid: projections are slow, and streamlines ask many times. */
export function onGrid(field: WindField, width: number, height: number, cell = 16, margin = 80): WindField {
  const columns = Math.ceil((width + 2 * margin) / cell) + 1;
  const rows = Math.ceil((height + 2 * margin) / cell) + 1;
  const cells: (Wind | undefined)[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1)
      cells.push(field({ x: column * cell - margin, y: row * cell - margin }));
  }
  return (point) => {
    const gx = (point.x + margin) / cell;
    const gy = (point.y + margin) / cell;
    const [ix, iy] = [Math.floor(gx), Math.floor(gy)];
    if (ix < 0 || iy < 0 || ix >= columns - 1 || iy >= rows - 1) return undefined;
    let [x, y, speed] = [0, 0, 0];
    for (const [cx, cy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const wind = cells[(iy + cy) * columns + ix + cx];
      if (!wind) return undefined;
      const weight = (cx === 1 ? gx - ix : 1 - gx + ix) * (cy === 1 ? gy - iy : 1 - gy + iy);
      x += wind.x * weight;
      y += wind.y * weight;
      speed += wind.speed * weight;
    }
    const length = Math.hypot(x, y);
    return length > 0.05 ? { x: x / length, y: y / length, speed } : undefined;
  };
}

/** The field with holes: streamlines end where `there` says no, as they do in the calms. */
export const where =
  (field: WindField, there: (point: Point, wind: Wind) => boolean): WindField =>
  (point) => {
    const wind = field(point);
    return wind && there(point, wind) ? wind : undefined;
  };
