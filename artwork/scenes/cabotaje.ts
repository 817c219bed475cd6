/** A freighter at the quay; a crane lifts one box. */
import { label, usual } from '../scene.ts';
import type { Nearest, Scene, SpaceLine } from '../scene.ts';
import { farRange, heapClouds } from '../tools/clouds.ts';
import { cloudNoise, noise, random } from '../tools/noise.ts';
import { clamp, lerp, modulo, smooth } from '../tools/numbers.ts';
import { box, cone, rod } from '../tools/shapes.ts';
import { between, cross, norm } from '../tools/vector.ts';
import type { Point, Vector } from '../tools/vector.ts';

const material = {
  hull: 3,
  boot: 4,
  bulwark: 5,
  house: 6,
  mast: 7,
  window: 8,
  box: 9,
  quay: 12,
  paving: 13,
  steel: 14,
  lit: 15,
  shed: 16,
} as const;

// The ship's frame: u along the ship with the bow ahead, v up, w across towards the quay.
const yaw = -0.36;
const cos = Math.cos(yaw);
const sin = Math.sin(yaw);
const midX = 0.2;
const midZ = -1.5;
const toShip = (x: number, z: number): Point => [
  -(x - midX) * cos - (z - midZ) * sin,
  (x - midX) * sin - (z - midZ) * cos,
];
const fromShip = (u: number, v: number, w: number): Vector => [midX - cos * u + sin * w, v, midZ - sin * u - cos * w];
const ahead: Vector = [-cos, 0, -sin];

const deck = (u: number) => 1.75 + 1.15 * smooth(2, 10.4, u) + 0.25 * smooth(-5, -9, u);
const halfBreadth = (u: number, v: number): number => {
  const flare = clamp((v + 0.6) / 3.6);
  const stem = 8.45 + 2.2 * flare ** 1.6;
  const forward = clamp((u - 3.6) / (stem - 3.6), 0, 1.6);
  const aft = clamp((-u - 6.8) / 2.4);
  const shape = (1 - forward ** (1.7 + 1.5 * flare)) * (1 - 0.55 * aft ** 2.2 * (1.15 - flare));
  return 1.75 * shape * (0.86 + 0.14 * smooth(0, 0.35, flare));
};

/** The height of the quay. */
const quay = 1.25;
const crane = { u: -3.6, w: 4.2 } as const;
const lit = { u: 2.3, v: 6, w: 0.1 } as const;

interface Container {
  readonly u: number;
  readonly v: number;
  readonly w: number;
  readonly kind: number;
}

const size = { u: 0.8, v: 0.31, w: 0.42 } as const;
const next = random(11);
const onDeck: Container[] = [2, 2, 3, 2, 1].flatMap((tiers, i) =>
  [0, 1, 2].flatMap((row) =>
    Array.from({ length: tiers - (row === 2 && i % 2 ? 1 : 0) }, (_, tier) => ({
      u: -2.55 + i * 1.72,
      v: 2.12 + tier * 0.66 + (i === 4 ? 0.2 : 0),
      w: (row - 1) * 0.92,
      kind: Math.floor(next() * 3),
    })),
  ),
);
const onQuay: Container[] = [2, 3, 1, 2].flatMap((tiers, i) =>
  [0, 1].flatMap((row) =>
    Array.from({ length: Math.max(0, tiers - row) }, (_, tier) => ({
      u: -8.6 - i * 1.75 + row * 0.1,
      v: quay + 0.34 + tier * 0.66,
      w: 4.2 + row * 0.95,
      kind: Math.floor(next() * 3),
    })),
  ),
);

