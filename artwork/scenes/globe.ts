/** Global expansion: a globe on its stand, the Americas in front; routes leave Hispaniola. */
import { coverageOfVignette, labelOf, usual } from '../scene.ts';
import type { Camera, Scene, SpaceLine } from '../scene.ts';
import { coastDistance } from '../tools/coasts.ts';
import { cloudNoise, noise } from '../tools/noise.ts';
import { clamp, modulo, smooth } from '../tools/numbers.ts';
import { ball, box, cone, rod } from '../tools/shapes.ts';
import { cross } from '../tools/vector.ts';
import type { Vector } from '../tools/vector.ts';

const material = { sphere: 2, floor: 3, meridian: 4, horizon: 5, stand: 6 } as const;

const radius = 2.5;
const middle = 3.55;
const axis = 0.41;
const facing = (-76 * Math.PI) / 180;
const hispaniola = [-71, 18.8] as const;
/** New York, Miami, Houston, Mexico City, Bogotá, São Paulo, Santiago. */
const ports = [
  [-74, 40.7],
  [-80.2, 25.8],
  [-95.4, 29.8],
  [-99.1, 19.4],
  [-74.1, 4.7],
  [-46.6, -23.5],
  [-70.7, -33.4],
] as const;

const cos = Math.cos(axis);
const sin = Math.sin(axis);
/** The globe's frame has its axis upright. */
const toGlobe = (x: number, y: number, z: number): Vector => [x * cos + y * sin, y * cos - x * sin, z];
const fromGlobe = ([x, y, z]: Vector): Vector => [x * cos - y * sin, x * sin + y * cos, z];
const lonLat = (p: Vector): readonly [number, number] => {
  const [x, y, z] = toGlobe(p[0], p[1] - middle, p[2]);
  const longitude = ((Math.atan2(x, z) + facing) * 180) / Math.PI;
  const latitude = (Math.asin(clamp(y / Math.hypot(x, y, z), -1, 1)) * 180) / Math.PI;
  return [modulo(longitude + 180, 360) - 180, latitude];
};
const direction = (longitude: number, latitude: number): Vector => {
  const a = (longitude * Math.PI) / 180 - facing;
  const b = (latitude * Math.PI) / 180;
  return fromGlobe([Math.cos(b) * Math.sin(a), Math.sin(b), Math.cos(b) * Math.cos(a)]);
};
const above = ([x, y, z]: Vector, r: number): Vector => [x * r, y * r + middle, z * r];

/** A great circle that is lifted over the globe. */
function route(longitude: number, latitude: number): SpaceLine {
  const from = direction(...hispaniola);
  const to = direction(longitude, latitude);
  const whole = Math.acos(clamp(from[0] * to[0] + from[1] * to[1] + from[2] * to[2], -1, 1));
  const points = Array.from({ length: 41 }, (_, i): Vector => {
    const t = i / 40;
    const a = Math.sin((1 - t) * whole) / Math.sin(whole);
    const b = Math.sin(t * whole) / Math.sin(whole);
    const r = radius * (1.01 + 0.24 * Math.sin(Math.PI * t) * Math.min(1, whole * 1.2));
    return above([from[0] * a + to[0] * b, from[1] * a + to[1] * b, from[2] * a + to[2] * b], r);
  });
  return { points, width: 2.4, ink: 'accent', rim: 2.4, bias: 0.15 };
}

const camera: Camera = { eye: [0.6, 4.8, 14.5], at: [0, 2.95, 0], view: 41 };

