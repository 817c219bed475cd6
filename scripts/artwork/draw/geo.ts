/**
 * Land from Natural Earth (public domain, naturalearthdata.com) by the npm package world-atlas,
 * projected into picture units as plane rings.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoOrthographic, geoPath, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo';
import { feature, merge } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Point, Polyline } from './point';

type LandTopology = Topology<{ land: GeometryCollection }>;
type CountriesTopology = Topology<{ countries: GeometryCollection }>;

export type Detail = '10m' | '50m';

const require = createRequire(import.meta.url);
const cache = new Map<Detail, GeoPermissibleObjects>();

export function loadLand(detail: Detail): GeoPermissibleObjects {
  const known = cache.get(detail);
  if (known) return known;
  const topology = JSON.parse(readFileSync(require.resolve(`world-atlas/land-${detail}.json`), 'utf8')) as LandTopology;
  const land = feature(topology, topology.objects.land);
  cache.set(detail, land);
  return land;
}

/** The land of some countries as one, without the borders between them; by their numbers of ISO 3166-1, e.g. `332`. */
export function loadCountries(detail: Detail, ids: readonly string[]): GeoPermissibleObjects {
  const file = require.resolve(`world-atlas/countries-${detail}.json`);
  const topology = JSON.parse(readFileSync(file, 'utf8')) as CountriesTopology;
  const wanted = topology.objects.countries.geometries.filter(({ id }) => ids.includes(String(id)));
  return merge(
    topology,
    wanted.filter((shape) => shape.type === 'Polygon' || shape.type === 'MultiPolygon'),
  );
}

/** Degrees, east and north positive. */
export interface Place {
  readonly lon: number;
  readonly lat: number;
}

export const harbours = {
  newYork: { lon: -74.01, lat: 40.69 },
  santoDomingo: { lon: -69.89, lat: 18.47 },
  portAuPrince: { lon: -72.34, lat: 18.55 },
} as const satisfies Record<string, Place>;

export interface ChartFrame {
  readonly width: number;
  readonly height: number;
  /** The place that stands at `at`, seen from straight above. */
  readonly centre: Place;
  readonly at: Point;
  /** The globe's radius in picture units. */
  readonly radius: number;
  /** Degrees the chart is turned, clockwise positive. */
  readonly roll: number;
}

export interface Chart {
  readonly frame: ChartFrame;
  project(place: Place): Point | undefined;
  invert(point: Point): Place | undefined;
  rings(land: GeoPermissibleObjects): Polyline[];
}

/** A globe seen from far away: the chart falls off towards the side where the text stands. */
export function createChart(frame: ChartFrame): Chart {
  const margin = 60;
  const projection: GeoProjection = geoOrthographic()
    .rotate([-frame.centre.lon, -frame.centre.lat, frame.roll])
    .translate([frame.at.x, frame.at.y])
    .scale(frame.radius)
    .clipAngle(89)
    .precision(0.3);
  return {
    frame,
    project: (place) => {
      const xy = projection([place.lon, place.lat]);
      return xy ? { x: xy[0], y: xy[1] } : undefined;
    },
    invert: (point) => {
      const away = Math.hypot(point.x - frame.at.x, point.y - frame.at.y);
      if (away > frame.radius * 0.999) return undefined;
      const lonLat = projection.invert?.([point.x, point.y]);
      return lonLat ? { lon: lonLat[0], lat: lonLat[1] } : undefined;
    },
    rings: (land) => {
      projection.clipExtent([
        [-margin, -margin],
        [frame.width + margin, frame.height + margin],
      ]);
      const rings = collectRings(land, projection);
      projection.clipExtent(null);
      return rings;
    },
  };
}

function collectRings(object: GeoPermissibleObjects, projection: GeoProjection): Polyline[] {
  const rings: Point[][] = [];
  const context = {
    beginPath: () => undefined,
    moveTo: (x: number, y: number) => void rings.push([{ x, y }]),
    lineTo: (x: number, y: number) => void rings.at(-1)?.push({ x, y }),
    arc: () => undefined,
    closePath: () => undefined,
  };
  geoPath(projection, context)(object);
  return rings;
}

/** Points along the great circle between two places, ends included. */
export function greatCircle(from: Place, to: Place, steps: number): Place[] {
  const toVector = ({ lon, lat }: Place): [number, number, number] => {
    const l = (lon * Math.PI) / 180;
    const p = (lat * Math.PI) / 180;
    return [Math.cos(p) * Math.cos(l), Math.cos(p) * Math.sin(l), Math.sin(p)];
  };
  const a = toVector(from);
  const b = toVector(to);
  const angle = Math.acos(Math.min(1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]));
  return Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps;
    const wa = Math.sin((1 - t) * angle) / Math.sin(angle);
    const wb = Math.sin(t * angle) / Math.sin(angle);
    const [x, y, z] = [a[0] * wa + b[0] * wb, a[1] * wa + b[1] * wb, a[2] * wa + b[2] * wb];
    return { lon: (Math.atan2(y, x) * 180) / Math.PI, lat: (Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI };
  });
}
