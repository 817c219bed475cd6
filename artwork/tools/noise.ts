/** Seeded noise: the same numbers on every run. */

const permutation = new Uint8Array(512);
{
  let state = 1234567;
  const next = () => (state = (state * 1664525 + 1013904223) >>> 0) / 4294967296;
  const order = Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    const kept = order[i];
    order[i] = order[j];
    order[j] = kept;
  }
  for (let i = 0; i < 512; i++) permutation[i] = order[i & 255];
}
const gradientX = Float64Array.from({ length: 256 }, (_, i) => Math.cos(i * 2.399963));
const gradientY = Float64Array.from({ length: 256 }, (_, i) => Math.sin(i * 2.399963));

/** A generator of numbers from 0 to 1. */
export const random = (seed: number): (() => number) => {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** Gradient noise, about −1 to 1. */
export function noise(x: number, y: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const fx = x - xi;
  const fy = y - yi;
  const i = xi & 255;
  const j = yi & 255;
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const a = permutation[permutation[i] + j];
  const b = permutation[permutation[i + 1] + j];
  const c = permutation[permutation[i] + j + 1];
  const d = permutation[permutation[i + 1] + j + 1];
  const topLeft = gradientX[a] * fx + gradientY[a] * fy;
  const topRight = gradientX[b] * (fx - 1) + gradientY[b] * fy;
  const bottomLeft = gradientX[c] * fx + gradientY[c] * (fy - 1);
  const bottomRight = gradientX[d] * (fx - 1) + gradientY[d] * (fy - 1);
  const top = topLeft + u * (topRight - topLeft);
  const bottom = bottomLeft + u * (bottomRight - bottomLeft);
  return (top + v * (bottom - top)) * 1.5;
}

/** Noise of several sizes, one upon the other. */
export const cloudNoise = (x: number, y: number, octaves = 5, gain = 0.5): number => {
  let amplitude = 1;
  let sum = 0;
  let frequency = 1;
  for (let i = 0; i < octaves; i++) {
    sum += amplitude * noise(x * frequency + i * 17.3, y * frequency - i * 9.1);
    amplitude *= gain;
    frequency *= 2.03;
  }
  return sum;
};

/** Noise with sharp crests, as mountains have. */
export const ridgeNoise = (x: number, y: number, octaves = 5, gain = 0.5): number => {
  let amplitude = 1;
  let sum = 0;
  let frequency = 1;
  let crest = 1;
  for (let i = 0; i < octaves; i++) {
    let height = 1 - Math.abs(noise(x * frequency + i * 31.7, y * frequency + i * 7.7)) * 1.4;
    height *= height;
    sum += amplitude * height * crest;
    crest = height;
    amplitude *= gain;
    frequency *= 2.1;
  }
  return sum;
};
