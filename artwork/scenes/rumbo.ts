/** A pocket compass lies on a sea chart of Hispaniola; its needle is the light. */
import { usual } from '../scene.ts';
import type { Scene, SpaceLine } from '../scene.ts';
import { coastDistance } from '../tools/coasts.ts';
import { HeightField } from '../tools/heightField.ts';
import { clamp, modulo, smooth } from '../tools/numbers.ts';
import { antilles, relief } from '../tools/relief.ts';
import { cone, rod, torus } from '../tools/shapes.ts';
import { cross, dot, norm } from '../tools/vector.ts';
import type { Vector } from '../tools/vector.ts';

const material = { land: 2, water: 3, brass: 4, face: 5, scale: 6, south: 8, north: 9 } as const;

/** The radius of the compass, which lies at the origin. */
const radius = 2.05;
/** The needle's turn from the rose's north. */
const needle = 0.42;

const cuts = {
  tall: {
    width: 600,
    height: 1000,
    camera: { eye: [-0.5, 9.6, 5.4], at: [-0.02, 0, 1.15], view: 33 },
    chart: { x: 0.9, z: 3.5, turn: 0.16, degree: 0.92 },
    rose: { x: -1.9, z: 2.9 },
    fade: (u: number, v: number) => 1 - smooth(0.74, 0.86, v + 0.22 * (0.5 - u)),
    scale: 1.1,
  },
  wide: {
    width: 1000,
    height: 667,
    camera: { eye: [-2.3, 7.2, 7.4], at: [-1.75, 0.2, 0.05], view: 44 },
    chart: { x: -3.1, z: 0.35, turn: 0.14, degree: 1.02 },
    rose: { x: -4.9, z: 2.6 },
    fade: undefined,
    scale: 1.4,
  },
} as const;

/** The petal of the rose at a place of the face: 0 none, 1 its lit half, 2 the other. */
function petal(x: number, z: number): number {
  const r = Math.hypot(x, z);
  const angle = Math.atan2(x, -z);
  for (const [count, length, width, start] of [
    [4, 0.7, 0.36, 0],
    [4, 0.56, 0.3, Math.PI / 4],
    [8, 0.42, 0.2, Math.PI / 8],
  ]) {
    const segment = (2 * Math.PI) / count;
    const turned = modulo(angle - start + segment / 2, segment) - segment / 2;
    const along = r * Math.cos(turned);
    const across = r * Math.sin(turned);
    const tip = radius * length;
    const widest = radius * width * 0.36;
    const half = Math.tan(segment / 2) * (along < widest ? along : ((tip - along) / (tip - widest)) * widest);
    if (along > 0 && along < tip && Math.abs(across) < half) return across > 0 ? 2 : 1;
  }
  return 0;
}

/** Seventy-two marks, every sixth of them long. */
function mark(x: number, z: number): boolean {
  const degrees = (Math.atan2(x, z) / (Math.PI * 2)) * 72;
  const off = Math.abs(degrees - Math.round(degrees));
  const long = Math.round(degrees) % 6 === 0;
  const r = Math.hypot(x, z) / radius;
  return r > 0.75 && r < (long ? 0.87 : 0.82) && off < (long ? 0.22 : 0.13);
}

const gloss = norm([-0.68, 1.22, 0.84]);
const brass = (tone: number, _: Vector, n: Vector) => clamp(tone * 0.8 + 0.75 * Math.max(0, dot(n, gloss)) ** 22);
const around = (p: Vector): Vector => [-p[2], 0, p[0]];
const outward = (p: Vector): Vector => [p[0], 0, p[2]];

