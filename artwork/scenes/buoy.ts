/** Not found: skerries and an unlit buoy in the mist. */
import { label, usual } from '../scene.ts';
import type { Camera, Scene, SpaceLine } from '../scene.ts';
import { HeightField } from '../tools/heightField.ts';
import { cloudNoise, noise, ridgeNoise } from '../tools/noise.ts';
import { clamp, lerp, smooth } from '../tools/numbers.ts';
import { cone, torus } from '../tools/shapes.ts';
import { cross, norm } from '../tools/vector.ts';
import type { Vector } from '../tools/vector.ts';

const material = { rock: 2, float: 3, band: 4, iron: 5 } as const;

const camera: Camera = { eye: [0.4, 2.15, 15], at: [0.1, 2.05, 0], view: 42 };

const islets = [
  [-4.6, -2.5, 2.3, 1.15],
  [-2.9, -0.8, 1, 0.5],
  [-6.4, -0.6, 1.3, 0.6],
  [4.9, -9, 3.2, 1.7],
  [1.6, -14, 2.4, 1],
  [7.6, -5, 1.6, 0.7],
  [-1, -26, 5, 2.2],
] as const;

function rock(x: number, z: number): number {
  const wx = x + 0.5 * cloudNoise(x * 0.5, z * 0.5, 3);
  const wz = z + 0.5 * cloudNoise(x * 0.5 + 7, z * 0.5, 3);
  let height = -1;
  for (const [cx, cz, size, top] of islets)
    height = Math.max(height, top * 1.5 * (1 - Math.hypot(wx - cx, (wz - cz) * 1.4) / size) - 0.3);
  const dry = clamp((height + 0.4) * 1.4);
  height += dry * 0.4 * (ridgeNoise(x * 0.6 + 3, z * 0.6, 4, 0.5) - 0.9);
  const beds = (height + 0.16 * noise(x * 0.8, z * 0.8)) / 0.34;
  return lerp(height, 0.34 * (Math.floor(beds) + smooth(0.25, 0.85, beds - Math.floor(beds))), 0.5 * dry);
}

// The buoy leans with the tide.
const place = [1.55, 0.6] as const;
const lean = 0.16;
const toBuoy = (x: number, y: number, z: number): Vector => {
  const dx = x - place[0];
  return [dx * Math.cos(lean) - y * Math.sin(lean), y * Math.cos(lean) + dx * Math.sin(lean), z - place[1]];
};
const fromBuoy = ([x, y, z]: Vector): Vector => [
  place[0] + x * Math.cos(lean) + y * Math.sin(lean),
  y * Math.cos(lean) - x * Math.sin(lean),
  z + place[1],
];

/** The lattice between the float and the cage: four legs and their braces. */
function lattice(): SpaceLine[] {
  const lines: SpaceLine[] = [];
  const leg = (corner: number, y: number): Vector => {
    const r = lerp(0.62, 0.26, (y - 0.85) / 2);
    const angle = (corner / 2) * Math.PI + 0.5;
    return fromBuoy([Math.cos(angle) * r, y, Math.sin(angle) * r]);
  };
  for (let corner = 0; corner < 4; corner++) {
    lines.push({ points: [leg(corner, 0.8), leg(corner, 2.9)], width: 3, bias: 0.3 });
    for (let k = 0; k < 3; k++) {
      const low = 0.85 + k * 0.68;
      lines.push({ points: [leg(corner, low), leg(corner + 1, low + 0.68)], width: 1.3, bias: 0.3, rim: 1 });
      lines.push({ points: [leg(corner + 1, low), leg(corner, low + 0.68)], width: 1.3, bias: 0.3, rim: 1 });
      lines.push({ points: [leg(corner, low + 0.68), leg(corner + 1, low + 0.68)], width: 1.6, bias: 0.3, rim: 1 });
    }
  }
  return lines;
}

const wave = (x: number, z: number): number =>
  0.1 * Math.sin(z * 1.1 + x * 0.3 + 1.6 * noise(x * 0.2, z * 0.25)) + 0.12 * cloudNoise(x * 0.3, z * 1.2, 3);

