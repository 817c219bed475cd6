/** What stands on the map for a subject of the news; the middle of its foot is the origin. One part of each is lit. */
import { Nearest } from '../../scene.ts';
import type { Material, SpaceLine } from '../../scene.ts';
import { clamp, lerp, modulo, smooth } from '../../tools/numbers.ts';
import { ball, box, cone, rod, torus } from '../../tools/shapes.ts';
import { cross } from '../../tools/vector.ts';
import type { Point, Vector } from '../../tools/vector.ts';
import type { NewsObject } from './scene.ts';

const stone = 10;
const second = 11;
const third = 12;
const dark = 13;
const turned = 14;
const lit = 15;

const topAndSides = (_: Vector, n: Vector) => (Math.abs(n[1]) > 0.7 ? 1 : 2);
const threeFaces = (_: Vector, n: Vector) => (Math.abs(n[1]) > 0.7 ? 1 : Math.abs(n[0]) > 0.7 ? 2 : 3);
const upright = (): Vector => [0, 1, 0];
const rings = (_: Vector, n: Vector): Vector => (Math.hypot(n[0], n[2]) > 0.1 ? [-n[2], 0, n[0]] : [1, 0, 0]);
const litMaterial = (own: Partial<Material>): Material => ({
  albedo: 1,
  tone: (t) => 0.62 + 0.45 * t,
  ...own,
  cut: { spacing: 3.2, ink: 'accent', most: 0.9, layers: [0], calm: true },
});

/** The nearest part of an object, before it is made as large as it stands. */
const own = new Nearest();

/** Sets an object on its place of the map. */
function placed(
  x: number,
  z: number,
  size: number,
  { reach, height, shape, materials, lines = [], finish }: Omit<NewsObject, 'x' | 'z'>,
): NewsObject {
  return {
    x,
    z,
    reach: reach * size,
    height: height * size,
    shape(px, py, pz, nearest) {
      own.distance = Infinity;
      shape(px / size, py / size, pz / size, own);
      nearest.offer(own.distance * size, own.material);
    },
    materials: Object.fromEntries(
      Object.entries(materials).map(([key, each]) => {
        const local = ([wx, wy, wz]: Vector): Vector => [(wx - x) / size, wy / size, (wz - z) / size];
        const { direction, face, tone } = each;
        const result: Material = {
          ...each,
          ...(direction && { direction: (p: Vector, n: Vector) => direction(local(p), n) }),
          ...(face && { face: (p: Vector, n: Vector) => face(local(p), n) }),
          ...(tone && { tone: (t: number, p: Vector, n: Vector) => tone(t, local(p), n) }),
        };
        return [key, result];
      }),
    ),
    lines: lines.map((line) => ({
      ...line,
      points: line.points.map(([lx, ly, lz]): Vector => [x + lx * size, ly * size, z + lz * size]),
    })),
    ...(finish && {
      finish: (tools) =>
        finish({
          ...tools,
          project: ([lx, ly, lz]) => tools.project([x + lx * size, ly * size, z + lz * size]),
        }),
    }),
  };
}

