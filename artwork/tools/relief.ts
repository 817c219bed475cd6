/** Heights of land, generalised from known ranges and noise: a drawing, not a survey. */
import { cloudNoise, ridgeNoise } from './noise.ts';
import { clamp, lerp, smooth } from './numbers.ts';

export interface Range {
  /** The highest summit, in kilometres, and the width in degrees. */
  readonly height: number;
  readonly width: number;
  /** Longitude, latitude, and the share of the height there. */
  readonly line: readonly (readonly [longitude: number, latitude: number, share: number])[];
}

const range = (height: number, width: number, ...line: [number, number, number][]): Range => ({ height, width, line });

export const antilles: readonly Range[] = [
  range(
    3.05,
    0.17,
    [-71.75, 19.36, 0.4],
    [-71.3, 19.2, 0.72],
    [-71, 19.03, 1],
    [-70.75, 18.9, 0.85],
    [-70.62, 18.8, 0.9],
    [-70.4, 18.6, 0.45],
  ),
  range(1.15, 0.14, [-73.1, 19.72, 0.6], [-72.5, 19.52, 0.95], [-72, 19.42, 0.9], [-71.7, 19.36, 1]),
  range(1.5, 0.11, [-72.45, 19.12, 0.9], [-72.05, 18.98, 1]),
  range(
    2.2,
    0.11,
    [-72.65, 19.02, 0.5],
    [-72.3, 18.87, 0.7],
    [-71.8, 18.76, 0.8],
    [-71.5, 18.68, 1],
    [-71.1, 18.52, 0.5],
  ),
  range(
    2.65,
    0.12,
    [-72.8, 18.4, 0.4],
    [-72.3, 18.35, 0.75],
    [-71.98, 18.36, 1],
    [-71.6, 18.24, 0.75],
    [-71.35, 18.12, 0.4],
  ),
  range(
    2.3,
    0.11,
    [-74.35, 18.42, 0.4],
    [-74.02, 18.38, 1],
    [-73.6, 18.36, 0.65],
    [-73.1, 18.37, 0.42],
    [-72.8, 18.4, 0.4],
  ),
  range(1.25, 0.1, [-71.5, 19.77, 0.5], [-71, 19.7, 0.8], [-70.75, 19.58, 1], [-70.3, 19.52, 0.7]),
  range(0.75, 0.14, [-70, 18.96, 1], [-69.2, 18.9, 0.9]),
  range(0.72, 0.08, [-73.15, 18.88, 1], [-72.95, 18.8, 0.9]),
  range(0.45, 0.05, [-72.9, 20.03, 1], [-72.7, 20.02, 1]),
  range(1.95, 0.11, [-77.3, 19.95, 0.6], [-76.84, 19.99, 1], [-76, 20.03, 0.6], [-75.4, 20.12, 0.55]),
  range(1.2, 0.1, [-75.3, 20.4, 0.8], [-74.7, 20.35, 0.9]),
  range(1.1, 0.1, [-80.2, 21.95, 1], [-79.9, 22, 0.8]),
  range(0.65, 0.1, [-83.6, 22.6, 1], [-83, 22.8, 0.7]),
  range(2.23, 0.09, [-76.9, 18.1, 0.5], [-76.58, 18.05, 1]),
  range(0.9, 0.14, [-77.9, 18.2, 0.8], [-77.2, 18.15, 0.9]),
  range(1.32, 0.08, [-67, 18.17, 0.7], [-66.6, 18.17, 1], [-66.1, 18.1, 0.7], [-65.8, 18.3, 0.8]),
];

export const continents: readonly Range[] = [
  range(
    5,
    1.5,
    [-72, 8.5, 0.7],
    [-76, 2, 0.85],
    [-78.5, -2, 0.9],
    [-77, -10, 1],
    [-72, -15, 1],
    [-68.5, -18, 1],
    [-67, -22, 1],
    [-69.5, -30, 1],
    [-70.5, -38, 0.6],
    [-72.5, -46, 0.5],
    [-73, -50, 0.5],
  ),
  range(2.8, 1.2, [-108.5, 30, 0.8], [-106, 26, 1], [-104, 22.5, 0.9]),
  range(3.2, 1, [-100.8, 25.5, 0.9], [-99, 21.5, 0.9], [-97.3, 19, 1], [-96.8, 17.2, 0.9]),
  range(2.6, 0.6, [-92.2, 15.4, 1], [-88, 14.5, 0.7], [-84.3, 10.5, 0.8], [-82.6, 8.9, 1]),
  range(1.9, 1.5, [-67, 4, 0.7], [-61, 5, 1]),
  range(1.7, 1.6, [-41.5, -13, 0.8], [-44, -20, 1], [-48.8, -26.5, 0.8]),
  range(3.9, 1.9, [-115, 49.5, 0.7], [-113.5, 46.5, 0.75], [-110.5, 44, 0.95], [-107, 40, 1], [-105.8, 36.2, 0.9]),
  range(2.9, 0.8, [-121.6, 49, 0.9], [-121.7, 45, 0.9], [-122, 42, 0.8]),
  range(3.7, 0.8, [-121, 40, 0.6], [-119.3, 37.5, 1], [-118.2, 35.6, 0.8]),
  range(2.5, 1.6, [-116.5, 41, 0.8], [-115, 38.5, 0.9], [-112.5, 37.5, 0.9]),
  range(
    1.5,
    1,
    [-85, 34.6, 0.7],
    [-82, 36, 1],
    [-79, 39, 0.75],
    [-75, 41.8, 0.6],
    [-71.4, 44.2, 0.9],
    [-69, 45.8, 0.7],
  ),
  range(0.7, 1.2, [-94, 35.8, 1], [-92.5, 36.6, 0.8]),
];

/** The height in kilometres at a place on land; `grain` is the size of ridges, 1 for an island, 7 for a continent. */
export function relief(
  longitude: number,
  latitude: number,
  fromCoast: number,
  ranges: readonly Range[],
  grain: number,
): number {
  if (fromCoast <= 0) return 0;
  const fine = 1 / grain;
  const x = longitude + 0.05 * grain * cloudNoise(longitude * 6 * fine, latitude * 6 * fine, 3);
  const y = latitude + 0.05 * grain * cloudNoise(longitude * 6 * fine + 9, latitude * 6 * fine, 3);
  let height = 0.05 + 0.12 * smooth(0, 0.3, fromCoast);
  for (const { height: summit, width, line } of ranges)
    for (let i = 0; i < line.length - 1; i++) {
      const a = line[i];
      const b = line[i + 1];
      const ux = b[0] - a[0];
      const uy = b[1] - a[1];
      const t = clamp(((x - a[0]) * ux + (y - a[1]) * uy) / (ux * ux + uy * uy));
      const off = Math.hypot(x - a[0] - ux * t, y - a[1] - uy * t) / width;
      if (off < 2.6) height = Math.max(height, summit * lerp(a[2], b[2], t) * Math.exp(-off * off * 0.9));
    }
  const ridges = 0.55 + 0.5 * ridgeNoise(longitude * 5.5 * fine, latitude * 5.5 * fine, 4, 0.5);
  const roughness = 0.1 * cloudNoise(longitude * 25 * fine, latitude * 25 * fine, 3);
  return smooth(0, 0.06 * grain, fromCoast) * height * (ridges + roughness);
}
