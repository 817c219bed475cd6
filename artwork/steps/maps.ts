/**
 * Marches a ray through the scene for every pixel, and keeps what an engraver needs to know of it: what it is, how far
 * it is, how light it is, and in which direction a line along its form runs on the paper.
 */
import { label, labelOf, Nearest } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { clamp } from '../tools/numbers.ts';
import { cross, dot, norm } from '../tools/vector.ts';
import type { Vector } from '../tools/vector.ts';
import { view } from './project.ts';

export interface Maps {
  readonly width: number;
  readonly height: number;
  readonly labels: Uint16Array;
  readonly distances: Float32Array;
  readonly tones: Float32Array;
  readonly angles: Float32Array;
}

const tetrahedron = [
  [1, -1, -1],
  [-1, -1, 1],
  [-1, 1, -1],
  [1, 1, 1],
] as const;

export function renderMaps(scene: Scene, width: number): Maps {
  const height = Math.round((width * scene.height) / scene.width);
  const camera = view(scene.camera, width, height);
  const pixel = 1 / camera.focal;
  const light = norm(scene.light);
  const nearest = new Nearest();
  const { far, stride, sea } = scene;

  const distance = (x: number, y: number, z: number): number => {
    nearest.distance = Infinity;
    scene.shape(x, y, z, nearest);
    return nearest.distance;
  };

  /** How far a ray runs until it meets a solid; −1 if it meets none. A ray that runs out of steps has met none. */
  const march = (from: Vector, ray: Vector, start: number, end: number, steps: number): number => {
    let run = start;
    let d = 0;
    for (let i = 0; i < steps; i++) {
      d = distance(from[0] + ray[0] * run, from[1] + ray[1] * run, from[2] + ray[2] * run);
      if (d < 0.5 * pixel * run) return run;
      run += d * stride;
      if (run > end) return -1;
    }
    return d > 0.9 * pixel * run ? -1 : run;
  };

  const lit = (from: Vector): number => {
    let result = 1;
    let run = 0.05 + 0.004 * scene.shadow.length;
    for (let i = 0; i < 40 && run < scene.shadow.length; i++) {
      const d = distance(from[0] + light[0] * run, from[1] + light[1] * run, from[2] + light[2] * run);
      if (d < 0.002) return 0;
      result = Math.min(result, (scene.shadow.hardness * d) / run);
      run += Math.max(d * 0.9, 0.03);
    }
    return clamp(result);
  };

  const open = (point: Vector, normal: Vector): number => {
    const { unit, gain, share } = scene.occlusion;
    let closed = 0;
    for (let i = 1; i <= 4; i++) {
      const h = unit * i * i * 0.35;
      const d = distance(point[0] + normal[0] * h, point[1] + normal[1] * h, point[2] + normal[2] * h);
      closed += Math.max(0, h * share - d) / (h * 2 ** i);
    }
    return clamp(1 - closed * gain);
  };

  const normalAt = (point: Vector, reach: number): Vector => {
    const sum = [0, 0, 0];
    for (const [a, b, c] of tetrahedron) {
      const d = distance(point[0] + a * reach, point[1] + b * reach, point[2] + c * reach);
      sum[0] += a * d;
      sum[1] += b * d;
      sum[2] += c * d;
    }
    return norm([sum[0], sum[1], sum[2]]);
  };

  const toneOf = (material: number, point: Vector, normal: Vector, run: number, mirrored: boolean): number => {
    const { albedo, wrap = 0, shadowless, tone } = scene.materials[material];
    let key = clamp((dot(normal, light) + wrap) / (1 + wrap));
    let openness = 1;
    if (!mirrored) {
      const lift = 0.02 + run * 0.002;
      if (key > 0.01 && !shadowless)
        key *= lit([point[0] + normal[0] * lift, point[1] + normal[1] * lift, point[2] + normal[2] * lift]);
      openness = open(point, normal);
    }
    const fill = 0.725 + 0.275 * normal[1];
    const plain = albedo * (scene.key * key + scene.ambient * openness * fill) * (0.35 + 0.65 * openness);
    return tone ? tone(plain, point, normal) : plain;
  };

  const along = (from: Vector, ray: Vector, run: number): Vector => [
    from[0] + ray[0] * run,
    from[1] + ray[1] * run,
    from[2] + ray[2] * run,
  ];

  const inFog = (tone: number, run: number): number => {
    if (!scene.fog) return tone;
    const share = 1 - Math.exp(-run * scene.fog.density);
    return tone * (1 - share) + scene.fog.tone * share;
  };

  /** The angle on the paper of a tangent in space. */
  const angleOf = (point: Vector, tangent: Vector, run: number): number => {
    const length = Math.hypot(tangent[0], tangent[1], tangent[2]);
    if (length < 1e-3) return 0;
    const reach = (0.01 * run) / length;
    const a = camera.project(along(point, tangent, -reach));
    const b = camera.project(along(point, tangent, reach));
    return Math.atan2(b[1] - a[1], b[0] - a[0]);
  };

  const maps: Maps = {
    width,
    height,
    labels: new Uint16Array(width * height),
    distances: new Float32Array(width * height),
    tones: new Float32Array(width * height),
    angles: new Float32Array(width * height),
  };
  const keep = (i: number, is: number, run: number, tone: number, angle: number) => {
    maps.labels[i] = is;
    maps.distances[i] = run;
    maps.tones[i] = tone;
    maps.angles[i] = angle;
  };

  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const ray = camera.ray(x + 0.5, y + 0.5);
      const seaRun = sea && ray[1] < -1e-4 ? (sea.level - camera.eye[1]) / ray[1] : Infinity;
      const run = march(camera.eye, ray, 0.1, Math.min(far, seaRun), scene.steps);
      if (run > 0) {
        const point = along(camera.eye, ray, run);
        distance(point[0], point[1], point[2]);
        const material = nearest.material;
        const { face, direction } = scene.materials[material];
        const normal = normalAt(point, Math.max(0.7 * pixel * run, 0.0006));
        const tone = inFog(toneOf(material, point, normal, run, false), run);
        const tangent = direction ? direction(point, normal) : cross(normal, [0, 1, 0]);
        keep(i, labelOf(material, face?.(point, normal)), run, tone, angleOf(point, tangent, run));
      } else if (sea && seaRun < far) {
        const point = along(camera.eye, ray, seaRun);
        const normal = sea.normal(point[0], point[2], seaRun);
        const turn = 2 * dot(ray, normal);
        const mirror = norm([
          ray[0] - turn * normal[0],
          Math.abs(ray[1] - turn * normal[1]) + 0.01,
          ray[2] - turn * normal[2],
        ]);
        const origin: Vector = [point[0], point[1] + 0.02, point[2]];
        const mirrorRun = march(origin, mirror, 0.05, 30, 70);
        let seen = scene.skyTone(mirror);
        if (mirrorRun > 0) {
          const place = along(origin, mirror, mirrorRun);
          distance(place[0], place[1], place[2]);
          const material = nearest.material;
          seen = toneOf(material, place, normalAt(place, 0.01), mirrorRun, true);
        }
        const fresnel = 0.06 + 0.94 * (1 - clamp(-dot(ray, normal))) ** 4;
        const half = norm([light[0] - ray[0], light[1] - ray[1], light[2] - ray[2]]);
        let tone = sea.tone * (1 - fresnel) + seen * fresnel;
        tone += sea.glint * Math.max(dot(half, normal), 0) ** sea.shine;
        if (sea.foam) tone = sea.foam(tone, point, distance(point[0], point[1], point[2]));
        keep(i, label.sea, seaRun, inFog(tone, seaRun * 0.5), Math.atan(clamp(1.3 * normal[0], -0.5, 0.5)));
      } else {
        const pixelOfSky = scene.sky((x + 0.5) / width, (y + 0.5) / height, ray);
        keep(i, pixelOfSky.label ?? label.sky, 1e6, pixelOfSky.tone, pixelOfSky.angle ?? 0);
      }
    }
  return maps;
}