function ship(u: number, v: number, w: number, nearest: Nearest): void {
  if (Math.abs(u) > 12.5 || Math.abs(w) > 4.2 || v > 12) {
    nearest.bound(Math.max(Math.abs(u) - 12, Math.abs(w) - 4, v - 11.5, 0.3));
    return;
  }
  const half = halfBreadth(u, v);
  const top = deck(u) + 0.22;
  const outside = (Math.abs(w) - half) * 0.62;
  const hollow = Math.max(outside + 0.056, deck(u) - v);
  const hull = Math.max(outside, v - top, -v - 0.8, -u - 9.1, u - 11.2, -hollow);
  const above = v > top - 0.13 && v > deck(u) + 0.02;
  nearest.offer(hull, v < 0.5 ? material.boot : above ? material.bulwark : material.hull);

  const block = (cu: number, cv: number, a: number, b: number, c: number) => box(u - cu, v - cv, w, a, b, c);
  nearest.offer(
    Math.min(
      block(-6.55, 2.55, 1.45, 0.72, 1.35),
      block(-6.75, 3.72, 1.1, 0.5, 1.25),
      block(-6.6, 4.62, 0.85, 0.46, 1.5),
      block(-6.7, 5.12, 1.05, 0.05, 1.62),
      block(-6.7, 4.2, 1.35, 0.05, 1.5),
      block(-6.6, 3.26, 1.55, 0.05, 1.45),
      block(0.9, 1.95, 4.6, 0.28, 1.42),
      block(7.2, 2.75, 0.5, 0.3, 0.4),
    ),
    material.house,
  );
  const byWindow = modulo(w, 0.44) - 0.22;
  const byPort = modulo(u, 0.5) - 0.25;
  const windows = Math.min(
    Math.max(box(u + 5.75, v - 4.72, w, 0.03, 0.17, 1.38), Math.abs(byWindow) - 0.17),
    Math.max(box(u + 6.6, v - 4.72, Math.abs(w) - 1.5, 0.7, 0.17, 0.03), Math.abs(byPort) - 0.18),
    Math.max(box(u + 6.7, v - 3.78, Math.abs(w) - 1.25, 0.85, 0.13, 0.03), Math.abs(byPort) - 0.13),
    Math.max(box(u + 5.65, v - 3.78, w, 0.03, 0.13, 0.95), Math.abs(byWindow) - 0.12),
    Math.max(box(u + 6.5, v - 2.7, Math.abs(w) - 1.35, 1.1, 0.1, 0.03), Math.hypot(byPort, v - 2.7) - 0.1),
  );
  nearest.offer(windows, material.window);
  nearest.offer(cone(u + 7.75, v, w, 3.2, 5.7, 0.5, 0.42), v > 5.1 ? material.window : material.mast);
  nearest.offer(
    Math.min(
      rod(u, v, w, -6.9, 5.1, 0, -6.95, 7.6, 0, 0.07, 0.04),
      rod(u, v, w, 7.4, 2.2, 0, 7.3, 5.7, 0, 0.08, 0.04),
      box(u + 6.9, v - 6.6, w, 0.04, 0.04, 0.7),
    ),
    material.mast,
  );
  for (const container of onDeck) containerAt(container, u, v, w, nearest);
}

function containerAt(
  { u: cu, v: cv, w: cw, kind }: Container,
  u: number,
  v: number,
  w: number,
  nearest: Nearest,
): void {
  const du = u - cu;
  const dv = v - cv;
  const dw = w - cw;
  if (Math.abs(du) > size.u + 0.7 || Math.abs(dv) > size.v + 0.7 || Math.abs(dw) > size.w + 0.7) {
    nearest.bound(Math.max(Math.abs(du) - size.u, Math.abs(dv) - size.v, Math.abs(dw) - size.w));
    return;
  }
  const panel = Math.abs(du) < size.u - 0.05 && Math.abs(dv) < size.v - 0.05;
  const rib = panel ? 0.012 * Math.sign(Math.sin(du * 42)) : 0.012;
  nearest.offer(box(du, dv, dw, size.u, size.v, size.w - 0.012 + rib), material.box + kind);
}

