/** A lighthouse on its rocks at night; its beam crosses the sheet. */
import { label, usual } from '../scene.ts';
import type { Nearest, Scene, SpaceLine, Stroke } from '../scene.ts';
import { farRange, heapClouds } from '../tools/clouds.ts';
import { HeightField } from '../tools/heightField.ts';
import { cloudNoise, noise, random, ridgeNoise } from '../tools/noise.ts';
import { clamp, lerp, modulo, smooth } from '../tools/numbers.ts';
import { ball, box, cone, melt, torus } from '../tools/shapes.ts';
import { cross, norm } from '../tools/vector.ts';
import type { Vector } from '../tools/vector.ts';

const material = { rock: 2, tower: 3, iron: 4, glass: 5, dome: 6, house: 7, opening: 8, roof: 9 } as const;

/** The tower's place, and the height of its foot. */
const towerX = 3.1;
const towerZ = 0.2;
const foot = 1.72;
const lamp: Vector = [towerX, foot + 6.33, towerZ];

const skerries = [
  [-2.3, 1.9, 1.1, 0.75],
  [-3.6, 2.6, 0.7, 0.45],
  [-0.3, 2.6, 1, 0.5],
  [0.5, 1.4, 0.9, 0.8],
  [-5.3, -3, 1.2, 0.5],
] as const;

/** Stars keep away from the tower, the clouds and the horizon. */
const stars = (isSky: (x: number, y: number) => boolean, width: number, height: number): Stroke[] => {
  const next = random(7);
  const found: Stroke[] = [];
  for (let i = 0; i < 46; i++) {
    const x = next() * width;
    const y = next() ** 1.4 * height * 0.42;
    const size = 0.7 + 1.3 * next() ** 3;
    if (!isSky(x, y) || !isSky(x - 14, y) || !isSky(x + 14, y)) continue;
    found.push({
      points: [
        [x, y],
        [x + 0.5, y],
      ],
      width: size * 1.6,
      ink: 'sky',
    });
  }
  return found;
};

function rock(x: number, z: number): number {
  const wx = x + 0.5 * cloudNoise(x * 0.5, z * 0.5, 3);
  const wz = z + 0.5 * cloudNoise(x * 0.5 + 7, z * 0.5, 3);
  const lobe = (cx: number, cz: number, rx: number, rz: number) => Math.hypot((wx - cx) / rx, (wz - cz) / rz);
  const off = melt(lobe(5.2, -0.4, 4.3, 2.5), lobe(8.5, 2.2, 3.4, 2.6), 0.5);
  let h = -1.2 + 1.25 * smooth(1.5, 0.8, off) + 1.55 * smooth(1.08, 0.62, off) + 0.55 * smooth(0.8, 0.2, off);
  for (const [cx, cz, size, height] of skerries)
    h = Math.max(h, height * 1.5 * (1 - Math.hypot(wx - cx, (wz - cz) * 1.3) / size) - 0.25);
  const dry = clamp((h + 0.5) * 1.4);
  const fromTower = Math.hypot(x - towerX, z - towerZ);
  h += dry * 0.42 * (ridgeNoise(x * 0.55 + 3, z * 0.55, 5, 0.52) - 0.9) * (1 - 0.8 * smooth(0.9, 0.3, fromTower / 1.4));
  // Beds of rock are steps with worn edges.
  const step = 0.34;
  const beds = (h + 0.16 * noise(x * 0.8, z * 0.8)) / step;
  h = lerp(h, step * (Math.floor(beds) + smooth(0.25, 0.85, beds - Math.floor(beds))), 0.55 * dry);
  h = lerp(h, foot, smooth(1.5, 0.75, fromTower) * 0.95);
  return lerp(h, foot + 0.1, smooth(1.5, 0.9, Math.hypot((x - 5.7) / 1.3, z + 0.6)) * 0.9);
}

