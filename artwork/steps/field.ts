/** Makes maps ready for cutting: directions smoothed within each label, tones with a halo of depth and local contrast. */
import { clamp, smooth } from '../tools/numbers.ts';
import type { Maps } from './maps.ts';

export interface Field extends Maps {
  /** The direction of lines as cosine and sine of the doubled angle. */
  readonly cosines: Float32Array;
  readonly sines: Float32Array;
  /** Tones smoothed within each label, for lines that cross others. */
  readonly softTones: Float32Array;
  /** Pixels that lines in space keep clear. */
  readonly clear: Uint8Array;
  /** Pixels for a unit of the plate. */
  readonly pixels: number;
}

/** Calls with every neighbour of a pixel that shows the same, itself included. */
function eachAlike(
  { width, height, labels }: Maps,
  i: number,
  reach: number,
  visit: (neighbour: number) => void,
): void {
  const x = i % width;
  const y = (i - x) / width;
  const lastY = Math.min(height - 1, y + reach);
  const lastX = Math.min(width - 1, x + reach);
  for (let v = Math.max(0, y - reach); v <= lastY; v++)
    for (let u = Math.max(0, x - reach); u <= lastX; u++) {
      const j = v * width + u;
      if (labels[j] === labels[i]) visit(j);
    }
}

/** Means over squares, twice, which is nearly a bell. */
function blurred(values: Float32Array, width: number, height: number, reach: number): Float32Array {
  const pass = (from: Float32Array, length: number, count: number, step: number, jump: number): Float32Array => {
    const to = new Float32Array(from.length);
    for (let row = 0; row < count; row++) {
      let sum = 0;
      let members = 0;
      for (let k = -reach; k < length; k++) {
        if (k + reach < length) {
          sum += from[row * jump + (k + reach) * step];
          members++;
        }
        if (k - reach - 1 >= 0) {
          sum -= from[row * jump + (k - reach - 1) * step];
          members--;
        }
        if (k >= 0) to[row * jump + k * step] = sum / members;
      }
    }
    return to;
  };
  let result = values;
  for (let i = 0; i < 2; i++) {
    result = pass(result, width, height, 1, width);
    result = pass(result, height, width, width, 1);
  }
  return result;
}

export function prepareField(maps: Maps, plateWidth: number): Field {
  const { width, height } = maps;
  const count = width * height;
  const pixels = width / plateWidth;
  let cosines = maps.angles.map((angle) => Math.cos(2 * angle));
  let sines = maps.angles.map((angle) => Math.sin(2 * angle));
  for (let pass = 0; pass < 3; pass++) {
    const nextCosines = new Float32Array(count);
    const nextSines = new Float32Array(count);
    for (let i = 0; i < count; i++) {
      let a = 0;
      let b = 0;
      eachAlike(maps, i, 2, (j) => {
        a += cosines[j];
        b += sines[j];
      });
      const length = Math.hypot(a, b) || 1;
      nextCosines[i] = a / length;
      nextSines[i] = b / length;
    }
    cosines = nextCosines;
    sines = nextSines;
  }

  // What lies behind is lighter beside what stands before it.
  const tones = maps.tones.map((tone) => clamp(tone, 0, 1.3));
  const closeness = maps.distances.map((distance) => 1 / (1 + distance * 0.06));
  const around = blurred(closeness, width, height, Math.max(2, Math.round(10 * pixels)));
  const means = blurred(tones, width, height, Math.max(1, Math.round(14 * pixels)));
  for (let i = 0; i < count; i++) {
    const behind = Math.max(0, around[i] - closeness[i]);
    tones[i] = clamp(tones[i] + 0.25 * (tones[i] - means[i]) + 0.36 * smooth(0, 0.25, behind));
  }

  const reach = Math.max(1, Math.round(2.2 * pixels));
  const softTones = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    let sum = 0;
    let members = 0;
    eachAlike(maps, i, reach, (j) => {
      sum += tones[j];
      members++;
    });
    softTones[i] = sum / members;
  }
  return { ...maps, tones, cosines, sines, softTones, clear: new Uint8Array(count), pixels };
}

/** The pixel at a place of the plate, −1 outside it. */
export function pixelAt({ width, height, pixels }: Field, x: number, y: number): number {
  const i = Math.floor(x * pixels);
  const j = Math.floor(y * pixels);
  return i < 0 || j < 0 || i >= width || j >= height ? -1 : j * width + i;
}

/** Reads a map at a place of the plate, between its pixels. */
export function sample({ width, height, pixels }: Field, values: Float32Array, x: number, y: number): number {
  const u = clamp(x * pixels - 0.5, 0, width - 1.001);
  const v = clamp(y * pixels - 0.5, 0, height - 1.001);
  const i = u | 0;
  const j = v | 0;
  const a = u - i;
  const b = v - j;
  const k = j * width + i;
  return (
    (values[k] * (1 - a) + values[k + 1] * a) * (1 - b) + (values[k + width] * (1 - a) + values[k + width + 1] * a) * b
  );
}
