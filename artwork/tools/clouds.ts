/** Heaped clouds for the sky of a plate: hemispheres in heights of the picture, warped by noise, on a flat base. */
import { cloudNoise, noise, random } from './noise.ts';
import { clamp, smooth } from './numbers.ts';
import type { Vector } from './vector.ts';

export interface Cloud {
  /** The middle of the base line, in heights of the picture. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly heaps: number;
}

export interface CloudPixel {
  readonly tone: number;
  readonly angle: number;
  /** From 0 at the edge upwards. */
  readonly depth: number;
}

/** The rows of the grid on which clouds are heaped. */
const rows = 700;

/** `ground` is the direction in which the lines of the sky change, downwards by default. */
export function heapClouds(
  clouds: readonly Cloud[],
  aspect: number,
  light: Vector,
): (u: number, v: number, ground?: readonly [number, number]) => CloudPixel | null {
  const columns = Math.round(rows * aspect);
  const heights = new Float32Array(columns * rows);
  const owners = new Uint8Array(columns * rows);
  clouds.forEach((cloud, number) => {
    const next = random(cloud.seed);
    const heaps = Array.from({ length: cloud.heaps }, (_, i) => {
      const along = ((i + 0.5) / cloud.heaps) * 2 - 1 + (next() - 0.5) * 0.1;
      const unrest = 0.55 + 0.9 * Math.abs(noise(along * 1.7 + number * 9, 3.3));
      const envelope = Math.max(0, 1 - along * along) ** 0.7 * unrest;
      const rise = next();
      return {
        x: cloud.x + (along * cloud.width) / 2,
        y: cloud.y - envelope * cloud.height * rise * 0.8,
        radius: (0.16 + 0.22 * next()) * cloud.height * (0.55 + 0.65 * envelope),
        front: (1 - rise) * cloud.height * 0.12,
      };
    });
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns; i++) {
        const u = i / rows;
        const v = j / rows;
        if (Math.abs(u - cloud.x) > cloud.width * 0.75) continue;
        if (v > cloud.y + cloud.height * 0.2 || v < cloud.y - cloud.height * 1.6) continue;
        const warpedU = u + 0.012 * cloudNoise(u * 26, v * 26 + number, 3);
        const warpedV = v + 0.012 * cloudNoise(u * 26 + 9, v * 26 - number, 3);
        let height = 0;
        for (const heap of heaps) {
          const off = (warpedU - heap.x) ** 2 + (warpedV - heap.y) ** 2;
          if (off < heap.radius ** 2) height = Math.max(height, Math.sqrt(heap.radius ** 2 - off) + heap.front);
        }
        const base = cloud.y + 0.03 * cloud.height * noise(u * 14, number);
        if (v > base) height *= 1 - smooth(0, 0.06 * cloud.height, v - base);
        const k = j * columns + i;
        if (height > 0.002 && height > heights[k]) {
          heights[k] = height;
          owners[k] = number + 1;
        }
      }
  });
  const read = (values: Float32Array | Uint8Array, i: number, j: number) =>
    values[clamp(j, 0, rows - 1) * columns + clamp(i, 0, columns - 1)];
  let gentle = heights;
  for (let pass = 0; pass < 2; pass++) {
    const from = gentle;
    gentle = from.map((_, k) => {
      let sum = 0;
      for (let v = -2; v <= 2; v++)
        for (let u = -2; u <= 2; u++) sum += read(from, (k % columns) + u, Math.floor(k / columns) + v);
      return sum / 25;
    });
  }
  // Lines of the sky bulge over a cloud: they are level lines of the sky's own field plus the cloud's height.
  return (u, v, ground = [0, 1]) => {
    const i = Math.round(u * rows);
    const j = Math.round(v * rows);
    const height = read(heights, i, j);
    if (height <= 0.002) return null;
    const gx = ((read(gentle, i + 2, j) - read(gentle, i - 2, j)) * rows) / 4;
    const gy = ((read(gentle, i, j + 2) - read(gentle, i, j - 2)) * rows) / 4;
    const length = Math.hypot(gx, gy, 1);
    const lit = (-gx * light[0] + gy * light[1] + light[2]) / length;
    const cloud = clouds[read(owners, i, j) - 1];
    const up = clamp((cloud.y - v) / cloud.height);
    return {
      tone: clamp(0.45 + 0.6 * lit) * (0.6 + 0.4 * smooth(0, 0.5, up)),
      angle: Math.atan2(-(ground[0] + 0.65 * gx), ground[1] + 0.65 * gy),
      depth: height,
    };
  };
}

/** Far mountains as a profile with slopes; null above it. Base and height in heights of the picture. */
export function farRange(base: number, height: number, seed: number, frequency: number, from: number, to: number) {
  return (u: number, v: number): { tone: number; angle: number } | null => {
    const ends = smooth(from, from + 0.5, u) * smooth(to, to - 0.5, u);
    const peaks = Math.abs(cloudNoise(u * frequency * 1.3, seed + 4, 4));
    const rise = 0.18 + 0.22 * noise(u * frequency, seed) + 0.9 * peaks;
    const profile = base - height * ends * rise;
    if (v < profile || v > base || ends <= 0) return null;
    const fold = cloudNoise(u * frequency * 3 + (v - profile) * 9, (v - profile) * frequency * 2 + seed, 4);
    return {
      tone: 0.52 + 0.25 * clamp((v - profile) / height) + 0.35 * fold,
      angle: Math.PI / 2 - 0.75 * Math.sign(fold) * clamp(Math.abs(fold) * 3, 0.3, 1),
    };
  };
}