function tower(x: number, y: number, z: number, nearest: Nearest): void {
  const r = Math.hypot(x, z);
  if (r > 1.6) {
    if (y < 8) nearest.bound(Math.max(r - 1.2, 0.3));
    return;
  }
  let walls = Math.min(cone(x, y, z, -0.4, 0.42, 0.98, 0.92), cone(x, y, z, 0.42, 0.52, 0.99, 0.96));
  walls = Math.min(walls, cone(x, y, z, 0.5, 4.72, 0.78, 0.47), torus(x, y - 4.62, z, 0.49, 0.045));
  walls = Math.min(walls, torus(x, y - 0.62, z, 0.78, 0.05));
  const around = Math.atan2(x, z);
  const opening = (height: number, angle: number, depth: number, a: number, b: number) =>
    box(Math.sin(around - angle) * r, y - height, Math.cos(around - angle) * r - depth, a, b, 0.3);
  const openings = Math.min(
    opening(1.9, -0.25, 0.62, 0.085, 0.17),
    opening(3.4, -0.25, 0.62, 0.075, 0.15),
    opening(0.78, -0.3, 0.82, 0.17, 0.38),
  );
  const open = openings < 0.001 && walls < 0.08;
  nearest.offer(open ? Math.max(walls, -openings) : walls, open ? material.opening : material.tower);
  nearest.offer(cone(x, y, z, 5, 5.7, 0.43, 0.42), material.tower);

  const ninth = Math.PI / 9;
  const byCorbel = modulo(around + ninth, 2 * ninth) - ninth;
  const corbelZ = Math.cos(byCorbel) * r;
  let gallery = cone(x, y, z, 4.98, 5.08, 0.8, 0.82);
  gallery = Math.min(
    gallery,
    box(Math.sin(byCorbel) * r, y - 4.86 - (corbelZ - 0.5) * 0.35, corbelZ - 0.62, 0.035, 0.09, 0.15),
  );
  gallery = Math.min(gallery, cone(x, y, z, 5.66, 5.72, 0.56, 0.56), torus(x, y - 5.1, z, 0.82, 0.03));
  nearest.offer(gallery, material.iron);
  nearest.offer(cone(x, y, z, 5.7, 6.62, 0.36, 0.36), material.glass);
  const eighth = Math.PI / 8;
  const byBar = modulo(around + eighth, 2 * eighth) - eighth;
  nearest.offer(
    Math.min(
      box(Math.sin(byBar) * r, y - 6.16, Math.cos(byBar) * r - 0.365, 0.016, 0.48, 0.02),
      torus(x, y - 6.16, z, 0.365, 0.014),
    ),
    material.iron,
  );
  let dome = Math.max(ball(x, (y - 6.64) * 1.05, z, 0.47), 6.64 - y);
  dome = Math.min(dome, cone(x, y, z, 6.6, 6.68, 0.5, 0.5), ball(x, y - 7.18, z, 0.1));
  dome = Math.min(dome, cone(x, y, z, 7.2, 7.75, 0.022, 0.012), cone(x, y, z, 7.02, 7.12, 0.12, 0.07));
  nearest.offer(dome, material.dome);
}

function house(x: number, y: number, z: number, nearest: Nearest): void {
  if (Math.abs(x) > 2 || Math.abs(z) > 2) return;
  const walls = box(x, y - 0.5, z, 1, 0.62, 0.62);
  const openings = Math.min(
    box(Math.abs(x) - 0.52, y - 0.62, z - 0.62, 0.13, 0.2, 0.06),
    box(x, y - 0.45, z - 0.62, 0.14, 0.37, 0.06),
  );
  const open = openings < 0.001;
  nearest.offer(open ? Math.max(walls, -openings) : walls, open ? material.opening : material.house);
  const rise = y - 1.1;
  const slope = (Math.abs(z) * 0.62 + rise) / Math.hypot(0.62, 1) - 0.42;
  nearest.offer(Math.max(slope, Math.abs(x) - 1.1, -rise - 0.02), material.roof);
  nearest.offer(box(x - 0.6, y - 1.55, z + 0.1, 0.12, 0.3, 0.12), material.house);
}

function wave(x: number, z: number): number {
  const swell = 0.22 * Math.sin(z * 1.15 + x * 0.22 + 1.8 * noise(x * 0.16, z * 0.22));
  return swell + 0.2 * cloudNoise(x * 0.32, z * 1.3, 3) + 0.05 * noise(x * 1.6, z * 4);
}

