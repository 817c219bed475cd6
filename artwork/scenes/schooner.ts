/** About: a schooner runs before the trade wind; the sun is low. */
import { label, usual } from '../scene.ts';
import type { Camera, Nearest, Scene, SpaceLine, Stroke } from '../scene.ts';
import { view } from '../steps/project.ts';
import { heapClouds } from '../tools/clouds.ts';
import { cloudNoise, noise, random } from '../tools/noise.ts';
import { clamp, lerp, smooth } from '../tools/numbers.ts';
import { box, rod } from '../tools/shapes.ts';
import { cross, norm } from '../tools/vector.ts';
import type { Point, Vector } from '../tools/vector.ts';

const material = { hull: 2, rail: 3, sail: 4, jib: 5, spar: 6, house: 7, boot: 8 } as const;

const camera: Camera = { eye: [-3.2, 2.6, 21], at: [-1.1, 4.1, 0], view: 41 };
const width = 1000;
const height = 667;

// The ship's frame: u ahead, v up, w to starboard. She sails to the left, and a little towards us.
const yaw = 0.42;
const cos = Math.cos(yaw);
const sin = Math.sin(yaw);
const heel = 0.07;
const midX = 1.3;
const toShip = (x: number, y: number, z: number): Vector => {
  const dx = x - midX;
  const w = -dx * sin - z * cos;
  return [-dx * cos + z * sin, y * Math.cos(heel) + w * Math.sin(heel), w * Math.cos(heel) - y * Math.sin(heel)];
};
const fromShip = ([u, v, w]: Vector): Vector => {
  const up = v * Math.cos(heel) - w * Math.sin(heel);
  const across = w * Math.cos(heel) + v * Math.sin(heel);
  return [midX - u * cos - across * sin, up, u * sin - across * cos];
};

const sheer = (u: number) => 0.95 + 0.021 * (u + 0.8) ** 2;
const halfBreadth = (u: number, v: number): number => {
  const up = clamp((v + 0.3) / 1.4);
  // Beyond the ends the half breadth is negative: at 0 a thin sheet would be left.
  const bow = clamp((u + 0.4) / (4.1 + 1.5 * up ** 1.4), 0, 1.6);
  const stern = clamp((-u - 0.4) / (3.9 + 1.2 * up), 0, 1.6);
  return 1.05 * (1 - bow ** 2.3) * (1 - stern ** 3.2) * (0.5 + 0.5 * up ** 0.5);
};

interface Sail {
  /** The mast's place, about which the sail swings by an angle. */
  readonly mast: number;
  readonly swing: number;
  /** Corners against the clock, as places behind the mast and heights. */
  readonly corners: readonly Point[];
  readonly belly: number;
  readonly kind: number;
}

const sails: readonly Sail[] = [
  {
    mast: -1.1,
    swing: -0.5,
    corners: [
      [0.05, 1.75],
      [3.9, 1.95],
      [3.15, 6.35],
      [0.05, 4.9],
    ],
    belly: 0.62,
    kind: material.sail,
  },
  {
    mast: 1.75,
    swing: -0.55,
    corners: [
      [0.05, 1.75],
      [2.6, 1.85],
      [2.25, 5.95],
      [0.05, 4.75],
    ],
    belly: 0.5,
    kind: material.sail,
  },
  {
    mast: -1.1,
    swing: -0.42,
    corners: [
      [0.05, 5.1],
      [2.75, 6.35],
      [0.05, 7.55],
    ],
    belly: 0.3,
    kind: material.jib,
  },
  {
    mast: 1.75,
    swing: -0.15,
    corners: [
      [-3.1, 1.75],
      [-0.25, 1.7],
      [-0.12, 5.4],
    ],
    belly: 0.42,
    kind: material.jib,
  },
  {
    mast: 1.75,
    swing: -0.12,
    corners: [
      [-4.6, 1.95],
      [-2.1, 1.85],
      [-0.3, 6.3],
    ],
    belly: 0.4,
    kind: material.jib,
  },
];

function sailAt({ mast, swing, corners, belly, kind }: Sail, u: number, v: number, w: number, nearest: Nearest): void {
  const du = mast - u;
  const along = du * Math.cos(swing) + w * Math.sin(swing);
  const off = w * Math.cos(swing) - du * Math.sin(swing);
  let outside = -Infinity;
  for (let i = 0; i < corners.length; i++) {
    const [ax, ay] = corners[i];
    const [bx, by] = corners[(i + 1) % corners.length];
    const length = Math.hypot(bx - ax, by - ay);
    outside = Math.max(outside, ((by - ay) * (along - ax) - (bx - ax) * (v - ay)) / length);
  }
  // The wind fills the cloth most where it is farthest from its edges.
  const full = belly * (1 - Math.exp(-Math.max(0, -outside) * 1.1));
  nearest.offer(Math.max(outside, Math.abs(off + full) - 0.025) * 0.62, kind);
}

