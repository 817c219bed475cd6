/** Operational excellence: wheels that mesh, one of them small and lit. */
import { coverageOfVignette, labelOf, usual } from '../scene.ts';
import type { Camera, Scene } from '../scene.ts';
import { noise } from '../tools/noise.ts';
import { clamp, modulo, smooth } from '../tools/numbers.ts';
import { box } from '../tools/shapes.ts';
import type { Vector } from '../tools/vector.ts';

const material = { base: 3, wheel: 4, plate: 5, axle: 6, lit: 15 } as const;

interface Wheel {
  readonly x: number;
  readonly y: number;
  readonly teeth: number;
  readonly radius: number;
  readonly thickness: number;
  readonly spokes: number;
  /** The angle of a tooth's middle. */
  readonly phase: number;
}

const pitch = 2.3 / 30;
const driver: Wheel = { x: -1.75, y: 2.55, teeth: 30, radius: 2.3, thickness: 0.36, spokes: 5, phase: 0 };

/** A wheel in mesh with another, in a direction from it: its tooth meets a gap. */
function meshed(with_: Wheel, direction: number, teeth: number, thickness: number, spokes: number): Wheel {
  const radius = pitch * teeth;
  const distance = with_.radius + radius;
  const share = ((direction - with_.phase) * with_.teeth) / (2 * Math.PI);
  return {
    x: with_.x + Math.cos(direction) * distance,
    y: with_.y + Math.sin(direction) * distance,
    teeth,
    radius,
    thickness,
    spokes,
    phase: direction + Math.PI - ((0.5 - share) / teeth) * 2 * Math.PI,
  };
}
const second = meshed(driver, 0.307, 16, 0.42, 4);
const third = meshed(second, -0.876, 14, 0.36, 0);
const wheels = [driver, second, third] as const;

const turned = (angle: number, segment: number) => modulo(angle + segment / 2, segment) - segment / 2;

function body(wheel: Wheel, x: number, y: number, z: number): readonly [wheel: number, hub: number] {
  const dx = x - wheel.x;
  const dy = y - wheel.y;
  const r = Math.hypot(dx, dy);
  const tooth = (wheel.radius * 3.3) / wheel.teeth;
  if (r > wheel.radius + tooth + 0.6) return [r - wheel.radius - tooth, Infinity];
  const angle = Math.atan2(dy, dx);
  const place = ((angle - wheel.phase) * wheel.teeth) / (2 * Math.PI);
  const flank = smooth(0.62, 0.34, Math.abs(place - Math.round(place)) * 2);
  let rim = (r - wheel.radius + tooth * 0.55 - tooth * 1.1 * flank) * 0.6;
  const hub = wheel.radius * 0.2;
  if (wheel.spokes > 0) {
    const across = Math.abs(r * Math.sin(turned(angle, (Math.PI * 2) / wheel.spokes)));
    const spoke = across - wheel.radius * 0.075 * (1.25 - (0.4 * r) / wheel.radius);
    rim = Math.max(rim, -Math.max(r - wheel.radius * 0.74, hub * 1.35 - r, -spoke) * 0.9);
  }
  const depth = Math.abs(z) - wheel.thickness / 2;
  const groove = Math.max(Math.abs(r - wheel.radius * 0.83) - wheel.radius * 0.045, -depth - 0.035);
  const disc = Math.max(rim, depth, -groove);
  const boss = Math.max(r - hub, Math.abs(z) - wheel.thickness * 0.85, hub * 0.45 - r);
  const axle = Math.max(r - hub * 0.4, Math.abs(z) - wheel.thickness * 1.15);
  const bearer = Math.max(r - wheel.radius * 0.16, Math.abs(z + 0.55) - 0.5);
  return [disc, Math.min(boss, axle, bearer)];
}

const camera: Camera = { eye: [-4.6, 5, 12.5], at: [-0.05, 2.4, 0], view: 41 };