/** Business: a crate, and a lit ledger on it. */
function crate(): NewsObject {
  const turn = 0.5;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const toCrate = (x: number, z: number): Point => [x * cos + z * sin, z * cos - x * sin];
  const face = (_: Vector, n: Vector) => {
    if (Math.abs(n[1]) > 0.7) return 1;
    return Math.abs(n[0] * cos + n[2] * sin) > 0.7 ? 2 : 3;
  };
  const level = (_: Vector, n: Vector): Vector => (Math.abs(n[1]) > 0.7 ? [cos, 0, sin] : cross(n, [0, 1, 0]));
  return placed(2.95, 1.3, 0.8, {
    reach: 3,
    height: 3.6,
    shape(x, y, z, nearest) {
      const [a, b] = toCrate(x, z);
      const up = y - 1.15;
      nearest.offer(box(a, up, b, 1.62, 1.12, 1.22), stone);
      // Frames, and a brace across each side.
      const edgeA = Math.abs(Math.abs(a) - 1.5);
      const edgeB = Math.abs(Math.abs(b) - 1.1);
      const edgeY = Math.abs(Math.abs(up) - 1);
      const onSideB = Math.max(Math.abs(Math.abs(b) - 1.24) - 0.06, Math.abs(a) - 1.66, Math.abs(up) - 1.16);
      const onSideA = Math.max(Math.abs(Math.abs(a) - 1.64) - 0.06, Math.abs(b) - 1.26, Math.abs(up) - 1.16);
      const braceB = Math.abs(up * 0.81 + a * 0.58) - 0.13;
      const braceA = Math.abs(up * 0.75 - b * 0.66) - 0.13;
      nearest.offer(
        Math.min(
          Math.max(onSideB, Math.min(Math.min(edgeA, edgeY) - 0.14, braceB)),
          Math.max(onSideA, Math.min(Math.min(edgeB, edgeY) - 0.14, braceA)),
        ) * 0.8,
        second,
      );
      // The ledger: pages between two boards.
      const lx = a * 0.94 + b * 0.34;
      const lz = b * 0.94 - a * 0.34;
      nearest.offer(box(lx, y - 2.53, lz, 1.02, 0.15, 0.72), third);
      nearest.offer(Math.min(box(lx, y - 2.34, lz, 1.12, 0.045, 0.8), box(lx, y - 2.72, lz, 1.12, 0.045, 0.8)), lit);
      nearest.offer(Math.max(Math.hypot(lx + 1.05, y - 2.53) - 0.23, Math.abs(lz) - 0.8), lit);
    },
    materials: {
      [stone]: {
        albedo: 0.72,
        face,
        direction: level,
        cut: { spacing: 3.6, layers: [0], calm: true },
        outline: 0.9,
      },
      [second]: { albedo: 1, face, direction: level, cut: { spacing: 3.2, layers: [0], most: 0.85 } },
      [third]: { albedo: 1, face, direction: level, cut: { spacing: 3, layers: [0] } },
      [lit]: litMaterial({ face, direction: level }),
    },
  });
}