function harbour(u: number, v: number, w: number, nearest: Nearest): void {
  nearest.offer(box(u + 21, v - quay + 3, w - 24, 24.5, 3, 22), v > quay - 0.02 ? material.paving : material.quay);
  nearest.offer(
    Math.min(
      box(u + 21, v - quay - 0.03, w - 2.15, 24.5, 0.1, 0.2),
      box(u - 3.35, v - quay - 0.03, w - 12, 0.2, 0.1, 10),
    ),
    material.quay,
  );
  if (v < 2.5 && w > 1.4 && w < 3.4 && u < 4) {
    const byBollard = modulo(u, 3) - 1.5;
    nearest.offer(
      Math.min(
        cone(byBollard, v - quay, w - 2.75, 0, 0.42, 0.13, 0.1),
        cone(byBollard, v - quay, w - 2.75, 0.36, 0.5, 0.2, 0.2),
      ),
      material.mast,
    );
  }
  for (const container of onQuay) containerAt(container, u, v, w, nearest);
  for (const [cu, cw, length] of [
    [-15, 9, 4.2],
    [-25, 11, 4.6],
    [-1.5, 17, 4],
  ]) {
    nearest.offer(box(u - cu, v - quay - 1.1, w - cw, length, 1.1, 2.6), material.shed);
    const roof = (Math.abs(w - cw) * 0.5 + v - quay - 3.5) * 0.88;
    nearest.offer(Math.max(roof, Math.abs(u - cu) - length - 0.2, quay + 2.15 - v), material.shed);
  }
  // The crane: legs and a house; its boom is drawn as lines.
  const x = crane.u - u;
  const z = crane.w - w;
  if (Math.hypot(x, z) > 4) {
    if (v < 9.5) nearest.bound(Math.max(Math.hypot(x, z) - 3.4, 0.3));
    return;
  }
  nearest.offer(
    Math.min(
      box(Math.abs(x) - 1.15, v - 2.8, Math.abs(z) - 1.15, 0.12, 1.7, 0.12),
      box(x, v - 4.5, Math.abs(z) - 1.15, 1.28, 0.14, 0.12),
      box(Math.abs(x) - 1.15, v - 4.5, z, 0.12, 0.14, 1.28),
      cone(x, v, z, 4.55, 5.5, 0.5, 0.5),
      box(x - 0.15, v - 7.03, z, 1.15, 0.05, 0.85),
      box(x - 1.55, v - 6, z, 0.4, 0.5, 0.6),
    ),
    material.steel,
  );
  nearest.offer(box(x - 0.15, v - 6.25, z, 1.05, 0.75, 0.75), material.house);
  nearest.offer(
    Math.min(box(x + 0.91, v - 6.4, z, 0.03, 0.3, 0.5), box(x + 0.45, v - 6.4, Math.abs(z) - 0.75, 0.35, 0.3, 0.03)),
    material.window,
  );
}

const wave = (x: number, z: number): number =>
  0.12 * Math.sin(z * 1.6 + x * 0.5 + 1.6 * noise(x * 0.25, z * 0.3)) + 0.14 * cloudNoise(x * 0.45, z * 1.5, 3);

/** Boom, ropes, rigging and rails, in the ship's frame. */
function shipLines(): SpaceLine[] {
  const lines: SpaceLine[] = [];
  const line = (a: Vector, b: Vector, width: number) => lines.push({ points: [a, b], width });
  const foot: Vector = [crane.u + 0.9, 6.1, crane.w];
  const head: Vector = [lit.u - 0.05, 10.6, lit.w];
  const parts = 16;
  const onBoom = (t: number, side: number, up: number): Vector => {
    const half = lerp(0.42, 0.13, t);
    const [u, v, w] = between(foot, head, t);
    return [u, v + up * half, w + side * half];
  };
  for (let i = 0; i < parts; i++) {
    const a = i / parts;
    const b = (i + 1) / parts;
    const way = i % 2 ? 1 : -1;
    for (const side of [-1, 1]) {
      for (const up of [-1, 1]) line(onBoom(a, side, up), onBoom(b, side, up), 1.7);
      line(onBoom(a, side, way), onBoom(b, side, -way), 0.9);
    }
  }
  const top: Vector = [crane.u - 0.7, 9.4, crane.w];
  line([crane.u + 0.5, 7, crane.w], top, 2);
  line([crane.u - 1.1, 7, crane.w], top, 2);
  line(top, onBoom(0.98, 0, 1), 1.1);
  line(top, onBoom(0.55, 0, 1), 1);
  line(top, [crane.u - 1.7, 6.5, crane.w], 1.2);
  for (const off of [-0.06, 0.06]) line([lit.u + off, 10.5, lit.w], [lit.u + off, 7.1, lit.w], 1);
  for (const a of [-0.8, 0.8])
    for (const c of [-0.38, 0.38]) line([lit.u, 7.1, lit.w], [lit.u + a, lit.v + 0.36, lit.w + c], 1);

  line([-6.95, 7.5, 0], [7.3, 5.6, 0], 0.9);
  line([7.3, 5.6, 0], [10.4, 3.2, 0], 0.9);
  line([-6.95, 7.5, 0], [-9, 2.3, 0], 0.9);
  for (const w of [-1.2, 1.2]) {
    line([7.3, 5.4, 0], [5.6, 2.3, w], 0.8);
    line([-6.9, 7.2, 0], [-6.2, 5.2, w], 0.8);
  }
  for (const side of [-1, 1]) {
    const onRail = (i: number, rise: number): Vector => {
      const u = 6.3 + i * 0.39;
      return [u, deck(u) + 0.22 + rise, side * halfBreadth(u, deck(u)) * 0.98];
    };
    for (const rise of [0.16, 0.34])
      lines.push({ points: Array.from({ length: 11 }, (_, i) => onRail(i, rise)), width: 0.9 });
    for (let i = 0; i <= 10; i += 1.25) line(onRail(i, 0), onRail(i, 0.34), 0.8);
  }
  const bow: Vector = [9.9, 3, 0.25];
  const bollard: Vector = [2.75, quay + 0.4, 2.75];
  lines.push({
    points: Array.from({ length: 17 }, (_, i): Vector => {
      const [u, v, w] = between(bow, bollard, i / 16);
      return [u, v - 0.9 * Math.sin((Math.PI * i) / 16), w];
    }),
    width: 1.5,
    rim: 0.5,
  });
  return lines.map((each) => ({ ...each, points: each.points.map(([u, v, w]) => fromShip(u, v, w)) }));
}

