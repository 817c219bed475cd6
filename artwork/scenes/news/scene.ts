/** A news plate: the relief of a region as a map of land and sea, and an object of the subject that stands on it. */
import { usual } from '../../scene.ts';
import type { Camera, Material, Nearest, Scene, SpaceLine, Stroke } from '../../scene.ts';
import { bordersOf, coastDistance, inCountries, stateLines } from '../../tools/coasts.ts';
import { HeightField } from '../../tools/heightField.ts';
import { clamp, lerp, smooth } from '../../tools/numbers.ts';
import { relief } from '../../tools/relief.ts';
import { dot, norm } from '../../tools/vector.ts';
import type { Point, Vector } from '../../tools/vector.ts';
import { regions } from './regions.ts';
import type { Region, RegionName } from './regions.ts';

/** Objects take materials from 10. */
export const material = { land: 2, water: 3 } as const;
/** Faces of the land: slopes, level land of the region, level land of others. */
const land = { slope: 1, own: 2, foreign: 3 } as const;
const foreignLand = material.land * 16 + land.foreign;

export interface NewsObject {
  /** A circle on the map that holds the object, and its height. */
  readonly x: number;
  readonly z: number;
  readonly reach: number;
  readonly height: number;
  readonly shape: (x: number, y: number, z: number, nearest: Nearest) => void;
  readonly materials: Readonly<Record<number, Material>>;
  readonly lines?: readonly SpaceLine[];
  readonly finish?: Scene['finish'];
}

/** Twelve units of the scene for the span of a region. */
const across = 12;

interface Ground {
  readonly fromCoast: HeightField;
  readonly heights: HeightField;
  readonly gentle: HeightField;
  readonly isOwn: (x: number, z: number) => boolean;
  readonly lines: readonly SpaceLine[];
  readonly port: Vector;
  readonly unit: number;
}

const grounds = new Map<RegionName, Ground>();

/** The ground of a region is made once for all of its plates. */
function groundOf(name: RegionName): Ground {
  const made = grounds.get(name) ?? makeGround(regions[name]);
  grounds.set(name, made);
  return made;
}

function makeGround(region: Region): Ground {
  const { box, centre, ranges, grain } = region;
  const coast = coastDistance(box, 1500, region.lakes);
  const shrink = Math.cos((centre[1] * Math.PI) / 180);
  const unit = across / region.span;
  const longitude = (x: number) => centre[0] + x / unit / shrink;
  const latitude = (z: number) => centre[1] - z / unit;
  const at = ([lon, lat]: Point): Point => [(lon - centre[0]) * unit * shrink, (centre[1] - lat) * unit];
  const [x0, z0] = at([box.west, box.north]);
  const [x1, z1] = at([box.east, box.south]);
  // What lies beyond the plate's edges is not made.
  const edges = [Math.max(x0, -11), Math.max(z0, -14), Math.min(x1, 11), Math.min(z1, 6.5)] as const;
  const fromCoast = new HeightField(...edges, 900, (x, z) => coast(longitude(x), latitude(z)));
  const heights = new HeightField(...edges, 800, (x, z) => {
    const distance = coast(longitude(x), latitude(z));
    if (distance <= 0) return 0;
    return 0.02 + region.rise * unit * 0.55 * relief(longitude(x), latitude(z), distance, ranges, grain);
  });
  const gentle = new HeightField(...edges, 300, (x, z) => {
    let sum = 0;
    for (let i = -1; i <= 1; i++) for (let j = -1; j <= 1; j++) sum += heights.at(x + i * 0.05, z + j * 0.05);
    return sum / 9;
  });
  const own = region.own.length > 0 ? inCountries(region.own, box) : () => true;

  const inside = ([x, z]: Point) => x > edges[0] && x < edges[2] && z > edges[1] && z < edges[3];
  const draped = (points: readonly Point[], width: number, ink: SpaceLine['ink']): SpaceLine[] => {
    const places = points.map(at);
    const line: Vector[] = [];
    for (let i = 0; i < places.length - 1; i++) {
      if (!inside(places[i]) || !inside(places[i + 1])) continue;
      for (let j = 0; j < 4; j++) {
        const x = lerp(places[i][0], places[i + 1][0], j / 4);
        const z = lerp(places[i][1], places[i + 1][1], j / 4);
        line.push([x, heights.at(x, z) + 0.03, z]);
      }
    }
    return line.length > 1 ? [{ points: line, width, ink, rim: 1.4, bias: 0.35 }] : [];
  };
  const town = (place: Point): SpaceLine[] => {
    const [x, z] = at(place);
    if (!inside([x, z])) return [];
    const y = heights.at(x, z) + 0.04;
    const ring = Array.from({ length: 13 }, (_, i): Vector => {
      const angle = (i / 6) * Math.PI;
      return [x + Math.cos(angle) * 0.055, y, z + Math.sin(angle) * 0.055];
    });
    return [{ points: ring, width: 1.7, ink: 'object', rim: 2, bias: 0.35 }];
  };
  const [portX, portZ] = at(region.port);
  return {
    fromCoast,
    heights,
    gentle,
    isOwn: (x, z) => own(longitude(x), latitude(z)),
    lines: [
      ...region.rivers.flatMap((river) => draped(river, 1.1, 'sea')),
      ...(region.states ? stateLines() : []).flatMap((line) => draped(line, 0.6, 'sky')),
      ...bordersOf((id) => region.borders.includes(id)).flatMap((line) => draped(line, 1.3, 'object')),
      ...region.towns.flatMap(town),
    ],
    port: [portX, heights.at(portX, portZ) + 0.05, portZ],
    unit,
  };
}

