/** Strategic investment: terraced fields climb, step by step, to a tree in the light. */
import { coverageOfVignette, label, labelOf, usual } from '../scene.ts';
import type { Camera, Scene, Stroke } from '../scene.ts';
import { heapClouds } from '../tools/clouds.ts';
import { HeightField } from '../tools/heightField.ts';
import { noise, random } from '../tools/noise.ts';
import { clamp, lerp, modulo, smooth } from '../tools/numbers.ts';
import { ball, rod } from '../tools/shapes.ts';
import { cross, norm } from '../tools/vector.ts';
import type { Point, Vector } from '../tools/vector.ts';

const material = { field: 2, water: 3, shrub: 4, trunk: 5, crown: 6 } as const;

/** The height of a terrace. */
const step = 0.5;

const mound = (x: number, z: number): number => {
  const angle = Math.atan2(z, x);
  const uneven = 1 + 0.09 * Math.sin(angle * 3 + 0.6) + 0.05 * Math.sin(angle * 5 + 2);
  const r = Math.hypot(x * 0.92, z) * (uneven + 0.1 * noise(x * 0.35, z * 0.35));
  return 4.5 * Math.exp(-((r / 3.6) ** 2)) - 0.35 + 0.12 * noise(x * 0.5 + 3, z * 0.5);
};
/** A stair runs up the front. */
const stairX = (z: number) => 0.25 + 0.55 * Math.sin(z * 0.55);
const onStair = (x: number, z: number, half: number) => z > 0 && Math.abs(x - stairX(z)) < half;
/** How far up the wall of its terrace a place lies, 0 to 1. */
const rise = (x: number, z: number) => modulo(mound(x, z) / step, 1);

function land(x: number, z: number): number {
  const height = mound(x, z);
  if (height < 0.02) return -0.02 + 0.015 * noise(x, z);
  if (onStair(x, z, 0.26)) {
    const tread = 0.11;
    return tread * Math.floor(mound(stairX(z), z) / tread + 0.5);
  }
  return step * (Math.floor(height / step) + smooth(0.8, 0.99, rise(x, z)));
}

const camera: Camera = { eye: [-2.4, 8.35, 16], at: [0, 2.78, 0], view: 41 };