function spars(u: number, v: number, w: number, nearest: Nearest): void {
  let nearestSpar = Math.min(
    rod(u, v, w, -1.1, 0.6, 0, -1.1, 7.9, 0, 0.085, 0.04),
    rod(u, v, w, 1.75, 0.8, 0, 1.75, 7, 0, 0.085, 0.04),
    rod(u, v, w, 4.3, 1.55, 0, 7.1, 2.15, 0, 0.09, 0.04),
  );
  for (const { mast, swing, corners } of sails.slice(0, 2)) {
    const spar = ([along, up]: Point): Vector => [mast - along * Math.cos(swing), up, along * Math.sin(swing)];
    const [tack, clew, peak, throat] = corners;
    nearestSpar = Math.min(
      nearestSpar,
      rod(u, v, w, ...spar([tack[0], tack[1] - 0.08]), ...spar([clew[0] + 0.2, clew[1] - 0.08]), 0.055),
      rod(u, v, w, ...spar([throat[0], throat[1] + 0.06]), ...spar([peak[0] + 0.1, peak[1] + 0.08]), 0.05),
    );
  }
  nearest.offer(nearestSpar, material.spar);
}

function rigging(): SpaceLine[] {
  const lines: SpaceLine[] = [];
  const line = (a: Vector, b: Vector, thick = 1) =>
    lines.push({ points: [fromShip(a), fromShip(b)], width: thick, rim: 1 });
  line([7, 2.15, 0], [1.75, 5.6, 0], 1.1);
  line([7.1, 2.2, 0], [1.75, 6.9, 0], 1.1);
  line([1.75, 6.9, 0], [-1.1, 7.6, 0]);
  line([-1.1, 7.7, 0], [-4.9, 2.1, 0]);
  for (const mast of [-1.1, 1.75])
    for (const side of [-1, 1]) {
      for (const foot of [-0.45, 0, 0.45]) line([mast - 0.3 + foot, 1.05, side * 0.98], [mast, 5.1, 0], 0.9);
      for (let i = 1; i < 9; i++) {
        const t = i / 11;
        const at = (foot: number): Vector => [
          lerp(mast - 0.3 + foot, mast, t),
          lerp(1.05, 5.1, t),
          side * 0.98 * (1 - t),
        ];
        line(at(-0.45), at(0.45), 0.6);
      }
    }
  // A pennant streams ahead: the wind comes from astern.
  lines.push({
    points: Array.from({ length: 13 }, (_, i) =>
      fromShip([-1.1 + i * 0.12, 7.92 + 0.05 * Math.sin(i * 0.9), 0.08 * Math.sin(i * 0.7)]),
    ),
    width: 3.2,
    rim: 1.2,
  });
  return lines;
}

const wave = (x: number, z: number): number =>
  0.34 * Math.sin(z * 0.72 + x * 0.3 + 1.8 * noise(x * 0.14, z * 0.2)) +
  0.26 * cloudNoise(x * 0.3, z * 1.1, 3) +
  0.05 * noise(x * 1.6, z * 4);

const sun = norm([-0.19, 0.062, -1]);