const railings = (): SpaceLine[] => {
  const at = (angle: number, y: number): Vector => [
    towerX + Math.sin(angle) * 0.83,
    foot + y,
    towerZ + Math.cos(angle) * 0.83,
  ];
  const rails = [5.24, 5.38, 5.5].map((y) => ({
    points: Array.from({ length: 41 }, (_, i) => at((i / 20) * Math.PI, y)),
    width: y > 5.45 ? 1.5 : 0.9,
  }));
  const posts = Array.from({ length: 18 }, (_, i) => {
    const angle = (i / 9) * Math.PI;
    return { points: [at(angle, 5.08), at(angle, 5.5)], width: 0.9 };
  });
  return [...rails, ...posts];
};

const cuts = {
  tall: {
    width: 600,
    height: 1000,
    camera: { eye: [-3.4, 1.05, 22], at: [1.6, 4.55, 0], view: 23 },
    clouds: [
      { x: 0.1, y: 0.64, width: 0.56, height: 0.13, seed: 4, heaps: 22 },
      { x: 0.6, y: 0.5, width: 0.4, height: 0.09, seed: 9, heaps: 16 },
    ],
    range: farRange(0.728, 0.035, 21, 4, -0.5, 0.8),
    beam: { direction: Math.PI + 0.24, halfAngle: 0.1, length: 620, start: 30, spacing: 5.6, width: 2.2 },
    burst: 1,
    fade: (u: number, v: number) => 1 - smooth(0.78, 0.9, v + 0.25 * (0.45 - u)),
  },
  wide: {
    width: 1000,
    height: 667,
    camera: { eye: [-2.4, 1.9, 22], at: [-0.55, 4.2, 0], view: 41 },
    clouds: [
      { x: 0.3, y: 0.6, width: 0.74, height: 0.17, seed: 4, heaps: 26 },
      { x: 1.42, y: 0.47, width: 0.6, height: 0.17, seed: 9, heaps: 22 },
    ],
    range: farRange(0.708, 0.06, 21, 2.6, -0.3, 0.95),
    beam: { direction: Math.PI + 0.1, halfAngle: 0.075, length: 1050, start: 34, spacing: 6.4, width: 2.1 },
    burst: 1,
    fade: undefined,
  },
  share: {
    width: 1200,
    height: 630,
    camera: { eye: [-3.4, 1.6, 22], at: [-2.4, 4.65, 0], view: 47 },
    clouds: [{ x: 1.75, y: 0.5, width: 0.5, height: 0.13, seed: 9, heaps: 20 }],
    range: farRange(0.803, 0.05, 21, 2.6, -0.4, 1.1),
    beam: { direction: Math.PI + 0.07, halfAngle: 0.06, length: 1250, start: 30, spacing: 8.5, width: 1.9 },
    burst: 1,
    fade: (u: number, v: number) => 1 - smooth(0.8, 0.62, u) * smooth(0.68, 0.58, v),
  },
} as const;