const from = (tilt: number, distance: number, x: number, z: number, view: number): Camera => ({
  eye: [x, distance * Math.sin(tilt), distance * Math.cos(tilt) + z],
  at: [x, 0, z],
  view,
});
const plainCamera = from(0.98, 15.4, 0, 0, 36);
const objectCamera = from(0.56, 14.4, 1.35, -0.25, 36);

/** Objects are lit from the left front, maps from the north-west. */
const front = norm([-0.55, 0.5, 0.66]);

function coverage(tone: number, of: number, onDark: boolean): number {
  if (of === foreignLand) return onDark ? 0.15 : 0.2;
  if (of >> 4 === material.water) return clamp(1 - tone) * (onDark ? 0.46 : 0.6);
  if (of >> 4 === material.land) return onDark ? clamp(tone * 0.8 - 0.06) : clamp(1 - tone);
  return onDark ? clamp(tone * 0.95 - 0.04) : clamp(1 - tone);
}

/** A lit place on a map. */
function lamp([x, y]: Point): { strokes: Stroke[]; discs: { centre: Point; radius: number }[] } {
  const strokes = Array.from({ length: 32 }, (_, i): Stroke => {
    const angle = (i / 16) * Math.PI;
    const to = i % 2 ? 21 : i % 4 ? 28 : 36;
    const ray = (r: number): Point => [x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.85];
    return { points: [ray(13), ray(to)], width: 1.8, ink: 'accent' };
  });
  return { strokes, discs: [{ centre: [x, y], radius: 8.5 }] };
}

export function newsScene(name: RegionName, object: NewsObject | null, onDark: boolean): Scene {
  const { fromCoast, heights, gentle, isOwn, lines, port, unit } = groundOf(name);
  const slope = (p: Vector) => gentle.slope(p[0], p[2], 0.05);
  const steep = (p: Vector) => Math.hypot(...slope(p)) >= 0.085;
  const objectMaterials: Record<number, Material> = {};
  for (const [key, each] of Object.entries(object?.materials ?? {}))
    objectMaterials[Number(key)] = {
      tone: (t, _, n) => each.albedo * clamp(0.14 + 0.32 * t + 0.72 * Math.max(0, dot(n, front))),
      ...each,
    };
  return {
    ...usual,
    width: 1000,
    height: 525,
    camera: object ? objectCamera : plainCamera,
    light: [-0.72, 0.5, -0.42],
    far: 120,
    stride: 0.95,
    steps: 160,
    key: 0.95,
    ambient: 0.32,
    occlusion: { unit: 0.12, gain: 0.8, share: 0.64 },
    shadow: { length: 6, hardness: 9 },
    scale: 1.15,
    lines: [...lines, ...(object?.lines ?? [])],
    cuts: {
      [material.land * 16 + land.own]: null,
      [foreignLand]: { ink: 'sky', spacing: 5.6, run: 10 },
    },
    sky: () => ({ tone: 1, label: 5 }),
    shape(x, y, z, nearest) {
      nearest.offer(heights.distance(x, y, z, 0.6), fromCoast.at(x, z) > 0 ? material.land : material.water);
      if (!object) return;
      const off = Math.max(Math.hypot(x - object.x, z - object.z) - object.reach, y - object.height);
      if (off > 0.3) nearest.bound(off);
      else object.shape(x - object.x, y, z - object.z, nearest);
    },
    materials: {
      // Hachures run down the slopes; level land of the region stays plain.
      [material.land]: {
        albedo: 1.06,
        flat: true,
        union: true,
        face: (p) => (steep(p) ? land.slope : isOwn(p[0], p[2]) ? land.own : land.foreign),
        direction: (p) => {
          const [a, b] = slope(p);
          return Math.hypot(a, b) < 0.085 ? [1, 0, 0] : [a, a * a + b * b, b];
        },
        cut: { spacing: 4.2, run: 3, layers: [0] },
        outline: 1.3,
      },
      // Water lines run along the coast, and thin out from it.
      [material.water]: {
        albedo: 1,
        flat: true,
        shadowless: true,
        direction: (p) => {
          const [a, b] = fromCoast.slope(p[0], p[2], 0.1);
          return [-b, 0, a];
        },
        tone: (_, p) => smooth(0, 0.95, -fromCoast.at(p[0], p[2]) * unit) ** 0.7,
        cut: { ink: 'sea', spacing: 5.2, layers: [0], soft: true, run: 14 },
        outline: 0,
      },
      ...objectMaterials,
    },
    coverage: (tone, of) => coverage(tone, of, onDark),
    finish: object ? object.finish : ({ project }) => lamp(project(port)),
  };
}