export function globe(onDark: boolean): Scene {
  const coast = coastDistance({ west: -180, south: -89, east: 180, north: 89 }, 2000);
  const onLand = (p: Vector) => coast(...lonLat(p)) > 0;
  const parallel = (p: Vector): Vector => {
    const [x, , z] = toGlobe(p[0], p[1] - middle, p[2]);
    return fromGlobe([z, 0, -x]);
  };
  const brass = (tone: number, _: Vector, n: Vector) =>
    clamp(tone * 0.85 + 0.6 * Math.max(0, n[0] * -0.42 + n[1] * 0.4 + n[2] * 0.8) ** 18);
  const oval = (u: number, v: number) => Math.hypot((u - 0.5) / 0.5, (v - 0.52) / 0.52) + 0.04 * noise(u * 24, v * 24);
  return {
    ...usual,
    width: 1000,
    height: 750,
    camera,
    light: [-0.68, 0.5, 0.55],
    far: 60,
    stride: 0.9,
    steps: 130,
    key: 0.9,
    ambient: 0.26,
    occlusion: { unit: 0.2, gain: 1.2, share: 0.97 },
    shadow: { length: 9, hardness: 9 },
    scale: 1.2,
    sky: () => ({ tone: 1.05 }),
    cuts: { 0: null, 33: { ink: 'object', spacing: 4.4 }, 34: { ink: 'sea', spacing: 5 } },
    fade: (u, v) => 1 - smooth(0.74, 1.02, oval(u, v)),
    lines: ports.map(([longitude, latitude]) => route(longitude, latitude)),
    coverage: coverageOfVignette(onDark, [labelOf(material.floor), labelOf(material.sphere, 2)], []),
    shape(x, y, z, nearest) {
      const up = y - middle;
      nearest.offer(y, material.floor);
      nearest.offer(ball(x, up, z, radius), material.sphere);
      nearest.offer(box(Math.hypot(x, up) - radius - 0.2, z, 0, 0.12, 0.075, 1), material.meridian);
      const [gx, gy, gz] = toGlobe(x, up, z);
      nearest.offer(rod(gx, gy, gz, 0, -radius - 0.4, 0, 0, radius + 0.4, 0, 0.07), material.meridian);
      nearest.offer(ball(gx, Math.abs(gy) - radius - 0.42, gz, 0.15), material.meridian);
      nearest.offer(box(Math.hypot(x, z) - radius - 0.62, up + 0.35, 0, 0.3, 0.07, 1), material.horizon);
      // Four turned posts, bars between them, and a hub.
      const half = Math.SQRT1_2;
      const a = Math.abs((x - z) * half);
      const b = Math.abs((x + z) * half);
      const across = Math.min(a, b);
      const along = Math.max(a, b);
      const bead = smooth(0.2, 0.5, y) * smooth(3.1, 2.7, y);
      const post = Math.hypot(across, along - radius - 0.55) - 0.13 - 0.07 * Math.sin(Math.min(y, 3.1) * 4.2) * bead;
      nearest.offer(
        Math.min(
          Math.max(post, y - 3.15, -y) * 0.8,
          Math.hypot(across, y - 0.16, along - radius - 0.55) - 0.24,
          Math.max(Math.hypot(across, y - 0.62) - 0.11, along - radius - 0.5),
          cone(x, y, z, 0.45, 0.82, 0.5, 0.4),
          cone(x, y, z, 0.8, 1, 0.2, 0.16),
        ),
        material.stand,
      );
    },
    materials: {
      [material.sphere]: {
        albedo: 1,
        wrap: 0.2,
        face: (p) => (onLand(p) ? 1 : 2),
        direction: (p, n) => (onLand(p) ? cross(n, parallel(p)) : parallel(p)),
        tone: (t, p) => {
          const [longitude, latitude] = lonLat(p);
          const fromCoast = coast(longitude, latitude);
          if (fromCoast > 0) return 0.12 + t * (0.74 + 0.16 * cloudNoise(longitude * 0.16, latitude * 0.16, 3));
          return clamp(t * (0.78 + 0.3 * smooth(0, 7, -fromCoast)));
        },
        cut: { floor: 0.05, layers: [0, 1.05] },
      },
      [material.floor]: {
        albedo: 1.05,
        direction: () => [1, 0, 0.04],
        cut: { spacing: 5.4, ink: 'sky', layers: [0] },
        outline: 0,
      },
      [material.meridian]: {
        albedo: 0.7,
        tone: brass,
        face: (_, n) => (Math.abs(n[2]) > 0.7 ? 1 : 2),
        direction: (p, n) => (Math.abs(n[2]) > 0.7 ? [p[0], p[1] - middle, 0] : [0, 0, 1]),
        cut: { spacing: 3.6 },
      },
      [material.horizon]: {
        albedo: 0.85,
        face: (_, n) => (n[1] > 0.7 ? 1 : 2),
        direction: (p, n) => (n[1] > 0.7 ? [p[0], 0, p[2]] : [n[2], 0, -n[0]]),
        cut: { spacing: 3.8 },
      },
      [material.stand]: { albedo: 0.62, tone: brass, cut: { spacing: 3.6 } },
    },
    finish: ({ project }) => ({
      strokes: [],
      discs: [{ centre: project(above(direction(...hispaniola), radius * 1.01)), radius: 8 }],
    }),
  };
}