/** Politics: a domed hall whose lantern is lit. */
function hall(): NewsObject {
  const level = (_: Vector, n: Vector): Vector => (Math.abs(n[1]) > 0.7 ? [1, 0, 0] : cross(n, [0, 1, 0]));
  const ninth = Math.PI / 9;
  return placed(2.75, 1.7, 0.57, {
    reach: 3.7,
    height: 5.6,
    shape(x, y, z, nearest) {
      const r = Math.hypot(x, z);
      for (let i = 0; i < 3; i++)
        nearest.offer(box(x, y - 0.08 - i * 0.14, z, 3.1 - i * 0.16, 0.08, 1.75 - i * 0.14), second);
      nearest.offer(box(x, y - 1.05, z, 2.5, 0.62, 1.05), third);
      nearest.offer(Math.min(box(x, y - 1.72, z, 2.62, 0.08, 1.18), box(x, y - 1.84, z, 2.45, 0.06, 1)), second);
      const byWindow = modulo(x, 0.5) - 0.25;
      nearest.offer(
        Math.max(box(byWindow, y - 1.05, z - 1.05, 0.1, 0.34, 0.02), 1.05 - Math.abs(x), Math.abs(x) - 2.45),
        dark,
      );
      // The portico: six columns and a gable.
      nearest.offer(
        Math.min(box(x, y - 0.5, z - 1.35, 1.15, 0.1, 0.42), box(x, y - 1.62, z - 1.38, 1.2, 0.08, 0.36)),
        second,
      );
      const byColumn = modulo(x, 0.42) - 0.21;
      nearest.offer(Math.max(cone(byColumn, y, z - 1.62, 0.55, 1.55, 0.085, 0.07), Math.abs(x) - 1.15), third);
      nearest.offer(Math.max((Math.abs(x) * 0.36 + y - 2.12) * 0.94, 1.7 - y, Math.abs(z - 1.36) - 0.36), third);
      // The drum with its columns, the dome with its ribs, the lantern.
      nearest.offer(Math.min(cone(x, y, z, 1.85, 2.15, 1.15, 1.1), cone(x, y, z, 2.95, 3.1, 1.08, 1.1)), second);
      nearest.offer(cone(x, y, z, 2.1, 3, 0.82, 0.82), dark);
      const byRib = modulo(Math.atan2(x, z) + ninth, 2 * ninth) - ninth;
      nearest.offer(
        Math.min(
          cone(Math.sin(byRib) * r, y, Math.cos(byRib) * r - 0.96, 2.15, 2.95, 0.07, 0.06),
          cone(x, y, z, 3.1, 3.32, 0.98, 0.96),
        ),
        third,
      );
      const rib = Math.abs(byRib) < 0.05 ? 0.02 : 0;
      nearest.offer(Math.max((Math.hypot(x, (y - 3.3) * 0.84, z) - 0.95 - rib) * 0.85, 3.3 - y), turned);
      nearest.offer(cone(x, y, z, 4.38, 4.5, 0.3, 0.28), second);
      nearest.offer(cone(x, y, z, 4.5, 4.86, 0.17, 0.17), lit);
      nearest.offer(Math.min(cone(x, y, z, 4.86, 5.1, 0.24, 0.04), cone(x, y, z, 5.1, 5.45, 0.03, 0.015)), turned);
    },
    materials: {
      [second]: { albedo: 1, face: topAndSides, direction: level, cut: { spacing: 3.2, layers: [0] } },
      [third]: { albedo: 0.98, face: topAndSides, direction: level, cut: { spacing: 3.2, layers: [0, 1.05] } },
      [dark]: { albedo: 0.25, direction: upright, cut: { spacing: 3.2, layers: [0], most: 0.85 }, outline: 0.6 },
      [turned]: {
        albedo: 0.8,
        direction: (p, n) => cross(n, [-p[2], 0, p[0]]),
        cut: { spacing: 3.4, layers: [0, 1.05] },
      },
      [lit]: litMaterial({ direction: upright, tone: () => 0.3 }),
    },
  });
}

