/** A cast net, spread on the water and seen from above: knot by knot, and one knot is lit. Its thrower holds the line. */
import { usual } from '../scene.ts';
import type { Scene, SpaceLine, Stroke } from '../scene.ts';
import { cloudNoise, noise, random } from '../tools/noise.ts';
import { clamp, lerp, smooth } from '../tools/numbers.ts';
import { ball, box, cone, rod } from '../tools/shapes.ts';
import { cross } from '../tools/vector.ts';
import type { Point, Vector } from '../tools/vector.ts';

const material = { water: 2, hull: 3, wood: 4, inside: 5, hat: 6, shirt: 7, lead: 8, arm: 9 } as const;

/** The net's middle lies at the origin. */
const radius = 3.3;

const cuts = {
  tall: {
    width: 600,
    height: 1000,
    camera: { eye: [-0.2, 15.5, 6.2], at: [-0.15, 0, 1.35], view: 31 },
    boat: { x: 2.75, z: -4.9, turn: 0.55 },
    meshes: 40,
    lit: { cord: 6, crossing: 15 },
    fade: (u: number, v: number) => 1 - smooth(0.76, 0.88, v + 0.24 * (0.5 - u)),
    scale: 1.05,
  },
  wide: {
    width: 1000,
    height: 667,
    camera: { eye: [1.5, 12.8, 7], at: [1.65, 0, 0.35], view: 46 },
    boat: { x: 5.1, z: -1.9, turn: 0.95 },
    meshes: 32,
    lit: { cord: 4, crossing: 12 },
    fade: undefined,
    scale: 1.35,
  },
} as const;

/** The hem is no circle: the net was thrown. */
const hem = (angle: number): number =>
  radius * (1 + 0.045 * Math.sin(2 * angle + 0.6) + 0.03 * Math.sin(5 * angle) + 0.02 * noise(angle * 3, 4));

/** A place on the net: `share` runs from its middle to its hem. It hangs from the hand line like a flat bell. */
const onNet = (angle: number, share: number): Vector => {
  const r = hem(angle) * share;
  const swell = 0.08 * noise(Math.cos(angle) * r * 0.9, Math.sin(angle) * r * 0.9 + 7);
  return [Math.cos(angle) * r, 0.06 + 0.75 * (1 - share) ** 2.2 + swell * share, Math.sin(angle) * r];
};

/** Two families of spirals, whose meshes widen towards the hem. */
const first = 0.09;
const turns = Math.log(1 / first) * 0.62;
const onSpiral = (start: number, way: number, t: number): Vector => onNet(start + way * turns * t, first ** (1 - t));

function netLines(meshes: number): SpaceLine[] {
  const lines: SpaceLine[] = [];
  for (const way of [1, -1])
    for (let i = 0; i < meshes; i++) {
      const start = (i / meshes) * Math.PI * 2;
      // Every second cord begins farther out: near the middle they would close up.
      const from = i % 4 === 0 ? 0 : i % 2 === 0 ? 0.22 : 0.42;
      const points = Array.from({ length: 41 }, (_, k) => onSpiral(start, way, lerp(from, 1, k / 40)));
      lines.push({ points, width: 1.25, rim: 0, bias: 0.2 });
    }
  // The cords are gathered at a ring, to which the hand line is tied.
  const horn = Array.from({ length: 31 }, (_, k) => onNet((k / 15) * Math.PI, first));
  lines.push({ points: horn, width: 2.2, rim: 0, bias: 0.2 });
  const around = Array.from({ length: 181 }, (_, k) => onNet((k / 90) * Math.PI, 1));
  lines.push({ points: around, width: 2.4, rim: 1.4, bias: 0.2 });
  return lines;
}

/** Where cords of the two families cross: their angles agree. */
function knots(meshes: number): Vector[] {
  const found: Vector[] = [];
  for (let i = 0; i < meshes; i++)
    for (let k = 1; k < 60; k++) {
      // start + turns t = other − turns t, with other − start a whole number of meshes.
      const t = ((k / meshes) * Math.PI * 2) / (2 * turns);
      if (t > 0.985 || t < 0.46) continue;
      found.push(onSpiral((i / meshes) * Math.PI * 2, 1, t));
    }
  return found;
}

const wave = (x: number, z: number): number =>
  0.3 * Math.sin(z * 1.5 + x * 0.5 + 1.9 * noise(x * 0.2, z * 0.25)) + 0.32 * cloudNoise(x * 0.28, z * 0.7, 3);