export function turningWheels(onDark: boolean): Scene {
  const nearestWheel = (p: Vector) =>
    wheels.reduce((best, each) =>
      Math.hypot(p[0] - each.x, p[1] - each.y) - each.radius < Math.hypot(p[0] - best.x, p[1] - best.y) - best.radius
        ? each
        : best,
    );
  const face = (_: Vector, n: Vector) => (Math.abs(n[2]) > 0.7 ? 1 : 2);
  const around = (p: Vector, n: Vector): Vector => {
    const { x, y } = nearestWheel(p);
    return Math.abs(n[2]) > 0.7 ? [y - p[1], p[0] - x, 0] : [0, 0, 1];
  };
  /** Turned metal shines along two opposite rays. */
  const shine = (tone: number, p: Vector, n: Vector) => {
    const { x, y } = nearestWheel(p);
    const ray = Math.cos(2 * (Math.atan2(p[1] - y, p[0] - x) - 2.2)) ** 5;
    return Math.abs(n[2]) > 0.7 ? clamp(tone * (0.8 + 0.32 * ray)) : tone;
  };
  const brass = (tone: number, _: Vector, n: Vector) =>
    clamp(tone * 0.9 + 0.5 * Math.max(0, n[0] * -0.45 + n[1] * 0.4 + n[2] * 0.8) ** 24);
  const oval = (u: number, v: number) => Math.hypot((u - 0.5) / 0.5, (v - 0.5) / 0.52) + 0.04 * noise(u * 24, v * 24);
  return {
    ...usual,
    width: 1000,
    height: 750,
    camera,
    light: [-0.55, 0.66, 0.62],
    far: 50,
    steps: 150,
    occlusion: { unit: 0.12, gain: 1.2, share: 0.9 },
    shadow: { length: 8, hardness: 10 },
    scale: 1.2,
    sky: () => ({ tone: 1.05 }),
    cuts: { 0: null },
    fade: (u, v) => 1 - smooth(0.78, 1.04, oval(u, v)),
    coverage: coverageOfVignette(
      onDark,
      [labelOf(material.base), labelOf(material.plate, 1), labelOf(material.plate, 2)],
      [material.lit],
    ),
    shape(x, y, z, nearest) {
      nearest.offer(y + 0.15, material.base);
      for (const wheel of wheels) {
        const [disc, hub] = body(wheel, x, y, z);
        nearest.offer(disc, wheel === third ? material.lit : material.wheel);
        nearest.offer(hub, material.axle);
      }
      nearest.offer(box(x - 0.55, y - 2.45, z + 0.95, 3.9, 2.62, 0.09) - 0.05, material.plate);
      for (const [cx, cy] of [
        [-3.05, 4.75],
        [4.15, 4.75],
        [4.15, 0.2],
        [-3.05, 0.2],
      ]) {
        const slot = Math.max(Math.abs((x - cx) * 0.8 + (y - cy) * 0.6) - 0.03, -0.79 - z);
        nearest.offer(Math.max(Math.hypot(x - cx, y - cy) - 0.17, Math.abs(z + 0.79) - 0.07, -slot), material.axle);
      }
    },
    materials: {
      [material.base]: {
        albedo: 1.02,
        direction: () => [1, 0, 0.03],
        cut: { spacing: 5.4, ink: 'sky', layers: [0] },
        outline: 0,
      },
      [material.wheel]: {
        albedo: 0.98,
        tone: shine,
        face,
        direction: around,
        cut: { spacing: 4, calm: true, layers: [0, 1.05] },
      },
      [material.plate]: {
        albedo: 0.62,
        face: (_, n) => (n[2] > 0.7 ? 1 : 2),
        direction: (_, n) => (n[2] > 0.7 ? [1, 0, 0] : [0, 0, 1]),
        cut: { spacing: 5, calm: true, ink: 'sky', layers: [0, 1.05] },
      },
      [material.axle]: { albedo: 0.7, tone: brass, face, direction: around, cut: { spacing: 3.4, calm: true } },
      [material.lit]: {
        albedo: 1,
        face,
        tone: (t, p, n) => shine(0.05 + 0.75 * t, p, n),
        direction: around,
        cut: { spacing: 3.8, ink: 'accent', most: 0.72, layers: [0, 1.05] },
      },
    },
  };
}