const gull = ([x, y, z]: Vector, span: number): SpaceLine => ({
  points: [
    [x - span, y + span * 0.35, z],
    [x - span * 0.55, y + span * 0.5, z],
    [x, y, z],
    [x + span * 0.5, y + span * 0.55, z],
    [x + span, y + span * 0.45, z],
  ],
  width: 1.5,
  rim: 2.2,
});

const cuts = {
  tall: {
    width: 600,
    height: 1000,
    /** The quay on the right, so that the water is on the left. */
    mirrored: true,
    camera: { eye: [18.5, 8.6, 17], at: [1.75, 3.4, -0.6], view: 27.5 },
    clouds: [
      { x: 0.1, y: 0.2, width: 0.44, height: 0.1, seed: 14, heaps: 20 },
      { x: 0.5, y: 0.12, width: 0.3, height: 0.06, seed: 2, heaps: 14 },
    ],
    range: farRange(0.281, 0.055, 33, 3.2, -0.5, 1.2),
    gulls: [gull([-1, 10.9, 2], 0.34), gull([0.4, 11.5, 0], 0.28), gull([-2.6, 11.7, -2], 0.3)],
    fade: (u: number, v: number) => 1 - smooth(0.74, 0.86, v + 0.34 * (0.5 - u)),
    scale: 1.05,
  },
  wide: {
    width: 1000,
    height: 667,
    mirrored: false,
    camera: { eye: [-7.4, 6.2, 25.5], at: [-0.7, 4.55, -2], view: 42 },
    clouds: [
      { x: 0.2, y: 0.36, width: 0.6, height: 0.2, seed: 14, heaps: 24 },
      { x: 1.3, y: 0.3, width: 0.5, height: 0.13, seed: 2, heaps: 20 },
    ],
    range: farRange(0.437, 0.12, 33, 1.6, -0.6, 1.9),
    gulls: [gull([-9, 9.4, 0], 0.42), gull([-7.7, 10.2, -2], 0.34), gull([-10.4, 10.4, -4], 0.4)],
    fade: undefined,
    scale: 1.3,
  },
} as const;