export function malla(cutName: keyof typeof cuts): Scene {
  const cut = cuts[cutName];
  const { boat } = cut;
  const cos = Math.cos(boat.turn);
  const sin = Math.sin(boat.turn);
  /** Along the boat, its bow ahead, and across it. */
  const toBoat = (x: number, z: number): Point => [
    (x - boat.x) * cos + (z - boat.z) * sin,
    -(x - boat.x) * sin + (z - boat.z) * cos,
  ];
  const fromBoat = (u: number, y: number, w: number): Vector => [
    boat.x + u * cos - w * sin,
    y,
    boat.z + u * sin + w * cos,
  ];
  const breadth = (u: number, y: number): number => {
    const height = clamp(y / 0.7);
    const end = clamp(Math.abs(u) / (u < 0 ? 2.9 : 2.5), 0, 1.4);
    return 0.92 * (1 - end ** (u < 0 ? 2.2 : 3.4)) * (0.6 + 0.4 * height ** 0.6);
  };
  const hand = fromBoat(-0.75, 1.35, 0.85);
  const shoulder = fromBoat(-0.1, 1.3, 0.3);
  const weights = Array.from({ length: 64 }, (_, i) => onNet((i / 32) * Math.PI, 1));
  const lit = onSpiral((cut.lit.cord * Math.PI * 2) / cut.meshes, 1, (cut.lit.crossing * Math.PI) / cut.meshes / turns);

  const sag = (a: Vector, b: Vector, depth: number): Vector[] =>
    Array.from({ length: 25 }, (_, i) => {
      const t = i / 24;
      const drop = depth * Math.sin(Math.PI * t);
      return [lerp(a[0], b[0], t), lerp(a[1], b[1], t) - drop * 0.4, lerp(a[2], b[2], t) + drop];
    });

  return {
    ...usual,
    width: cut.width,
    height: cut.height,
    camera: cut.camera,
    light: [-0.62, 0.72, 0.3],
    far: 60,
    stride: 0.8,
    occlusion: { unit: 0.14, gain: 1.1, share: 0.8 },
    shadow: { length: 8, hardness: 9 },
    scale: cut.scale,
    fade: cut.fade,
    shape(x, y, z, nearest) {
      nearest.offer(y, material.water);
      for (const [wx, wy, wz] of weights) {
        const off = Math.abs(x - wx) + Math.abs(z - wz);
        if (off < 0.4) nearest.offer(ball(x - wx, y - wy, z - wz, 0.075), material.lead);
      }
      const [u, w] = toBoat(x, z);
      if (Math.abs(u) > 3.4 || Math.abs(w) > 1.5 || y > 2.2) {
        nearest.bound(Math.max(Math.abs(u) - 3.2, Math.abs(w) - 1.3, y - 2, 0.2));
        return;
      }
      const half = breadth(u, y);
      const sheer = 0.62 + 0.16 * smooth(0.5, 2.8, Math.abs(u));
      const hollow = Math.max((Math.abs(w) - half + 0.09) * 0.7, 0.14 - y);
      const shell = Math.max((Math.abs(w) - half) * 0.7, y - sheer, -hollow);
      nearest.offer(
        shell,
        y > sheer - 0.05 ? material.wood : Math.abs(w) < half - 0.03 ? material.inside : material.hull,
      );
      for (const thwart of [-1.75, -0.55, 0.75, 1.75])
        nearest.offer(Math.max(box(u - thwart, y - 0.48, w, 0.17, 0.03, 1), Math.abs(w) - half + 0.06), material.wood);
      nearest.offer(
        Math.min(
          rod(u, y, w, -0.6, 0.7, -0.35, 2.6, 0.75, -0.72, 0.045),
          box(u - 2.75, y - 0.76, w + 0.74, 0.42, 0.02, 0.12),
        ),
        material.wood,
      );
      // The thrower stands amidships: a straw hat, shoulders, and an arm to the line.
      nearest.offer(
        Math.min(cone(u, y, w, 1.52, 1.58, 0.42, 0.4), cone(u, y, w, 1.55, 1.78, 0.21, 0.15)),
        material.hat,
      );
      nearest.offer(rod(u, y, w, 0, 1.2, -0.32, 0, 1.2, 0.34, 0.2), material.shirt);
      nearest.offer(
        Math.min(rod(x, y, z, ...shoulder, ...hand, 0.1, 0.075), rod(u, y, w, 0, 1.2, -0.32, -0.62, 1.15, 0.12, 0.09)),
        material.arm,
      );
    },
    materials: {
      [material.water]: {
        albedo: 1,
        flat: true,
        // Under the net the water is still, around it rings run out, and beyond them the swell.
        face: (p) => (Math.hypot(p[0], p[2]) < hem(Math.atan2(p[2], p[0])) * 1.02 ? 1 : 2),
        direction: (p) => {
          const r = Math.hypot(p[0], p[2]);
          const share = smooth(1.32, 1.62, r / radius);
          const e = 0.1;
          const a = (wave(p[0] + e, p[2]) - wave(p[0] - e, p[2])) / (2 * e);
          const b = (wave(p[0], p[2] + e) - wave(p[0], p[2] - e)) / (2 * e);
          const swell: Vector = [-b - 1.1, 0, a];
          const ring: Vector = [-p[2] / r, 0, p[0] / r];
          const way = ring[0] * swell[0] + ring[2] * swell[2] < 0 ? -1 : 1;
          return [lerp(ring[0] * way, swell[0], share), 0, lerp(ring[2] * way, swell[2], share)];
        },
        tone: (t, p) => {
          const r = Math.hypot(p[0], p[2]) / hem(Math.atan2(p[2], p[0]));
          const rings = (0.5 + 0.5 * Math.cos((r - 1.06) * 38)) * smooth(1.5, 1.05, r);
          const crest = clamp(0.42 + 0.9 * wave(p[0], p[2])) * smooth(1.15, 1.6, r);
          return t * clamp(0.95 * rings + 0.75 * crest);
        },
        cut: { ink: 'sea', spacing: 6, layers: [0], soft: true, run: 12 },
        outline: 0,
      },
      [material.hull]: { albedo: 0.7, direction: (_, n) => cross(n, [0, 1, 0]), cut: { spacing: 4, calm: true } },
      [material.wood]: {
        albedo: 1.02,
        direction: () => [cos, 0, sin],
        cut: { spacing: 4, calm: true, layers: [0], most: 0.85 },
      },
      [material.inside]: {
        albedo: 0.62,
        direction: () => [cos, 0, sin],
        cut: { spacing: 4.6, calm: true, layers: [0] },
      },
      [material.hat]: {
        albedo: 1.1,
        direction: (p) => {
          const [u, w] = toBoat(p[0], p[2]);
          return [-w * cos - u * sin, 0, -w * sin + u * cos];
        },
        cut: { spacing: 3.6, calm: true, layers: [0], most: 0.85 },
      },
      [material.shirt]: { albedo: 0.9, direction: () => [cos, 0, sin], cut: { spacing: 3.6, layers: [0] } },
      [material.lead]: { albedo: 1.1, cut: { spacing: 3, layers: [0], most: 0.9 }, outline: 0.8 },
      [material.arm]: { albedo: 0.8, cut: { spacing: 3.4, layers: [0] } },
    },
    cuts: { [material.water * 16 + 1]: null },
    coverage: (tone, of) => clamp(of >> 4 === material.water ? tone * 0.5 - 0.05 : tone * 0.95 - 0.04),
    lines: [
      ...netLines(cut.meshes),
      { points: sag(onNet(5.2, first), hand, 0.5), width: 2.2, rim: 1.8, bias: 0.3 },
      { points: sag(hand, fromBoat(-2.3, 0.5, 0.1), 0.25), width: 1.6, rim: 1.2, bias: 0.2 },
    ],
    finish({ project, labelAt }) {
      const strokes: Stroke[] = [];
      for (const knot of knots(cut.meshes)) {
        const [x, y] = project(knot);
        if (labelAt(x, y) >> 4 !== material.water) continue;
        strokes.push({
          points: [
            [x - 0.3, y],
            [x + 0.3, y],
          ],
          width: 3.6,
          ink: 'object',
        });
      }
      const [x, y] = project(lit);
      const next = random(3);
      for (let i = 0; i < 28; i++) {
        const angle = (i / 14) * Math.PI;
        const from = 17;
        const to = (i % 2 ? 25 : 33) + 4 * next();
        strokes.push({
          points: [
            [x + Math.cos(angle) * from, y + Math.sin(angle) * from],
            [x + Math.cos(angle) * to, y + Math.sin(angle) * to],
          ],
          width: 1.8,
          ink: 'accent',
        });
      }
      return { strokes, discs: [{ centre: [x, y], radius: 11.5 }] };
    },
  };
}
