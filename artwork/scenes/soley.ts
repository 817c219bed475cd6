/** Turbines and rows of solar panels on a Caribbean coast; the sun stands over the sea. */
import { label, usual } from '../scene.ts';
import type { Nearest, Scene, Stroke } from '../scene.ts';
import { view } from '../steps/project.ts';
import { heapClouds } from '../tools/clouds.ts';
import { HeightField } from '../tools/heightField.ts';
import { cloudNoise, noise, random, ridgeNoise } from '../tools/noise.ts';
import { clamp, lerp, modulo, smooth } from '../tools/numbers.ts';
import { palm } from '../tools/palm.ts';
import { box, cone, rod } from '../tools/shapes.ts';
import { cross, dot, norm } from '../tools/vector.ts';
import type { Point, Vector } from '../tools/vector.ts';

const material = { ground: 2, tower: 3, nacelle: 4, blade: 5, trunk: 6, shrub: 7, panel: 8, stand: 9 } as const;

/** Where the shore lies at a depth. */
const shore = (z: number): number => -1.6 + 3.4 * Math.sin(z * 0.075 + 0.5) + 1.6 * noise(z * 0.12, 5) - 0.1 * (z + 10);

function land(x: number, z: number): number {
  const inland = x - shore(z) + 0.8 * cloudNoise(x * 0.2, z * 0.2, 2);
  let height = -0.8 + 1.05 * smooth(-0.6, 1.2, inland);
  // A near slope without folds, and folded hills behind it.
  height += 1.5 * smooth(0.5, 13, inland);
  const far = smooth(-14, -34, z);
  // The coast ends before the horizon.
  height -= 3 * smooth(-58, -76, z);
  height += smooth(2, 24, inland) * far * (2.4 + 6 * (ridgeNoise(x * 0.05 + 1.7, z * 0.05 + 0.4, 4, 0.5) - 0.7));
  height += 1.5 * Math.exp(-(((x - 6.2) / 6) ** 2 + ((z + 9.5) / 6) ** 2));
  return height + 0.05 * clamp(height) * cloudNoise(x * 0.4, z * 0.4, 2);
}

// All rotors face the same wind.
const wind = 0.42;
const windCos = Math.cos(wind);
const windSin = Math.sin(wind);

interface Turbine {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly height: number;
  readonly blade: number;
  readonly turn: number;
}

// The panels' frame: a across a table, b up its slope.
const tilt = 0.5;
const facing = -0.42;
const across: Vector = [Math.cos(facing), 0, Math.sin(facing)];
const front: Vector = [-Math.sin(facing), 0, Math.cos(facing)];
const upSlope = norm([-front[0] * Math.cos(tilt), Math.sin(tilt), -front[2] * Math.cos(tilt)]);
const panelNormal = cross(across, upSlope);
const table = { a: 1.28, b: 0.62 } as const;

const shade = (_: number, __: Vector, n: Vector) =>
  clamp(0.3 + 0.85 * Math.max(0, n[0] * -0.62 + n[1] * 0.32 + n[2] * 0.72));