export function cabotaje(cutName: keyof typeof cuts): Scene {
  const cut = cuts[cutName];
  const aspect = cut.width / cut.height;
  const side = cut.mirrored ? -1 : 1;
  const clouds = heapClouds(cut.clouds, aspect, norm([-0.75, 0.5, 0.5]));
  const flipped = ([x, y, z]: Vector): Vector => [x * side, y, z];
  const forward = flipped(ahead);
  const face = (_: Vector, n: Vector) => {
    if (Math.abs(n[1]) > 0.7) return 1;
    return Math.abs(n[0] * forward[0] + n[2] * forward[2]) > 0.7 ? 2 : 3;
  };
  const level = (_: Vector, n: Vector): Vector => (Math.abs(n[1]) > 0.7 ? forward : cross(n, [0, 1, 0]));
  const ribs = (_: Vector, n: Vector): Vector => (Math.abs(n[1]) > 0.7 ? forward : [0, 1, 0]);
  const upright = (_: Vector, n: Vector): Vector => [n[2], 0, -n[0]];
  const container = (albedo: number) => ({
    albedo,
    face,
    direction: ribs,
    cut: { spacing: 4, layers: [0], most: 0.8 },
  });
  return {
    ...usual,
    width: cut.width,
    height: cut.height,
    camera: cut.camera,
    light: [-0.42, 0.62, 0.72],
    ambient: 0.32,
    shadow: { length: 16, hardness: 12 },
    scale: cut.scale,
    fade: cut.fade,
    shape(x, y, z, nearest) {
      const [u, w] = toShip(x * side, z);
      ship(u, y, w, nearest);
      harbour(u, y, w, nearest);
      nearest.offer(box(u - lit.u, y - lit.v, w - lit.w, 0.82, 0.36, 0.42), material.lit);
    },
    materials: {
      [material.hull]: { albedo: 0.46, cut: { spacing: 4.6, soft: true, calm: true, layers: [0] } },
      [material.boot]: { albedo: 0.74, cut: { spacing: 4.6, layers: [0] } },
      [material.bulwark]: { albedo: 1, direction: () => forward, cut: { spacing: 4, layers: [0], most: 0.8 } },
      [material.house]: { albedo: 1.02, face, direction: level, cut: { spacing: 4.4, layers: [0], most: 0.85 } },
      [material.shed]: { albedo: 0.5, face, direction: level, cut: { spacing: 5.6, layers: [0] } },
      [material.mast]: { albedo: 0.75, direction: upright, cut: { spacing: 3.8 } },
      [material.window]: { albedo: 0.08, direction: () => [0, 1, 0], cut: { spacing: 3.6 }, outline: 0 },
      [material.box]: container(0.95),
      [material.box + 1]: container(0.5),
      [material.box + 2]: container(0.74),
      [material.quay]: { albedo: 0.7, face, direction: level, cut: { spacing: 4.8, layers: [0] } },
      [material.paving]: { albedo: 0.3, direction: () => forward, cut: { spacing: 7, layers: [0] } },
      [material.steel]: { albedo: 0.6, face, direction: ribs, cut: { spacing: 4.2, layers: [0] } },
      [material.lit]: {
        albedo: 1,
        face,
        direction: ribs,
        tone: (t) => 0.6 + 0.5 * t,
        cut: { spacing: 3.8, ink: 'accent', most: 0.9, layers: [0], calm: true },
      },
    },
    sea: {
      level: 0,
      tone: 0.16,
      glint: 0.5,
      shine: 40,
      normal: (x, z, distance) => {
        const amplitude = 0.8 / (1 + distance * 0.02);
        const e = 0.04 + distance * 0.002;
        const h = wave(x, z);
        return norm([(-(wave(x + e, z) - h) / e) * amplitude, 1, (-(wave(x, z + e) - h) / e) * amplitude]);
      },
    },
    skyTone: (r) => clamp(0.98 - 0.75 * Math.max(r[1], 0) ** 0.7),
    sky(u, v, direction) {
      const base = clamp(0.97 - 0.9 * clamp(direction[1] / 0.42) ** 0.8);
      const range = cut.range(u * aspect, v);
      if (range) return { ...range, label: label.range };
      const cloud = clouds(u * aspect, v);
      if (!cloud) return { tone: base };
      return {
        tone: lerp(base, 0.25 + 1.02 * cloud.tone, smooth(0, 0.01, cloud.depth)),
        angle: cloud.angle,
        label: label.cloud,
      };
    },
    coverage(tone, of) {
      if (of === label.sky) return clamp(0.02 + 0.36 * clamp(tone) ** 1.8);
      if (of === label.sea) return clamp(tone * 0.72 - 0.12);
      if (of === label.cloud) return clamp(tone * 0.62 - 0.08);
      if (of === label.range) return clamp(tone * 0.6 - 0.05);
      return clamp(tone * 0.95 - 0.03);
    },
    cuts: { [label.range]: { spacing: 4.6 } },
    lines: [...shipLines().map((each) => ({ ...each, points: each.points.map(flipped) })), ...cut.gulls],
  };
}