/** Economy: a balance; what lies in its lower pan is lit. */
function balance(): NewsObject {
  const swing = 0.13;
  const arm = 2.05;
  const beam = 4.05;
  const pans = [-1, 1].map((side) => ({
    hang: [side * arm * Math.cos(swing), beam - side * arm * Math.sin(swing), 0] as Vector,
    y: beam - side * arm * Math.sin(swing) - 2.15,
  }));
  const lines: SpaceLine[] = pans.flatMap(({ hang, y }) =>
    [0, 1, 2].map((i) => {
      const angle = (i / 1.5) * Math.PI + 0.4;
      const rim: Vector = [hang[0] + Math.cos(angle) * 0.86, y + 0.02, Math.sin(angle) * 0.86];
      return { points: [hang, rim], width: 1.3, rim: 1.2, bias: 0.2 };
    }),
  );
  return placed(2.6, 1.95, 0.66, {
    reach: 3.2,
    height: 4.9,
    lines,
    shape(x, y, z, nearest) {
      nearest.offer(
        Math.min(
          cone(x, y, z, 0, 0.18, 1.15, 1.1),
          cone(x, y, z, 0.18, 0.34, 0.85, 0.8),
          cone(x, y, z, 0.34, 0.9, 0.42, 0.16),
          cone(x, y, z, 0.9, 3.95, 0.15, 0.11),
          torus(x, y - 1.5, z, 0.16, 0.07),
          torus(x, y - 3.3, z, 0.13, 0.06),
          ball(x, y - 4.45, z, 0.17),
          cone(x, y, z, 4.2, 4.4, 0.12, 0.05),
        ),
        turned,
      );
      const along = x * Math.cos(swing) - (y - beam) * Math.sin(swing);
      const up = (y - beam) * Math.cos(swing) + x * Math.sin(swing);
      nearest.offer(
        Math.min(
          Math.max(Math.abs(up - 0.12 * (1 - (along / arm) ** 2)) - 0.09, Math.abs(z) - 0.07, Math.abs(along) - arm) *
            0.9,
          Math.hypot(Math.hypot(Math.abs(along) - arm, up) - 0.09, z) - 0.04,
          Math.max(Math.hypot(x, y - beam) - 0.24, Math.abs(z) - 0.13),
        ),
        second,
      );
      pans.forEach(({ hang, y: pan }, i) => {
        const dx = x - hang[0];
        const r = Math.hypot(dx, z);
        const bowl = Math.max(Math.abs(Math.hypot(r, y - pan - 1.15) - 1.45) - 0.035, y - pan - 0.02, r - 0.92);
        nearest.offer(bowl * 0.9, third);
        if (i === 1) {
          for (const [gx, gz, gy] of [
            [-0.3, 0.15, 0.05],
            [0.28, 0.22, 0.05],
            [0, -0.3, 0.05],
            [0, 0.05, 0.36],
          ])
            nearest.offer(ball(dx - gx, y - pan - gy, z - gz, 0.29), lit);
        } else {
          nearest.offer(
            Math.min(cone(dx, y - pan, z, -0.15, 0.32, 0.36, 0.3), cone(dx, y - pan, z, 0.3, 0.5, 0.1, 0.14)),
            turned,
          );
        }
      });
    },
    materials: {
      [turned]: {
        albedo: 0.8,
        direction: rings,
        face: topAndSides,
        cut: { spacing: 3.2, layers: [0, 1.05], calm: true },
      },
      [second]: { albedo: 0.85, direction: () => [1, 0, 0], cut: { spacing: 3, layers: [0] } },
      [third]: { albedo: 0.92, direction: rings, cut: { spacing: 3.2, layers: [0, 1.05] } },
      [lit]: litMaterial({ direction: rings, tone: (t) => 0.35 * t }),
    },
  });
}

/** Markets: stacks of coins, the topmost of the highest lit. */
function coins(): NewsObject {
  const stacks = [
    [0, 0, 9],
    [1.5, 0.35, 6],
    [0.55, 1.35, 4],
    [-1.25, 0.95, 2],
  ] as const;
  const radius = 0.68;
  const thick = 0.26;
  const nearestStack = (p: Vector) =>
    stacks.reduce((best, each) =>
      Math.hypot(p[0] - each[0], p[2] - each[1]) < Math.hypot(p[0] - best[0], p[2] - best[1]) ? each : best,
    );
  const direction = (p: Vector, n: Vector): Vector => {
    const [x, z] = nearestStack(p);
    return Math.abs(n[1]) > 0.7 ? [z - p[2], 0, p[0] - x] : [0, 1, 0];
  };
  return placed(2.7, 1.15, 1.12, {
    reach: 2.6,
    height: 2.7,
    shape(x, y, z, nearest) {
      for (const [sx, sz, count] of stacks) {
        const height = count * thick;
        const level = clamp(Math.floor(y / thick), 0, count - 1);
        const dx = x - sx - 0.07 * Math.sin(level * 7.1 + sx * 3);
        const dz = z - sz - 0.07 * Math.cos(level * 5.3 + sz * 3);
        const r = Math.hypot(dx, dz);
        if (r > radius + 1 || y > height + 1) {
          nearest.bound(Math.max(r - radius - 0.2, y - height, 0.05));
          continue;
        }
        const reeding = 0.008 * Math.sign(Math.sin(Math.atan2(dx, dz) * 60));
        let coin = Math.max(r - radius + 0.02 + reeding, Math.abs(y - (level + 0.5) * thick) - thick * 0.46);
        const sunk = Math.max(Math.abs(r - radius * 0.6) - radius * 0.2, (level + 1) * thick - thick * 0.14 - y);
        coin = Math.max(coin, -sunk);
        nearest.offer(Math.max(coin * 0.7, y - height), count === 9 && level === 8 ? lit : stone);
      }
    },
    materials: {
      [stone]: {
        albedo: 0.92,
        face: topAndSides,
        direction,
        cut: { spacing: 3.4, calm: true, layers: [0] },
        outline: 1.1,
      },
      [lit]: litMaterial({ face: topAndSides, direction }),
    },
  });
}