export function schooner(): Scene {
  const paper = view(camera, width, height);
  const [sunX, sunY] = paper.project([
    paper.eye[0] + sun[0] * 1000,
    paper.eye[1] + sun[1] * 1000,
    paper.eye[2] + sun[2] * 1000,
  ]);
  const disc = 30;
  const aspect = width / height;
  // The trade wind's clouds stand in streets, small and flat below.
  const clouds = heapClouds(
    [
      { x: 0.05, y: 0.3, width: 0.3, height: 0.08, seed: 61, heaps: 14 },
      { x: 0.42, y: 0.4, width: 0.26, height: 0.06, seed: 62, heaps: 12 },
      { x: 0.3, y: 0.16, width: 0.34, height: 0.09, seed: 63, heaps: 16 },
      { x: 1.36, y: 0.22, width: 0.36, height: 0.1, seed: 64, heaps: 16 },
      { x: 1.42, y: 0.46, width: 0.24, height: 0.05, seed: 65, heaps: 12 },
      { x: 0.72, y: 0.49, width: 0.2, height: 0.035, seed: 66, heaps: 10 },
    ],
    aspect,
    norm([-0.8, 0.1, 0.5]),
  );
  const ahead = norm([-cos, 0, sin]);
  // Light comes through cloth.
  const lightCloth = (tone: number) => 0.2 + 0.85 * tone;
  return {
    ...usual,
    width,
    height,
    camera,
    light: [-0.8, 0.4, 0.5],
    key: 0.9,
    scale: 1.3,
    shape(x, y, z, nearest) {
      const [u, v, w] = toShip(x, y, z);
      if (Math.abs(u) > 8 || Math.abs(w) > 4 || v > 8.6) {
        nearest.bound(Math.max(Math.abs(u) - 7.6, Math.abs(w) - 3.6, v - 8.3, 0.3));
        return;
      }
      const half = halfBreadth(u, v);
      const top = sheer(u);
      const outside = (Math.abs(w) - half) * 0.7;
      const hull = Math.max(outside, v - top, -v - 0.5, Math.abs(u + 0.2) - 5.6);
      const hollow = Math.max(outside + 0.06, top - 0.18 - v);
      nearest.offer(Math.max(hull, -hollow), v > top - 0.1 ? material.rail : v < 0.28 ? material.boot : material.hull);
      nearest.offer(
        Math.min(box(u + 2.6, v - 1.1, w, 0.8, 0.22, 0.5), box(u - 0.4, v - 1, w, 0.6, 0.16, 0.4)),
        material.house,
      );
      for (const sail of sails) sailAt(sail, u, v, w, nearest);
      spars(u, v, w, nearest);
    },
    materials: {
      [material.hull]: {
        albedo: 0.62,
        tone: (t) => 0.12 + 0.8 * t,
        cut: { spacing: 4, calm: true, soft: true, layers: [0] },
      },
      [material.boot]: { albedo: 0.8, cut: { spacing: 4, layers: [0] } },
      [material.rail]: { albedo: 1, direction: () => ahead, cut: { spacing: 3.6, layers: [0], most: 0.85 } },
      // Seams of the cloth run up and down.
      [material.sail]: {
        albedo: 1.06,
        wrap: 0.3,
        tone: lightCloth,
        direction: (_, n) => cross(n, ahead),
        cut: { spacing: 4.4, layers: [0], most: 0.88 },
      },
      [material.jib]: {
        albedo: 1.02,
        wrap: 0.3,
        tone: lightCloth,
        direction: (_, n) => cross(n, ahead),
        cut: { spacing: 4.4, layers: [0], most: 0.88 },
      },
      [material.spar]: { albedo: 0.9, direction: (_, n) => [n[2], 0, -n[0]], cut: { spacing: 3.4 } },
      [material.house]: { albedo: 0.9, cut: { spacing: 3.6, layers: [0] } },
    },
    sea: {
      level: 0,
      tone: 0.12,
      glint: 0.6,
      shine: 40,
      normal: (x, z, distance) => {
        const amplitude = 1 / (1 + distance * 0.02);
        const e = 0.04 + distance * 0.002;
        const h = wave(x, z);
        return norm([(-(wave(x + e, z) - h) / e) * amplitude, 1, (-(wave(x, z + e) - h) / e) * amplitude]);
      },
      // The bow wave, the wake, and white crests.
      foam: (tone, p, toShipSide) => {
        const crest = smooth(0.42, 0.6, wave(p[0], p[2])) * smooth(0.1, 0.4, cloudNoise(p[0] * 0.9, p[2] * 1.4, 2));
        const side = smooth(0.5, 0.04, toShipSide + 0.2 * noise(p[0] * 2, p[2] * 3));
        return lerp(tone, 1, clamp(0.8 * crest + 0.95 * side));
      },
    },
    skyTone: (r) => clamp(0.95 - 0.85 * Math.max(r[1], 0) ** 0.6),
    sky(u, v, direction) {
      if (Math.hypot(u * width - sunX, v * height - sunY) < disc * 1.3) return { tone: 0, label: label.bare };
      const base = clamp(0.98 - 1.05 * clamp(direction[1] / 0.42) ** 0.7);
      const cloud = clouds(u * aspect, v);
      if (!cloud) return { tone: base };
      return {
        tone: lerp(base, 0.25 + 1.05 * cloud.tone, smooth(0, 0.01, cloud.depth)),
        angle: cloud.angle,
        label: label.cloud,
      };
    },
    coverage(tone, of) {
      if (of === label.sky) return clamp(0.02 + 0.4 * clamp(tone) ** 1.7);
      if (of === label.sea) return clamp(tone * 0.72 - 0.1);
      if (of === label.cloud) return clamp(tone * 0.7 - 0.1);
      return clamp(tone * 0.95 - 0.04);
    },
    lines: rigging(),
    finish({ labelAt, keptClear }) {
      const strokes: Stroke[] = [];
      for (let i = 0; i < 56; i++) {
        const angle = (i / 28) * Math.PI;
        const points: Point[] = [];
        for (let r = disc * 1.45; r <= disc * (i % 4 === 0 ? 3.4 : i % 2 ? 2 : 2.6); r += 2) {
          const x = sunX + Math.cos(angle) * r;
          const y = sunY + Math.sin(angle) * r;
          const of = labelAt(x, y);
          if ((of !== label.sky && of !== label.cloud) || keptClear(x, y)) break;
          points.push([x, y]);
        }
        if (points.length > 3) strokes.push({ points, width: i % 4 === 0 ? 2 : 1.4, ink: 'accent' });
      }
      const glitter = random(9);
      for (let i = 0; i < 80; i++) {
        const t = glitter();
        const y = sunY + disc * 1.3 + t ** 1.3 * height * 0.3;
        const half = (5 + 20 * t) * (0.4 + glitter());
        const x = sunX + (glitter() + glitter() - 1) * (18 + 70 * t);
        if ([x - half, x, x + half].some((at) => labelAt(at, y) !== label.sea)) continue;
        strokes.push({
          points: [
            [x - half, y],
            [x + half, y],
          ],
          width: 1.2 + 1.8 * t,
          ink: 'accent',
        });
      }
      return { strokes, discs: [{ centre: [sunX, sunY], radius: disc }] };
    },
  };
}
