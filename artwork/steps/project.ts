/** The camera: rays of pixels, and places of the paper for points in space. */
import type { Camera } from '../scene.ts';
import { cross, dot, norm } from '../tools/vector.ts';
import type { Vector } from '../tools/vector.ts';

export interface View {
  readonly eye: Vector;
  readonly forward: Vector;
  /** Pixels for a distance of 1 at the distance 1. */
  readonly focal: number;
  ray(x: number, y: number): Vector;
  /** The place on the paper, the distance from the eye, and the depth along its axis. */
  project(place: Vector): readonly [x: number, y: number, distance: number, depth: number];
}

export function view({ eye, at, view: degrees }: Camera, width: number, height: number): View {
  const forward = norm([at[0] - eye[0], at[1] - eye[1], at[2] - eye[2]]);
  const right = norm(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const focal = width / 2 / Math.tan((degrees * Math.PI) / 360);
  return {
    eye,
    forward,
    focal,
    ray(x, y) {
      const a = (x - width / 2) / focal;
      const b = (height / 2 - y) / focal;
      return norm([
        forward[0] + right[0] * a + up[0] * b,
        forward[1] + right[1] * a + up[1] * b,
        forward[2] + right[2] * a + up[2] * b,
      ]);
    },
    project(place) {
      const d: Vector = [place[0] - eye[0], place[1] - eye[1], place[2] - eye[2]];
      const depth = dot(d, forward);
      return [
        width / 2 + (dot(d, right) / depth) * focal,
        height / 2 - (dot(d, up) / depth) * focal,
        Math.hypot(d[0], d[1], d[2]),
        depth,
      ];
    },
  };
}

/** The pitch of a camera in degrees, and the horizon's place as a share of the height, where it may lie outside 0 to 1. */
export function horizon(camera: Camera, width: number, height: number): { pitch: number; share: number } {
  const { forward, focal } = view(camera, width, height);
  const slope = forward[1] / Math.hypot(forward[0], forward[2]);
  return { pitch: (Math.atan(slope) * 180) / Math.PI, share: 0.5 + (slope * focal) / height };
}
