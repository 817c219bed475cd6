/** A palm: a bent trunk of rods for the scene, and fronds as lines in space. */
import type { SpaceLine } from '../scene.ts';
import { random } from './noise.ts';
import { between } from './vector.ts';
import type { Vector } from './vector.ts';

export interface Palm {
  readonly trunk: readonly Vector[];
  readonly radii: readonly number[];
  readonly fronds: readonly SpaceLine[];
}

const joints = 7;
const frondCount = 11;

export function palm([x, y, z]: Vector, height: number, lean: number, seed: number): Palm {
  const next = random(seed);
  const trunk = Array.from({ length: joints + 1 }, (_, i): Vector => {
    const t = i / joints;
    return [x + lean * t * t * 0.9, y + height * t, z + 0.15 * lean * t * t];
  });
  const radii = trunk.map((_, i) => 0.085 * (1 - (0.45 * i) / joints) * (height / 2.5 + 0.3));
  const top = trunk[joints];
  const fronds: SpaceLine[] = [];
  for (let f = 0; f < frondCount; f++) {
    const angle = (f / frondCount) * Math.PI * 2 + next() * 0.35;
    const rise = 0.15 + 0.75 * next();
    const length = height * (0.42 + 0.13 * next());
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const rib = Array.from({ length: 15 }, (_, i): Vector => {
      const t = i / 14;
      const out = length * (t - 0.12 * t * t);
      const up = length * (rise * t - (0.55 + 0.5 * rise) * t * t);
      return [top[0] + cos * out, top[1] + up, top[2] + sin * out];
    });
    fronds.push({ points: rib, width: 1.2, rim: 0.8, bias: 0.3 });
    for (let i = 2; i <= 15; i++) {
      const t = (i / 15) * 0.98;
      const joint = Math.min(13, Math.floor(t * 14));
      const from = between(rib[joint], rib[joint + 1], t * 14 - joint);
      const leaf = length * 0.26 * Math.sin(Math.PI * (0.12 + 0.86 * t)) ** 0.6 * (0.8 + 0.3 * next());
      for (const side of [1, -1]) {
        const droop = 0.75 + 0.4 * next();
        const to: Vector = [
          from[0] + (0.65 * cos - 0.65 * sin * side) * leaf,
          from[1] - (0.75 * droop + 0.12) * leaf,
          from[2] + (0.65 * sin + 0.65 * cos * side) * leaf,
        ];
        const [mx, my, mz] = between(from, to, 0.5);
        fronds.push({ points: [from, [mx, my + 0.05 * leaf, mz], to], width: 0.75, rim: 0.5, bias: 0.3 });
      }
    }
  }
  return { trunk, radii, fronds };
}
