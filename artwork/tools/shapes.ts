/** Signed distances of solids, on plain numbers, so that no object is made for a step of a ray. */
import { clamp } from './numbers.ts';

export const ball = (x: number, y: number, z: number, radius: number): number => Math.hypot(x, y, z) - radius;

/** A box of the half sizes a, b, c. */
export const box = (x: number, y: number, z: number, a: number, b: number, c: number): number => {
  const qx = Math.abs(x) - a;
  const qy = Math.abs(y) - b;
  const qz = Math.abs(z) - c;
  return Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0)) + Math.min(Math.max(qx, qy, qz), 0);
};

/** An upright cone about y between `low` and `high`, with a radius for each end. */
export const cone = (
  x: number,
  y: number,
  z: number,
  low: number,
  high: number,
  lowRadius: number,
  highRadius: number,
): number => {
  const radius = lowRadius + (highRadius - lowRadius) * clamp((y - low) / (high - low));
  const slant = 1 / Math.sqrt(1 + ((lowRadius - highRadius) / (high - low)) ** 2);
  const side = (Math.sqrt(x * x + z * z) - radius) * slant;
  const ends = Math.max(low - y, y - high);
  return Math.min(Math.max(side, ends), 0) + Math.sqrt(Math.max(side, 0) ** 2 + Math.max(ends, 0) ** 2);
};

/** A rod with round ends from a to b. */
export const rod = (
  x: number,
  y: number,
  z: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  radius: number,
  endRadius = radius,
): number => {
  const ux = bx - ax;
  const uy = by - ay;
  const uz = bz - az;
  const t = clamp(((x - ax) * ux + (y - ay) * uy + (z - az) * uz) / (ux * ux + uy * uy + uz * uz));
  return Math.hypot(x - ax - ux * t, y - ay - uy * t, z - az - uz * t) - (radius + (endRadius - radius) * t);
};

/** A ring that lies flat. */
export const torus = (x: number, y: number, z: number, radius: number, thickness: number): number =>
  Math.hypot(Math.sqrt(x * x + z * z) - radius, y) - thickness;

/** Two solids melted into one over the length k. */
export const melt = (a: number, b: number, k: number): number => {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
};