export function faro(cutName: keyof typeof cuts): Scene {
  const cut = cuts[cutName];
  const aspect = cut.width / cut.height;
  const ground = new HeightField(-9, -7, 16, 9, 1200, rock);
  const clouds = heapClouds(cut.clouds, aspect, norm([-0.8, 0.45, 0.5]));
  const ring = (_: Vector, n: Vector): Vector => [n[2], 0, -n[0]];
  return {
    ...usual,
    width: cut.width,
    height: cut.height,
    camera: cut.camera,
    light: [-0.86, 0.42, 0.5],
    stride: 0.62,
    steps: 190,
    key: 0.92,
    occlusion: { unit: 0.35, gain: 1.2, share: 0.64 },
    shape(x, y, z, nearest) {
      nearest.offer(ground.distance(x, y, z, 0.72), material.rock);
      tower(x - towerX, y - foot, z - towerZ, nearest);
      house(x - 5.75, y - foot - 0.1, z + 0.7, nearest);
    },
    materials: {
      [material.rock]: {
        albedo: 0.62,
        tone: (t, p) => t * (0.62 + 0.38 * smooth(0, 1.3, p[1])),
        direction: (p, n) => {
          const warp = 0.7 * cloudNoise(p[0] * 0.6, p[1] * 0.9 + p[2] * 0.6, 2);
          return cross(n, [warp * 0.7, 1, 0.3 * warp]);
        },
        cut: { spacing: 5, floor: 0.13 },
      },
      [material.tower]: {
        albedo: 1.04,
        direction: ring,
        wrap: 0.12,
        cut: { spacing: 4.4, most: 0.92, layers: [0], calm: true },
      },
      [material.iron]: { albedo: 0.55, direction: ring },
      [material.glass]: { albedo: 1, direction: () => [0, 1, 0], tone: () => 1.2 },
      [material.dome]: {
        albedo: 0.5,
        direction: (p, n) => cross(n, ring(p, n)),
        tone: (t, _, n) => t + 0.35 * Math.max(0, n[0] * -0.7 + n[1] * 0.5 + n[2] * 0.3) ** 12,
      },
      [material.house]: {
        albedo: 0.98,
        direction: (_, n) => (Math.abs(n[1]) > 0.7 ? [1, 0, 0] : cross(n, [0, 1, 0])),
        face: (_, n) => (Math.abs(n[0]) > 0.7 ? 1 : Math.abs(n[1]) > 0.7 ? 2 : 3),
      },
      [material.opening]: { albedo: 0.12, direction: () => [1, 0, 0] },
      [material.roof]: {
        albedo: 0.5,
        direction: (_, n) => [0, 1, n[2] > 0 ? -1.6 : 1.6],
        face: (_, n) => (n[2] > 0.3 ? 1 : 2),
      },
    },
    sea: {
      level: 0,
      tone: 0.12,
      glint: 0.75,
      shine: 40,
      normal: (x, z, distance) => {
        const amplitude = 1 / (1 + distance * 0.02);
        const e = 0.04 + distance * 0.002;
        const h = wave(x, z);
        return norm([(-(wave(x + e, z) - h) / e) * amplitude, 1, (-(wave(x, z + e) - h) / e) * amplitude]);
      },
      foam: (tone, p, toLand) => lerp(tone, 0.98, smooth(0.34, 0.02, toLand + 0.12 * noise(p[0] * 3, p[2] * 3)) * 0.9),
    },
    skyTone: (r) => clamp(0.86 - 0.95 * Math.max(r[1], 0) ** 0.6 + 0.16 * clamp(-r[0])),
    sky(u, v, direction) {
      const base = clamp(0.95 - clamp(direction[1] / 0.42) ** 0.75);
      const range = cut.range(u * aspect, v);
      if (range) return { ...range, label: label.range };
      const cloud = clouds(u * aspect, v);
      if (!cloud) return { tone: base };
      return {
        tone: lerp(base, 0.2 + 1.05 * cloud.tone, smooth(0, 0.01, cloud.depth)),
        angle: cloud.angle,
        label: label.cloud,
      };
    },
    coverage(tone, of) {
      if (of === label.sky) return clamp(0.03 + 0.42 * clamp(tone) ** 1.6);
      if (of === label.sea) return clamp(tone * 0.75 - 0.08);
      if (of === label.cloud) return clamp(tone * 0.62 - 0.08);
      return clamp(tone * 0.92 - 0.04);
    },
    fade: cut.fade,
    beam: { ...cut.beam, from: lamp },
    lines: railings(),
    // The lamp itself, and a burst around it that leaves the beam free.
    finish({ project, labelAt, width, height }) {
      const [x, y] = project(lamp);
      const strokes = stars((starX, starY) => labelAt(starX, starY) === label.sky, width, height);
      for (let i = 0; i < 48; i++) {
        const angle = (i / 24) * Math.PI;
        const off = angle - cut.beam.direction;
        if (Math.abs(Math.atan2(Math.sin(off), Math.cos(off))) < 0.2) continue;
        const from = 36 * cut.burst;
        const to = (i % 2 ? 52 : 70) * cut.burst;
        strokes.push({
          points: [
            [x + Math.cos(angle) * from, y + Math.sin(angle) * from],
            [x + Math.cos(angle) * to, y + Math.sin(angle) * to],
          ],
          width: i % 2 ? 1.3 : 1.8,
          ink: 'accent',
        });
      }
      return { strokes, discs: [{ centre: [x, y], radius: 11 }] };
    },
    cuts: { [label.range]: { spacing: 4.6 } },
  };
}