/** Technology: a lattice mast with aerials, and a lamp at its top. */
function mast(): NewsObject {
  const top = 5.6;
  const half = (y: number) => lerp(0.95, 0.16, smooth(0, 1, y / top) * 0.35 + (y / top) * 0.65);
  const corner = (i: number, y: number): Vector => {
    const angle = (i / 2) * Math.PI + 0.62;
    return [Math.cos(angle) * half(y) * 1.3, y, Math.sin(angle) * half(y) * 1.3];
  };
  const levels = [0.15, 1.15, 2.05, 2.85, 3.55, 4.15, 4.65, 5.1, 5.5];
  const lines: SpaceLine[] = [];
  for (let i = 0; i < 4; i++) {
    lines.push({ points: levels.map((y) => corner(i, y)), width: 3, rim: 1.6, bias: 0.5 });
    for (let k = 0; k < levels.length - 1; k++) {
      const [low, high] = [levels[k], levels[k + 1]];
      lines.push({ points: [corner(i, low), corner(i + 1, high)], width: 1.2, rim: 1.2, bias: 0.5 });
      lines.push({ points: [corner(i + 1, low), corner(i, high)], width: 1.2, rim: 1.2, bias: 0.5 });
      lines.push({ points: [corner(i, high), corner(i + 1, high)], width: 1.5, rim: 1.2, bias: 0.5 });
    }
  }
  return placed(2.75, 2.1, 0.5, {
    reach: 2.2,
    height: 6.6,
    lines,
    shape(x, y, z, nearest) {
      for (let i = 0; i < 4; i++) {
        const [cx, , cz] = corner(i, 0);
        nearest.offer(box(x - cx, y - 0.1, z - cz, 0.22, 0.12, 0.22), stone);
      }
      nearest.offer(Math.min(cone(x, y, z, 5.5, 5.62, 0.3, 0.3), cone(x, y, z, 5.6, 5.95, 0.05, 0.04)), stone);
      nearest.offer(ball(x, y - 6.05, z, 0.13), lit);
      // Aerials: upright panels on three sides, and two dishes.
      for (let i = 0; i < 3; i++) {
        const angle = i * 2.09 + 0.5;
        const px = x - Math.cos(angle) * 0.52;
        const pz = z - Math.sin(angle) * 0.52;
        const a = px * Math.cos(angle) + pz * Math.sin(angle);
        const b = pz * Math.cos(angle) - px * Math.sin(angle);
        nearest.offer(
          Math.min(box(a, y - 4.95, b, 0.05, 0.42, 0.13), box(a + 0.2, y - 4.95, b, 0.2, 0.03, 0.03)),
          second,
        );
      }
      for (const [dx, dy, dz, size] of [
        [-0.66, 3.5, 0.56, 0.6],
        [0.74, 2.5, 0.5, 0.5],
      ]) {
        const a = (x - dx) * 0.62 * Math.sign(dx) + (z - dz) * 0.78;
        const r = Math.hypot(x - dx - a * 0.62 * Math.sign(dx), y - dy, z - dz - a * 0.78);
        nearest.offer(Math.max(Math.abs(a - 0.32 * r * r) - 0.035, r - size) * 0.8, third);
      }
    },
    materials: {
      [stone]: { albedo: 0.9, face: threeFaces, cut: { spacing: 3.2, layers: [0] } },
      [second]: { albedo: 1, face: topAndSides, direction: upright, cut: { spacing: 3, layers: [0], most: 0.85 } },
      [third]: { albedo: 0.95, direction: rings, cut: { spacing: 3, layers: [0] } },
      [lit]: litMaterial({}),
    },
    finish({ project }) {
      const [x, y] = project([0, 6.05, 0]);
      const strokes = Array.from({ length: 28 }, (_, i) => {
        const angle = (i / 14) * Math.PI;
        const to = i % 2 ? 24 : i % 4 ? 32 : 42;
        const ray = (r: number): Point => [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
        return { points: [ray(14), ray(to)], width: 1.8, ink: 'accent' as const };
      });
      return { strokes, discs: [{ centre: [x, y] as Point, radius: 8 }] };
    },
  });
}

/** Society: a drum with cords; its skin is lit. */
function drum(): NewsObject {
  const top = 3.5;
  const radiusAt = (y: number) => 0.62 + 0.62 * smooth(0, 1, y / top) + 0.1 * Math.sin((y / top) * Math.PI);
  const pegs = 9;
  const at = (i: number, y: number): Vector => {
    const angle = (i / pegs) * Math.PI * 2 + 0.2;
    const r = radiusAt(y) + 0.03;
    return [Math.cos(angle) * r, y, Math.sin(angle) * r];
  };
  const cord = (a: number, b: number, low: number, high: number): SpaceLine => ({
    points: Array.from({ length: 9 }, (_, k) => at(lerp(a, b, k / 8), lerp(low, high, k / 8))),
    width: 1.9,
    rim: 1.4,
    bias: 0.12,
  });
  const lines = Array.from({ length: pegs }, (_, i) => i).flatMap((i) => [
    cord(i, i + 0.5, 3.2, 1.55),
    cord(i + 1, i + 0.5, 3.2, 1.55),
  ]);
  return placed(2.75, 1.7, 0.8, {
    reach: 2.2,
    height: 4,
    lines,
    shape(x, y, z, nearest) {
      const r = Math.hypot(x, z);
      nearest.offer(Math.max((r - radiusAt(y)) * 0.9, -y, y - top), stone);
      nearest.offer(
        Math.min(
          torus(x, y - 3.25, z, radiusAt(3.25) + 0.02, 0.075),
          torus(x, y - 1.5, z, radiusAt(1.5) + 0.02, 0.06),
          torus(x, y - 0.12, z, radiusAt(0.12) + 0.02, 0.1),
        ),
        second,
      );
      const sector = (Math.PI * 2) / pegs;
      const by = modulo(Math.atan2(z, x) - 0.2 + sector / 2, sector) - sector / 2;
      const px = Math.cos(by) * r;
      const pz = Math.sin(by) * r;
      nearest.offer(rod(px, y, pz, radiusAt(3) - 0.05, 3, 0, radiusAt(3) + 0.2, 3.16, 0, 0.075, 0.06), second);
      nearest.offer(Math.max(cone(x, y, z, 3.42, 3.56, radiusAt(3.5) + 0.05, radiusAt(3.5)), 0), third);
      nearest.offer(cone(x, y, z, 3.5, 3.6, radiusAt(3.5) - 0.05, radiusAt(3.5) - 0.1), lit);
      // A pair of sticks leans on it.
      nearest.offer(
        Math.min(
          rod(x, y, z, -1.75, 0.05, 0.9, -0.85, 2.9, 0.55, 0.07, 0.06),
          ball(x + 0.85, y - 2.92, z - 0.55, 0.13),
        ),
        second,
      );
    },
    materials: {
      [stone]: { albedo: 0.78, direction: rings, cut: { spacing: 3.6, layers: [0], calm: true } },
      [second]: { albedo: 0.95, direction: rings, cut: { spacing: 3, layers: [0] } },
      [third]: { albedo: 0.9, direction: rings, face: topAndSides, cut: { spacing: 3, layers: [0] } },
      [lit]: litMaterial({ direction: (p) => [-p[2], 0, p[0]] }),
    },
  });
}

export const objects = {
  business: crate(),
  politics: hall(),
  economy: balance(),
  markets: coins(),
  technology: mast(),
  society: drum(),
} as const;