export function buoyInMist(onDark: boolean): Scene {
  const ground = new HeightField(-10, -34, 12, 6, 700, rock);
  const oval = (u: number, v: number) => Math.hypot((u - 0.5) / 0.5, (v - 0.52) / 0.5) + 0.05 * noise(u * 20, v * 8);
  /** Strips of mist lie level; the nearer ones hide more. */
  const mist = (u: number, v: number) =>
    smooth(0.12, 0.4, noise(u * 2.2 + 3, v * 11) + 0.25 * noise(u * 7, v * 30)) *
    smooth(0.2, 0.42, v) *
    smooth(0.86, 0.66, v);
  return {
    ...usual,
    width: 1000,
    height: 625,
    camera,
    light: [-0.8, 0.4, 0.5],
    stride: 0.65,
    steps: 190,
    scale: 1.2,
    // In mist, far things come near to the paper.
    fog: { density: 0.034, tone: onDark ? 0.08 : 0.97 },
    fade: (u, v) => (1 - smooth(0.7, 1, oval(u, v))) * (1 - 0.85 * mist(u, v)),
    shape(x, y, z, nearest) {
      nearest.offer(ground.distance(x, y, z, 0.65), material.rock);
      const [bx, by, bz] = toBuoy(x, y, z);
      const r = Math.hypot(bx, bz);
      if (r > 1.8 || by > 4.6) {
        nearest.bound(Math.max(r - 1.4, by - 4.4, 0.2));
        return;
      }
      let float = Math.min(cone(bx, by, bz, -0.6, 0.5, 0.95, 1), cone(bx, by, bz, 0.5, 0.85, 1, 0.72));
      float = Math.min(float, torus(bx, by - 0.32, bz, 1.02, 0.07));
      nearest.offer(float, by > 0.5 ? material.iron : material.float);
      nearest.offer(Math.min(cone(bx, by, bz, 1.5, 2.1, 0.36, 0.3)), material.band);
      let cage = Math.min(cone(bx, by, bz, 2.88, 2.96, 0.42, 0.42), cone(bx, by, bz, 3.62, 3.7, 0.3, 0.22));
      cage = Math.min(cage, cone(bx, by, bz, 2.96, 3.62, 0.17, 0.15), torus(bx, by - 3.3, bz, 0.3, 0.025));
      // The topmark: a cone on its staff.
      cage = Math.min(cage, cone(bx, by, bz, 3.68, 4, 0.03, 0.03), cone(bx, by, bz, 3.95, 4.4, 0.26, 0.02));
      const angle = Math.atan2(bz, bx);
      const bar = Math.abs(Math.sin(angle * 3)) * r;
      cage = Math.min(cage, Math.max(Math.hypot(bar * 0.5, r - 0.3) - 0.02, 2.9 - by, by - 3.65));
      nearest.offer(cage * 0.8, material.iron);
    },
    materials: {
      [material.rock]: {
        albedo: 0.66,
        tone: (t, p) => t * (0.62 + 0.38 * smooth(0, 1, p[1])),
        direction: (p, n) => {
          const warp = 0.7 * cloudNoise(p[0] * 0.6, p[1] * 0.9 + p[2] * 0.6, 2);
          return cross(n, [warp * 0.7, 1, 0.3 * warp]);
        },
        cut: { spacing: 4.8, layers: [0, 1.05] },
      },
      [material.float]: { albedo: 0.62, direction: (_, n) => [n[2], 0, -n[0]], cut: { spacing: 4 } },
      [material.band]: { albedo: 0.95, direction: (_, n) => [n[2], 0, -n[0]], cut: { spacing: 3.8 } },
      [material.iron]: { albedo: 0.62, direction: (_, n) => [n[2], 0, -n[0]], cut: { spacing: 3.6 } },
    },
    sea: {
      level: 0,
      tone: 0.3,
      glint: 0.3,
      shine: 30,
      normal: (x, z, distance) => {
        const amplitude = 0.8 / (1 + distance * 0.03);
        const e = 0.05 + distance * 0.003;
        const h = wave(x, z);
        return norm([(-(wave(x + e, z) - h) / e) * amplitude, 1, (-(wave(x, z + e) - h) / e) * amplitude]);
      },
    },
    skyTone: (r) => clamp(0.95 - 0.5 * Math.max(r[1], 0) ** 0.6),
    sky: (_, v) => ({ tone: onDark ? 0.3 * smooth(0.6, 0, v) : 0.78 + 0.3 * smooth(0, 0.5, v) }),
    cuts: { [label.sky]: { spacing: 6.4 } },
    coverage: (tone, of) => {
      if (of === label.sea) return onDark ? clamp(tone * 0.5 - 0.1) : clamp(1 - tone) * 0.9;
      return onDark ? clamp(tone * 1.25 + 0.02) : clamp(1 - tone);
    },
    lines: lattice(),
  };
}
