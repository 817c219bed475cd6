/** What a scene tells the steps of the engraver. */
import type { Point, Vector } from './tools/vector.ts';

/** The nearest solid that a place was measured against. */
export class Nearest {
  distance = Infinity;
  material = 0;

  offer(distance: number, material: number): void {
    if (distance < this.distance) {
      this.distance = distance;
      this.material = material;
    }
  }

  /** Shortens the step without a change of material, where a solid lies within a bound. */
  bound(distance: number): void {
    if (distance < this.distance) this.distance = distance;
  }
}

/** What a pixel shows: these, or a material's number times sixteen plus its face. */
export const label = { sky: 0, sea: 1, cloud: 2, beam: 3, range: 4, bare: 5 } as const;
export const labelOf = (material: number, face = 0): number => material * 16 + face;
export const materialOf = (of: number): number => of >> 4;

export type Ink = 'object' | 'rim' | 'sky' | 'sea' | 'accent';

/** How the lines of a label are laid. */
export interface Cut {
  readonly ink: Ink;
  /** Between lines, in units of the plate. */
  readonly spacing: number;
  /** The turn of each layer of lines from the surface's own direction, in radians. */
  readonly layers: readonly number[];
  /** The least coverage of the first layer, and the greatest. */
  readonly floor: number;
  readonly most: number;
  /** Closer lines towards the horizon. */
  readonly perspective: boolean;
  /** Whether coverage is read from the softer tone. */
  readonly soft: boolean;
  /** Whether widths stay without the hand's unrest. */
  readonly calm: boolean;
  /** Runs of fewer points are not cut. */
  readonly run: number;
  /** Lines nearer than this share of the spacing end. */
  readonly stop: number;
}

export interface Material {
  readonly albedo: number;
  /** A tangent of the surface, along which its lines run; the horizontal one by default. */
  readonly direction?: (point: Vector, normal: Vector) => Vector;
  /** Parts a material into faces that are cut apart, 0 to 15. */
  readonly face?: (point: Vector, normal: Vector) => number;
  readonly tone?: (tone: number, point: Vector, normal: Vector) => number;
  /** How far light reaches around the edge of what is lit. */
  readonly wrap?: number;
  readonly shadowless?: boolean;
  readonly cut?: Partial<Cut>;
  /** The width of its outline, 1 by default, 0 for none. */
  readonly outline?: number;
  /** One outline around all faces. */
  readonly union?: boolean;
  /** Whether it lies on the plain ground, as a chart does, instead of the darker one of solids. */
  readonly flat?: boolean;
}

export interface Sea {
  readonly level: number;
  /** The tone of the water itself, seen from above. */
  readonly tone: number;
  readonly glint: number;
  readonly shine: number;
  readonly normal: (x: number, z: number, distance: number) => Vector;
  readonly foam?: (tone: number, point: Vector, distanceToLand: number) => number;
}

/** A line in space: rigging, a rail, a mesh. */
export interface SpaceLine {
  readonly points: readonly Vector[];
  readonly width: number;
  readonly ink?: Ink;
  /** The clear rim beside it, in units of the plate. */
  readonly rim?: number;
  /** How far it may lie behind a surface and still be seen. */
  readonly bias?: number;
}

export interface Camera {
  readonly eye: Vector;
  readonly at: Vector;
  /** The field of view across the width, in degrees. */
  readonly view: number;
}

export interface SkyPixel {
  readonly tone: number;
  readonly angle?: number;
  readonly label?: number;
}

export interface Stroke {
  readonly points: readonly Point[];
  readonly width: number;
  readonly ink: Ink;
}

/** A disc of the accent: a lamp, a sun, a lit knot. */
export interface Disc {
  readonly centre: Point;
  readonly radius: number;
}

/** A light's beam on the sky, cut as rays; angles in radians on the paper. */
export interface Beam {
  readonly from: Vector;
  readonly direction: number;
  readonly halfAngle: number;
  readonly start: number;
  readonly length: number;
  readonly spacing: number;
  readonly width: number;
}

/** What the last strokes of a scene are drawn with. */
export interface Finish {
  readonly project: (place: Vector) => Point;
  /** The label at a place of the plate, −1 outside it. */
  readonly labelAt: (x: number, y: number) => number;
  /** Whether a line in space keeps this place clear. */
  readonly keptClear: (x: number, y: number) => boolean;
  readonly width: number;
  readonly height: number;
}

export interface Scene {
  /** The plate's size in its units. */
  readonly width: number;
  readonly height: number;
  readonly camera: Camera;
  readonly light: Vector;
  readonly far: number;
  /** The share of a distance that a ray runs at once. */
  readonly stride: number;
  readonly steps: number;
  readonly key: number;
  readonly ambient: number;
  readonly occlusion: { readonly unit: number; readonly gain: number; readonly share: number };
  readonly shadow: { readonly length: number; readonly hardness: number };
  readonly fog?: { readonly density: number; readonly tone: number };
  /** The tone of the sky in a direction, for reflections. */
  readonly skyTone: (direction: Vector) => number;
  readonly shape: (x: number, y: number, z: number, nearest: Nearest) => void;
  readonly materials: Readonly<Record<number, Material>>;
  /** The sky at a place of the plate, as shares of its width and height. */
  readonly sky: (u: number, v: number, direction: Vector) => SkyPixel;
  readonly sea?: Sea;
  readonly lines?: readonly SpaceLine[];
  readonly cuts?: Readonly<Record<number, Partial<Cut> | null>>;
  /** How much of the paper lines cover at a tone; by default 1 − tone on light grounds, 0.92 tone − 0.05 on dark ones. */
  readonly coverage?: (tone: number, label: number, u: number, v: number) => number;
  /** How much of the lines is left at a place, 0 to 1: the quiet corner under a name, the edge of a vignette. */
  readonly fade?: (u: number, v: number) => number;
  /** Multiplies all line spacings and widths. */
  readonly scale: number;
  readonly beam?: Beam;
  readonly finish?: (finish: Finish) => { readonly strokes: readonly Stroke[]; readonly discs: readonly Disc[] };
}

/** What most scenes share. */
export const usual = {
  far: 300,
  stride: 0.8,
  steps: 170,
  key: 0.86,
  ambient: 0.3,
  occlusion: { unit: 0.3, gain: 1.2, share: 0.64 },
  shadow: { length: 14, hardness: 12 },
  scale: 1,
  skyTone: () => 1,
  sky: (): SkyPixel => ({ tone: 1 }),
} as const;

/** What a vignette covers: on dark ground what lies behind keeps back, and the accent glows. */
export const coverageOfVignette =
  (onDark: boolean, behind: readonly number[], lit: readonly number[]) =>
  (tone: number, of: number): number => {
    if (!onDark) return Math.min(1, Math.max(0, 1 - tone));
    if (behind.includes(of)) return 0.36 * Math.min(1, tone);
    if (lit.includes(materialOf(of))) return Math.min(1, 0.36 + 0.7 * tone);
    return Math.min(1, Math.max(0, tone * 0.95 - 0.04));
  };