export function rumbo(cutName: keyof typeof cuts): Scene {
  const cut = cuts[cutName];
  const box = { west: -90, south: 10, east: -54, north: 30 };
  const coast = coastDistance(box, 1600);
  const shrink = Math.cos((20 * Math.PI) / 180);
  const { chart } = cut;
  const place = (x: number, z: number): readonly [number, number] => {
    const dx = x - chart.x;
    const dz = z - chart.z;
    const u = dx * Math.cos(chart.turn) - dz * Math.sin(chart.turn);
    const v = dx * Math.sin(chart.turn) + dz * Math.cos(chart.turn);
    return [-71 + u / chart.degree / shrink, 18.9 - v / chart.degree];
  };
  const fromCoast = new HeightField(-13, -13, 13, 9, 900, (x, z) => coast(...place(x, z)));
  const heights = new HeightField(-13, -13, 13, 9, 420, (x, z) => {
    const [longitude, latitude] = place(x, z);
    return relief(longitude, latitude, coast(longitude, latitude), antilles, 1.3);
  });
  // Rhumb lines of the chart.
  const lines: SpaceLine[] = Array.from({ length: 16 }, (_, i) => {
    const angle = (i / 8) * Math.PI + 0.11;
    const { x, z } = cut.rose;
    return {
      points: [
        [x, 0.012, z],
        [x + Math.cos(angle) * 22, 0.012, z + Math.sin(angle) * 22],
      ],
      width: i % 4 ? 0.8 : 1.1,
      rim: 0.8,
      bias: 0.06,
      ink: 'sea',
    };
  });
  return {
    ...usual,
    width: cut.width,
    height: cut.height,
    camera: cut.camera,
    light: [-0.75, 0.62, 0.05],
    far: 60,
    stride: 0.85,
    steps: 140,
    key: 0.82,
    ambient: 0.34,
    occlusion: { unit: 0.16, gain: 1.2, share: 0.95 },
    shadow: { length: 8, hardness: 8 },
    scale: cut.scale,
    fade: cut.fade,
    lines,
    shape(x, y, z, nearest) {
      nearest.offer(y, fromCoast.at(x, z) > 0 ? material.land : material.water);
      const r = Math.hypot(x, z);
      if (r > radius + 1.4) return;
      let bowl = Math.min(cone(x, y, z, 0, 0.5, radius * 0.93, radius), torus(x, y - 0.06, z, radius * 0.95, 0.06));
      bowl = Math.max(bowl, -cone(x, y, z, 0.34, 0.8, radius * 0.86, radius * 0.9));
      nearest.offer(Math.min(bowl, torus(x, y - 0.53, z, radius * 0.95, 0.085)), material.brass);
      nearest.offer(Math.max(Math.abs(y - 0.34) - 0.01, r - radius * 0.88), material.face);
      nearest.offer(Math.max(cone(x, y, z, 0.34, 0.44, radius * 0.9, radius * 0.9), radius * 0.72 - r), material.scale);
      nearest.offer(cone(x, y, z, 0.34, 0.56, 0.13, 0.05), material.brass);
      const along = x * Math.sin(needle) - z * Math.cos(needle);
      const across = Math.abs(x * Math.cos(needle) + z * Math.sin(needle));
      const length = radius * 0.66;
      const rise = 0.045 - 0.118 * across;
      const blade = Math.max(
        across - 0.19 * (1 - Math.abs(along) / length),
        Math.abs(y - 0.5) - rise,
        Math.abs(along) - length,
      );
      nearest.offer(blade * 0.8, along > 0 ? material.north : material.south);
      // The crown and the bow.
      nearest.offer(rod(x, y, z, 0, 0.3, -radius, 0, 0.3, -radius - 0.34, 0.13), material.brass);
      nearest.offer(Math.hypot(Math.hypot(x, z + radius + 0.62) - 0.3, y - 0.26) - 0.06, material.brass);
    },
    materials: {
      [material.land]: {
        albedo: 1.05,
        flat: true,
        direction: (p) => {
          const [a, b] = heights.slope(p[0], p[2], 0.1);
          return Math.hypot(a, b) < 0.05 ? [1, 0, 0] : [a, 0, b];
        },
        tone: (t, p) => {
          const [a, b] = heights.slope(p[0], p[2], 0.07);
          return t * clamp(0.72 - 0.1 * Math.hypot(a, b) + 0.36 * (a * 0.7 + b * 0.4));
        },
        cut: { spacing: 4.8, layers: [0], run: 5, soft: true },
        outline: 1.6,
      },
      [material.water]: {
        albedo: 1.05,
        flat: true,
        direction: (p) => {
          const [a, b] = fromCoast.slope(p[0], p[2], 0.08);
          return [-b, 0, a];
        },
        // Water lines thin out from the coast, and are not cut in the compass's shadow.
        tone: (t, p) => t * (1 - smooth(0.02, 0.75, -fromCoast.at(p[0], p[2]))),
        cut: { ink: 'sea', spacing: 5.4, soft: true, layers: [0], run: 14 },
        outline: 0,
      },
      [material.brass]: {
        albedo: 0.62,
        tone: brass,
        direction: (_, n) => cross(n, [0, 1, 0]),
        cut: { spacing: 3.9, calm: true },
      },
      // Sixteen petals in light and shade.
      [material.face]: {
        albedo: 1,
        face: (p) => 1 + petal(p[0], p[2]),
        direction: (p) => (petal(p[0], p[2]) === 2 ? outward(p) : around(p)),
        tone: (t, p) => [t * 0.86, 1.12 * t, 0.16 * t][petal(p[0], p[2])],
        cut: { spacing: 3.8, calm: true },
        outline: 0.9,
      },
      [material.scale]: {
        albedo: 1,
        direction: outward,
        tone: (t, p) => (mark(p[0], p[2]) ? 0.05 : 1.02 * t),
        cut: { spacing: 3.4, calm: true, layers: [0], most: 0.85 },
      },
      [material.south]: { albedo: 0.25, direction: () => [0.4, 0, -0.9], cut: { spacing: 3.2 } },
      [material.north]: {
        albedo: 1,
        direction: () => [0.4, 0, -0.9],
        tone: (t) => 0.55 + 0.5 * t,
        cut: { spacing: 3.2, ink: 'accent', most: 0.9, layers: [0], calm: true },
      },
    },
    coverage(tone, of) {
      if (of >> 4 === material.water) return clamp(tone * 0.5 - 0.03);
      if (of >> 4 === material.land) return clamp(tone * 0.62 - 0.03);
      return clamp(tone * 0.9 - 0.05);
    },
  };
}