const cuts = {
  tall: {
    width: 600,
    height: 1000,
    camera: { eye: [0.4, 5.4, 15], at: [1.2, 4.5, 0], view: 29 },
    sun: norm([-0.105, 0.085, -1]),
    turbines: [
      [3.3, -8.5, 5.6, 2.7, 0.32],
      [10.1, -30, 5.4, 2.7, 1.25],
      [-0.2, -52, 5.4, 2.7, -0.2],
    ],
    tables: { x: 4.1, z: 1.2, rows: 5, columns: 3 },
    palms: [[1.15, -1.6, 1.9, -0.4, 3]],
    clouds: [{ x: 0.16, y: 0.2, width: 0.5, height: 0.08, seed: 5, heaps: 20 }],
    fade: (u: number, v: number) => 1 - smooth(0.72, 0.84, v + 0.42 * (0.5 - u)),
    scale: 1.05,
  },
  wide: {
    width: 1000,
    height: 667,
    camera: { eye: [-0.6, 4.6, 15.5], at: [0.9, 4.9, 0], view: 45 },
    sun: norm([-0.2, 0.1, -1]),
    turbines: [
      [4.6, -9, 5.8, 2.9, 0.32],
      [11, -26, 5.4, 2.9, 1.25],
      [2.4, -46, 5.4, 2.9, -0.2],
      [-2, -68, 5.4, 2.9, 0.75],
    ],
    tables: { x: 3.3, z: 3.6, rows: 5, columns: 4 },
    palms: [
      [0.3, 1.2, 2.5, -0.5, 3],
      [0.9, 0.4, 1.9, 0.3, 8],
    ],
    clouds: [
      { x: 0.24, y: 0.25, width: 0.5, height: 0.12, seed: 5, heaps: 22 },
      { x: 1.42, y: 0.4, width: 0.4, height: 0.1, seed: 3, heaps: 18 },
    ],
    fade: undefined,
    scale: 1.5,
  },
} as const;

function turbineAt(t: Turbine, px: number, py: number, pz: number, nearest: Nearest): void {
  const x = px - t.x;
  const y = py - t.y;
  const z = pz - t.z;
  const off = Math.hypot(x, z);
  if (off > t.blade + 1.5) {
    nearest.bound(Math.max(off - t.blade - 1, 0.4));
    return;
  }
  nearest.offer(cone(x, y, z, -0.3, t.height, 0.2, 0.105), material.tower);
  // The nacelle's frame: u to the front, w to the side.
  const u = x * windSin + z * windCos;
  const w = x * windCos - z * windSin;
  const v = y - t.height - 0.1;
  nearest.offer(box(w, v, u - 0.05, 0.1, 0.115, 0.42) - 0.035, material.nacelle);
  nearest.offer(Math.hypot(w, v, (u - 0.56) * 0.75) - 0.15, material.nacelle);
  const r = Math.hypot(w, v);
  if (r > t.blade + 0.3) return;
  const third = (Math.PI * 2) / 3;
  const angle = modulo(Math.atan2(v, w) - t.turn + third / 2, third) - third / 2;
  const along = Math.cos(angle) * r;
  const side = Math.sin(angle) * r;
  const share = clamp(along / t.blade);
  // A blade grows thinner outward, and is twisted.
  const chord = lerp(0.06, 0.18, smooth(0.03, 0.2, share)) * (1 - 0.8 * share) + 0.014;
  const thickness = lerp(0.05, 0.016, smooth(0, 0.3, share));
  const twist = 0.5 * (1 - share);
  const p = side + chord * 0.35;
  const q = u - 0.56;
  const e = (p * Math.cos(twist) + q * Math.sin(twist)) / chord;
  const g = (q * Math.cos(twist) - p * Math.sin(twist)) / thickness;
  const k = Math.hypot(e, g);
  const blade = (k * (k - 1)) / (Math.hypot(e / chord, g / thickness) || 1);
  nearest.offer(Math.max(blade, along - t.blade, 0.08 - along) * 0.7, material.blade);
}

const wave = (x: number, z: number): number =>
  0.16 * Math.sin(z * 0.8 + x * 0.3 + 1.6 * noise(x * 0.14, z * 0.2)) + 0.16 * cloudNoise(x * 0.3, z, 3);