export function terraces(onDark: boolean): Scene {
  const ground = new HeightField(-8, -8, 8, 8, 1300, land);
  const top = ground.at(0, 0);
  const next = random(21);
  const shrubs: (readonly [number, number, number, number])[] = [];
  for (let i = 0; i < 900 && shrubs.length < 110; i++) {
    const angle = next() * Math.PI * 2;
    const r = 1.4 + 3.5 * next();
    const x = Math.cos(angle) * r;
    const z = Math.sin(angle) * r;
    const up = rise(x, z);
    if (mound(x, z) < 0.15 || up < 0.2 || up > 0.6 || onStair(x, z, 0.45)) continue;
    if (shrubs.some(([sx, , sz]) => Math.hypot(sx - x, sz - z) < 0.42)) continue;
    shrubs.push([x, ground.at(x, z), z, 0.13 + 0.09 * next()]);
  }
  const cells = new Map<number, (typeof shrubs)[number][]>();
  for (const shrub of shrubs)
    for (let i = -1; i <= 1; i++)
      for (let j = -1; j <= 1; j++) {
        const key = (Math.floor(shrub[0]) + i) * 100 + Math.floor(shrub[2]) + j;
        cells.set(key, [...(cells.get(key) ?? []), shrub]);
      }
  const leaves = Array.from({ length: 95 }, (_, i) => {
    const angle = i * 2.39996;
    const up = 1 - (2 * (i + 0.5)) / 95;
    const r = 0.72 + 0.12 * next();
    const out = Math.sqrt(1 - up * up) * r;
    return [Math.cos(angle) * out * 1.15, top + 1.62 + up * r * 0.82, Math.sin(angle) * out, 0.15 + 0.06 * next()];
  });
  const branches: [Vector, Vector, number, number][] = [
    [[0, top - 0.1, 0], [0.06, top + 0.75, 0.02], 0.11, 0.07],
    [[0.06, top + 0.75, 0.02], [-0.3, top + 1.4, 0.1], 0.06, 0.03],
    [[0.06, top + 0.75, 0.02], [0.34, top + 1.45, -0.05], 0.06, 0.03],
    [[0.06, top + 0.75, 0.02], [0.02, top + 1.7, 0.02], 0.055, 0.03],
  ];
  const clouds = heapClouds(
    [
      { x: 0.2, y: 0.47, width: 0.44, height: 0.1, seed: 31, heaps: 18 },
      { x: 1.14, y: 0.36, width: 0.4, height: 0.1, seed: 32, heaps: 18 },
    ],
    4 / 3,
    norm([-0.75, 0.5, 0.5]),
  );
  /** The edge of the vignette: an oval with a ragged fade. */
  const oval = (u: number, v: number) => Math.hypot((u - 0.5) / 0.5, (v - 0.5) / 0.5) + 0.05 * noise(u * 30, v * 6);
  return {
    ...usual,
    width: 1000,
    height: 750,
    camera,
    light: [-0.78, 0.55, 0.35],
    far: 60,
    stride: 0.6,
    steps: 190,
    key: 0.9,
    occlusion: { unit: 0.22, gain: 1.2, share: 0.64 },
    shadow: { length: 9, hardness: 12 },
    scale: 1.2,
    fade: (u, v) => 1 - smooth(0.72, 1, oval(u, v)),
    shape(x, y, z, nearest) {
      nearest.offer(ground.distance(x, y, z, 0.6), mound(x, z) < 0.03 ? material.water : material.field);
      for (const [sx, sy, sz, size] of cells.get(Math.floor(x) * 100 + Math.floor(z)) ?? [])
        nearest.offer(ball(x - sx, (y - sy - size * 0.7) * 0.95, z - sz, size), material.shrub);
      if (Math.hypot(x, z) > 1.6 || y < top - 0.2) return;
      for (const [from, to, radius, end] of branches)
        nearest.offer(rod(x, y, z, ...from, ...to, radius, end), material.trunk);
      for (const [lx, ly, lz, size] of leaves) nearest.offer(ball(x - lx, y - ly, z - lz, size) * 0.9, material.crown);
    },
    materials: {
      [material.field]: {
        albedo: 0.95,
        face: (p, n) => {
          if (onStair(p[0], p[2], 0.265)) return n[1] > 0.6 ? 3 : 4;
          return rise(p[0], p[2]) < 0.79 ? 1 : 2;
        },
        direction: (p) => {
          if (onStair(p[0], p[2], 0.265)) return [1, 0, 0];
          if (rise(p[0], p[2]) >= 0.79) return [0, 1, 0];
          const e = 0.06;
          return [mound(p[0], p[2] - e) - mound(p[0], p[2] + e), 0, mound(p[0] + e, p[2]) - mound(p[0] - e, p[2])];
        },
        cut: { spacing: 4.6, layers: [0, 1.05] },
        outline: 0.9,
      },
      [material.water]: {
        albedo: 0.98,
        direction: () => [1, 0, 0.02],
        tone: (_, p) => 0.62 + 0.5 * smooth(7.5, 3.5, Math.hypot(p[0], p[2])) + 0.12 * noise(p[0] * 0.6, p[2] * 3),
        cut: { ink: 'sea', spacing: 5.2, layers: [0] },
        outline: 0,
      },
      [material.shrub]: {
        albedo: 0.72,
        direction: (_, n) => cross(n, [0.2, 1, 0]),
        cut: { spacing: 3.8, layers: [0] },
      },
      [material.trunk]: { albedo: 0.6, direction: (_, n) => [n[2], 0, -n[0]], cut: { spacing: 3.4 } },
      // The crown is cut in the accent.
      [material.crown]: {
        albedo: 0.82,
        direction: (_, n) => cross(n, [0.35, 1, 0]),
        cut: { spacing: 3.8, ink: 'accent' },
        outline: 0.8,
      },
    },
    sky(u, v) {
      const edge = smooth(0.62, 0.98, oval(u, v));
      const base = lerp(clamp(0.55 + 0.62 * smooth(0.1, 0.62, v)), 1.05, edge);
      const cloud = clouds((u * 4) / 3, v);
      if (!cloud) return { tone: base };
      const lit = lerp(0.25 + 1.02 * cloud.tone, 1.05, edge);
      return { tone: lerp(base, lit, smooth(0, 0.01, cloud.depth)), angle: cloud.angle, label: label.cloud };
    },
    coverage: coverageOfVignette(onDark, [label.sky, label.cloud, labelOf(material.water)], [material.crown]),
    finish({ project, labelAt }) {
      const [x, y] = project([0, top + 1.62, 0]);
      const strokes: Stroke[] = [];
      for (let i = 0; i < 40; i++) {
        const angle = (i / 20) * Math.PI;
        const points: Point[] = [];
        for (let r = 66; r <= (i % 2 ? 82 : i % 4 ? 96 : 112); r += 2) {
          const px = x + Math.cos(angle) * r;
          const py = y + Math.sin(angle) * r;
          if (labelAt(px, py) > label.cloud) break;
          points.push([px, py]);
        }
        if (points.length > 3) strokes.push({ points, width: i % 2 ? 1.2 : 1.7, ink: 'accent' });
      }
      return { strokes, discs: [] };
    },
  };
}