export function soley(cutName: keyof typeof cuts): Scene {
  const cut = cuts[cutName];
  const aspect = cut.width / cut.height;
  const ground = new HeightField(-40, -110, 50, 14, 1500, land);
  const gentle = new HeightField(-40, -110, 50, 14, 130, (x, z) => {
    let sum = 0;
    for (let i = -1; i <= 1; i++) for (let j = -1; j <= 1; j++) sum += ground.at(x + i * 1.6, z + j * 1.6);
    return sum / 9;
  });
  const turbines = cut.turbines.map(([x, z, height, blade, turn]): Turbine => ({
    x,
    y: ground.at(x, z) - 0.15,
    z,
    height,
    blade,
    turn,
  }));
  const tables: Vector[] = [];
  for (let row = 0; row < cut.tables.rows; row++)
    for (let column = 0; column < cut.tables.columns; column++) {
      const back = row * 2.05;
      const right = column * (table.a * 2 + 0.12) + row * 0.12;
      const x = cut.tables.x + across[0] * right - front[0] * back;
      const z = cut.tables.z + across[2] * right - front[2] * back;
      tables.push([x, ground.at(x, z) + 0.62, z]);
    }
  // A ball around all tables spares most rays the look at each.
  const mean = (k: 0 | 1 | 2) => tables.reduce((sum, each) => sum + each[k], 0) / tables.length;
  const middle: Vector = [mean(0), mean(1), mean(2)];
  const field = {
    x: middle[0],
    y: middle[1],
    z: middle[2],
    reach: 1.6 + Math.max(...tables.map(([x, y, z]) => Math.hypot(x - middle[0], y - middle[1], z - middle[2]))),
  };
  const palms = cut.palms.map(([x, z, height, lean, seed]) => palm([x, ground.at(x, z) - 0.1, z], height, lean, seed));
  // Shrubs stand in groves on the far slopes.
  const next = random(5);
  const shrubs = new Map<string, (readonly [number, number, number, number])[]>();
  for (let i = 0; i < 1400; i++) {
    const z = -11 - 50 * next() ** 1.3;
    const x = -14 + 44 * next();
    const size = 0.25 + 0.3 * next() - 0.005 * z;
    const height = ground.at(x, z);
    if (height < 0.7 || cloudNoise(x * 0.16 + 4, z * 0.16, 3) < 0.2) continue;
    if (turbines.some((t) => Math.hypot(t.x - x, t.z - z) < 1.4)) continue;
    const key = `${Math.floor(x / 2)},${Math.floor(z / 2)}`;
    const cell = shrubs.get(key) ?? [];
    if (cell.some(([sx, , sz, other]) => Math.hypot(sx - x, sz - z) < (size + other) * 0.8)) continue;
    cell.push([x, height + size * 0.5, z, size]);
    shrubs.set(key, cell);
  }
  const paper = view(cut.camera, cut.width, cut.height);
  const [sunX, sunY] = paper.project([
    paper.eye[0] + cut.sun[0] * 1000,
    paper.eye[1] + cut.sun[1] * 1000,
    paper.eye[2] + cut.sun[2] * 1000,
  ]);
  const disc = cutName === 'tall' ? 36 : 34;
  const clouds = heapClouds(cut.clouds, aspect, norm([-0.3, -0.2, 0.7]));

  return {
    ...usual,
    width: cut.width,
    height: cut.height,
    camera: cut.camera,
    light: [-0.78, 0.46, 0.36],
    far: 400,
    stride: 0.65,
    steps: 230,
    ambient: 0.34,
    occlusion: { unit: 0.5, gain: 1.2, share: 0.64 },
    shadow: { length: 20, hardness: 9 },
    fog: { density: 0.011, tone: 0.86 },
    scale: cut.scale,
    fade: cut.fade,
    shape(x, y, z, nearest) {
      nearest.offer(ground.distance(x, y, z, 0.7), material.ground);
      for (const turbine of turbines) turbineAt(turbine, x, y, z, nearest);
      const toTables = Math.hypot(x - field.x, y - field.y, z - field.z) - field.reach;
      if (toTables > 1) nearest.bound(toTables);
      for (const [tx, ty, tz] of toTables > 1 ? [] : tables) {
        const dx = x - tx;
        const dy = y - ty;
        const dz = z - tz;
        const off = Math.hypot(dx, dy, dz);
        if (off > 2.4) {
          nearest.bound(off - 1.7);
          continue;
        }
        const a = dx * across[0] + dz * across[2];
        const b = dx * upSlope[0] + dy * upSlope[1] + dz * upSlope[2];
        const c = dx * panelNormal[0] + dy * panelNormal[1] + dz * panelNormal[2];
        nearest.offer(box(a, b, c, table.a, table.b, 0.03), material.panel);
        const depth = dx * front[0] + dz * front[2];
        nearest.offer(box(Math.abs(a) - 0.8, dy + 0.4, depth + 0.2, 0.04, 0.45, 0.04), material.stand);
      }
      if (nearest.distance < 1.5 && z < -9) {
        const i = Math.floor(x / 2);
        const j = Math.floor(z / 2);
        for (let u = -1; u <= 1; u++)
          for (let v = -1; v <= 1; v++)
            for (const [sx, sy, sz, size] of shrubs.get(`${i + u},${j + v}`) ?? [])
              nearest.offer(Math.hypot(x - sx, (y - sy) * 1.1, z - sz) - size, material.shrub);
        nearest.bound(0.4);
      }
      for (const { trunk, radii } of palms) {
        if (Math.hypot(x - trunk[0][0], z - trunk[0][2]) > 1.6) continue;
        for (let i = 0; i < trunk.length - 1; i++)
          nearest.offer(rod(x, y, z, ...trunk[i], ...trunk[i + 1], radii[i], radii[i + 1]), material.trunk);
      }
    },
    materials: {
      [material.ground]: {
        albedo: 1.02,
        direction: (p) => {
          const [a, b] = gentle.slope(p[0], p[2], 0.8);
          return cross(norm([-a, 0.6, -b + 0.03]), [0.12, 1, 0.05]);
        },
        cut: { spacing: 5.4, soft: true, run: 8, floor: 0.1, layers: [0] },
        outline: 0.9,
      },
      [material.shrub]: {
        albedo: 0.72,
        direction: (_, n) => cross(n, [0.25, 1, 0]),
        cut: { spacing: 4, layers: [0] },
        outline: 0.8,
      },
      [material.tower]: { albedo: 1, tone: shade, direction: (_, n) => [n[2], 0, -n[0]], cut: { spacing: 4 } },
      [material.nacelle]: { albedo: 1, tone: shade, direction: () => [windSin, 0, windCos], cut: { spacing: 4 } },
      [material.blade]: {
        albedo: 1,
        tone: shade,
        direction: (_, n) => cross(n, [windSin, 0, windCos]),
        cut: { spacing: 3.6 },
      },
      [material.trunk]: { albedo: 0.7, direction: (_, n) => [n[2], 0, -n[0]], cut: { spacing: 3.6 } },
      // Cells: dark, with light seams; the back of a table is plain.
      [material.panel]: {
        albedo: 1,
        face: (_, n) => (dot(n, panelNormal) > 0.6 ? 1 : 2),
        direction: () => across,
        tone: (t, p, n) => {
          if (dot(n, panelNormal) < 0.6) return t;
          const home = tables.reduce((best, each) =>
            Math.hypot(each[0] - p[0], each[2] - p[2]) < Math.hypot(best[0] - p[0], best[2] - p[2]) ? each : best,
          );
          const a = (p[0] - home[0]) * across[0] + (p[2] - home[2]) * across[2];
          const b = (p[0] - home[0]) * upSlope[0] + (p[1] - home[1]) * upSlope[1] + (p[2] - home[2]) * upSlope[2];
          const seam = Math.min(
            0.21 - Math.abs(modulo(a, 0.43) - 0.215),
            0.2 - Math.abs(modulo(b + 0.2, 0.41) - 0.205),
          );
          return lerp(0.9, 0.06 + 0.2 * smooth(-0.6, 0.7, b), smooth(0.015, 0.035, seam));
        },
        cut: { spacing: 4.2, layers: [0], most: 0.94, calm: true },
        outline: 1.4,
      },
      [material.stand]: { albedo: 0.4, cut: { spacing: 3.6, layers: [0] } },
    },
    sea: {
      level: 0,
      tone: 0.3,
      glint: 0.9,
      shine: 26,
      normal: (x, z, distance) => {
        const amplitude = 1 / (1 + distance * 0.03);
        const e = 0.05 + distance * 0.003;
        const h = wave(x, z);
        return norm([(-(wave(x + e, z) - h) / e) * amplitude, 1, (-(wave(x, z + e) - h) / e) * amplitude]);
      },
      foam: (tone, p, toLand) => lerp(tone, 1, smooth(0.5, 0.05, toLand + 0.15 * noise(p[0] * 1.5, p[2] * 1.5)) * 0.85),
    },
    skyTone: (r) =>
      clamp(0.98 - 0.7 * Math.max(r[1], 0) ** 0.6 - 0.25 * clamp(1 - (r[0] * cut.sun[0] + r[2] * cut.sun[2]))),
    // Lines of the sky are rings around the sun.
    sky(u, v) {
      const dx = u * cut.width - sunX;
      const dy = v * cut.height - sunY;
      const r = Math.hypot(dx, dy);
      if (r < disc * 1.22) return { tone: 1, label: label.bare };
      const outward: Point = [dx / r, dy / r];
      const reach = r / cut.height;
      const base = clamp(1.02 - 0.55 * smooth(0.02, 1.05, reach) ** 0.8 - 0.1 * smooth(0.3, 0, v));
      const cloud = clouds(u * aspect, v, outward);
      if (!cloud) return { tone: base, angle: Math.atan2(-outward[0], outward[1]) };
      return {
        tone: lerp(base, 0.3 + cloud.tone, smooth(0, 0.01, cloud.depth)),
        angle: cloud.angle,
        label: label.cloud,
      };
    },
    coverage(tone, of) {
      if (of === label.sea) return clamp(1.02 - tone * 1.08);
      if (of === label.cloud) return clamp(1 - tone) * 0.8;
      return clamp(1 - tone);
    },
    lines: palms.flatMap(({ fronds }) => fronds),
    // Rays of the sun stop at land, sea and what stands before them; its light lies on the water.
    finish({ labelAt, keptClear, width, height }) {
      const strokes: Stroke[] = [];
      for (let i = 0; i < 64; i++) {
        const angle = (i / 32) * Math.PI + 0.02;
        const from = disc * (i % 2 ? 1.5 : 1.36);
        const to = disc * (i % 4 === 0 ? 3.7 : i % 2 ? 2.1 : 2.8);
        const points: Point[] = [];
        for (let r = from; r <= to; r += 2) {
          const x = sunX + Math.cos(angle) * r;
          const y = sunY + Math.sin(angle) * r;
          const of = labelAt(x, y);
          if ((of !== label.sky && of !== label.cloud) || keptClear(x, y)) break;
          points.push([x, y]);
        }
        if (points.length > 3) strokes.push({ points, width: i % 4 === 0 ? 2 : 1.4, ink: 'accent' });
      }
      const glitter = random(3);
      const horizonY = sunY + disc;
      for (let i = 0; i < 60; i++) {
        const t = glitter();
        const y = horizonY + t ** 1.3 * height * 0.3;
        const half = (4 + 18 * t) * (0.4 + glitter());
        const x = sunX + (glitter() + glitter() - 1) * (16 + 60 * t);
        const open = (at: number) => labelAt(at, y) === label.sea;
        if (!open(x - half) || !open(x + half) || !open(x)) continue;
        if ((cut.fade?.(x / width, y / height) ?? 1) < 0.6) continue;
        strokes.push({
          points: [
            [x - half, y],
            [x + half, y],
          ],
          width: 1.2 + 1.6 * t,
          ink: 'accent',
        });
      }
      return { strokes, discs: [{ centre: [sunX, sunY], radius: disc }] };
    },
  };
}
