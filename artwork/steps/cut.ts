/** Maps become strokes: lines in space, layers of lines on every surface, outlines, a beam, and the scene's last touches. */
import { label, materialOf } from '../scene.ts';
import type { Cut, Disc, Scene, Stroke } from '../scene.ts';
import { noise } from '../tools/noise.ts';
import { clamp, lerp, smooth } from '../tools/numbers.ts';
import { between } from '../tools/vector.ts';
import type { Point } from '../tools/vector.ts';
import { pixelAt, prepareField, sample } from './field.ts';
import type { Field } from './field.ts';
import type { Maps } from './maps.ts';
import { outline, rounded } from './outlines.ts';
import { horizon, view } from './project.ts';
import type { View } from './project.ts';
import { layLines } from './streamlines.ts';
import { cutStrokes } from './strokes.ts';

export interface Plate {
  readonly width: number;
  readonly height: number;
  readonly strokes: readonly Stroke[];
  readonly discs: readonly Disc[];
  /** The outline of all solids, which have a darker ground. */
  readonly body: readonly Point[][];
}

const plainCut: Cut = {
  ink: 'object',
  spacing: 5,
  layers: [0, 1.05, -0.75],
  floor: 0,
  most: 0.62,
  perspective: false,
  soft: false,
  calm: false,
  run: 4,
  stop: 0.62,
};
const flatCut: Cut = { ...plainCut, ink: 'sky', layers: [0], run: 8 };
const cutsOfLabels: Readonly<Record<number, Cut>> = {
  [label.sky]: { ...flatCut, spacing: 6, calm: true, stop: 0.85 },
  [label.sea]: { ...flatCut, ink: 'sea', spacing: 5.4, perspective: true },
  [label.cloud]: { ...flatCut, spacing: 5.2 },
  [label.range]: { ...flatCut, spacing: 4.4 },
};

/** The rules for a label, or null where nothing is cut. */
function rulesOf(scene: Scene, of: number): Cut | null {
  const own = scene.cuts?.[of];
  if (own === null || of === label.beam || of === label.bare) return null;
  return { ...(cutsOfLabels[of] ?? plainCut), ...scene.materials[materialOf(of)]?.cut, ...own };
}

export function cutPlate(scene: Scene, maps: Maps, onDark: boolean): Plate {
  const { width, height, scale } = scene;
  const camera = view(scene.camera, width, height);
  const marked = scene.beam ? markBeam(scene, maps, camera) : maps;
  const field = prepareField(marked, width);
  const strokes: Stroke[] = [];
  strokes.push(...linesInSpace(scene, field, camera));

  const labels = new Set(field.labels);
  const horizonY = horizon(scene.camera, width, height).share * height;
  const usualCoverage = (tone: number) => clamp(onDark ? tone * 0.92 - 0.05 : 1 - tone);
  const coverage = scene.coverage ?? usualCoverage;
  const fade = fadeOf(scene);
  for (const of of labels) {
    const cut = rulesOf(scene, of);
    if (!cut) continue;
    const gap = cut.spacing * scale;
    const spacing = (_: number, y: number) =>
      cut.perspective ? lerp(0.5, 1.25, smooth(0, height - horizonY, y - horizonY)) * gap : gap;
    cut.layers.forEach((turn, layer) => {
      // The first layer takes the coverage to a limit, the others what is left.
      const covered = (x: number, y: number): number => {
        const tone = sample(field, layer > 0 || cut.soft ? field.softTones : field.tones, x, y);
        const whole = coverage(tone, of, x / width, y / height);
        const first = Math.min(whole, cut.most);
        if (layer === 0) return Math.max(first, cut.floor);
        const rest = 1 - (1 - whole) / (1 - first);
        const second = Math.min(Math.max(rest, 0), 0.55);
        return layer === 1 ? second : Math.max(0, 1 - (1 - rest) / (1 - second));
      };
      const lines = layLines(field, {
        label: of,
        turn,
        stop: cut.stop,
        shortest: of < 16 ? 9 : 5,
        spacing: layer === 0 ? spacing : (x, y) => spacing(x, y) * 1.08,
      });
      for (const line of lines)
        strokes.push(
          ...cutStrokes(
            line,
            (x, y) => {
              const share = covered(x, y);
              if (share <= 0.02) return 0;
              const unrest = cut.calm ? 1 : 1 + 0.12 * noise(x * 0.05, y * 0.05 + layer * 7);
              return share * spacing(x, y) * unrest * fade(x, y);
            },
            {
              ink: cut.ink,
              thinnest: 0.5 * Math.sqrt(scale),
              taper: of < 16 ? 4 : 5,
              run: cut.run,
              plate: [width, height],
            },
          ),
        );
    });
  }
  strokes.push(...outlineStrokes(scene, field, labels, onDark));
  if (scene.beam) strokes.push(...beamStrokes(scene, field, camera, onDark));
  const last = scene.finish?.({
    project: (place) => {
      const [x, y] = camera.project(place);
      return [x, y];
    },
    labelAt: (x, y) => {
      const i = pixelAt(field, x, y);
      return i < 0 ? -1 : field.labels[i];
    },
    keptClear: (x, y) => {
      const i = pixelAt(field, x, y);
      return i >= 0 && field.clear[i] > 0;
    },
    width,
    height,
  });
  strokes.push(...(last?.strokes ?? []));
  return { width, height, strokes, discs: last?.discs ?? [], body: [...outline(field, isSolid(scene)).rings] };
}

const fadeOf =
  ({ fade, width, height }: Scene) =>
  (x: number, y: number): number =>
    fade ? fade(x / width, y / height) : 1;

const isSolid =
  (scene: Scene) =>
  (of: number): boolean =>
    of >= 32 && !scene.materials[materialOf(of)].flat;

/** Lines in space are hidden by what stands before them; what is seen of them keeps a clear rim. */
function linesInSpace(scene: Scene, field: Field, camera: View): Stroke[] {
  const { pixels } = field;
  const fade = fadeOf(scene);
  const strokes: Stroke[] = [];
  for (const line of scene.lines ?? []) {
    const width = Math.max(0.45, line.width * scene.scale);
    const rim = line.rim ?? 1.6;
    const reach = rim > 0 ? Math.ceil(rim * scene.scale * pixels + (line.width * pixels) / 2) : -1;
    let run: Point[] = [];
    const flush = () => {
      if (run.length > 1)
        strokes.push(
          ...cutStrokes(run, (x, y) => width * fade(x, y), {
            ink: line.ink ?? 'rim',
            thinnest: 0.3,
            taper: 0,
            run: 2,
            plate: [scene.width, scene.height],
          }),
        );
      run = [];
    };
    for (let i = 0; i < line.points.length - 1; i++) {
      const from = camera.project(line.points[i]);
      const to = camera.project(line.points[i + 1]);
      if (from[3] <= 0 || to[3] <= 0) continue;
      const parts = Math.max(2, Math.ceil(Math.hypot(from[0] - to[0], from[1] - to[1]) / 1.2));
      for (let j = 0; j <= parts; j++) {
        const [x, y, distance] = camera.project(between(line.points[i], line.points[i + 1], j / parts));
        const k = pixelAt(field, x, y);
        if (k < 0 || field.distances[k] < distance - (line.bias ?? 0.12)) {
          flush();
          continue;
        }
        run.push([x, y]);
        for (let v = -reach; v <= reach; v++)
          for (let u = -reach; u <= reach; u++) {
            const at = pixelAt(field, x + u / pixels, y + v / pixels);
            if (at >= 0 && u * u + v * v <= reach * reach) field.clear[at] = 1;
          }
      }
    }
    flush();
  }
  return strokes;
}

/** Outlines are heavier in shade on light grounds, and in light on dark ones. */
function outlineStrokes(scene: Scene, field: Field, labels: ReadonlySet<number>, onDark: boolean): Stroke[] {
  const groups = new Map<string, { width: number; labels: Set<number> }>();
  for (const of of labels) {
    const material = scene.materials[materialOf(of)];
    if (of < 32 || material.outline === 0) continue;
    const key = material.face && !material.union ? `face ${of}` : `material ${materialOf(of)}`;
    const group = groups.get(key) ?? { width: material.outline ?? 1, labels: new Set<number>() };
    group.labels.add(of);
    groups.set(key, group);
  }
  const fade = fadeOf(scene);
  const strokes: Stroke[] = [];
  for (const group of groups.values())
    for (const line of outline(field, (of) => group.labels.has(of)).lines) {
      const widthAt = (x: number, y: number) => {
        const tone = sample(field, field.tones, x, y);
        return group.width * scene.scale * fade(x, y) * (onDark ? 0.6 + 0.7 * tone : 1.65 - 0.9 * tone);
      };
      strokes.push(
        ...cutStrokes(rounded(line), widthAt, {
          ink: 'rim',
          thinnest: 0.3,
          taper: 0,
          run: 5,
          plate: [scene.width, scene.height],
        }),
      );
    }
  return strokes;
}

const inBeam = (of: number) => of === label.sky || of === label.cloud || of === label.beam;

/** Marks the sky that a beam crosses, where only the beam's rays are cut. */
function markBeam(scene: Scene, maps: Maps, camera: View): Maps {
  const { beam } = scene;
  if (!beam) return maps;
  const [lampX, lampY] = camera.project(beam.from);
  const labels = maps.labels.map((of, i) => {
    if (!inBeam(of)) return of;
    const x = (((i % maps.width) + 0.5) * scene.width) / maps.width - lampX;
    const y = ((Math.floor(i / maps.width) + 0.5) * scene.width) / maps.width - lampY;
    const off = Math.atan2(y, x) - beam.direction;
    const turned = Math.abs(Math.atan2(Math.sin(off), Math.cos(off)));
    return turned < beam.halfAngle && Math.hypot(x, y) < beam.length ? label.beam : of;
  });
  return { ...maps, labels };
}

/** Rays double in number the farther they run, four times at most, and thin out. */
function beamStrokes(scene: Scene, field: Field, camera: View, onDark: boolean): Stroke[] {
  const { beam, scale } = scene;
  if (!beam) return [];
  const [lampX, lampY] = camera.project(beam.from);
  const strokes: Stroke[] = [];
  for (let doubling = 0; doubling < (onDark ? 4 : 7); doubling++) {
    const rays = 2 ** (doubling + 1);
    const start = Math.max(beam.start * scale, (beam.spacing * scale * rays) / (2 * beam.halfAngle));
    for (let i = 0; i <= rays; i++) {
      if (doubling > 0 && i % 2 === 0) continue;
      const angle = beam.direction - beam.halfAngle + (2 * beam.halfAngle * i) / rays;
      const end = beam.length * (doubling > 0 ? 0.98 - 0.05 * (i % 3) : 1);
      const widthAt = (x: number, y: number) => {
        const run = Math.hypot(x - lampX, y - lampY) / beam.length;
        const first = start / beam.length;
        return beam.width * (1 - 0.75 * run) * scale * smooth(first, first + 0.06, run + 0.02);
      };
      let run: Point[] = [];
      const flush = () => {
        if (run.length > 2)
          strokes.push(
            ...cutStrokes(run, widthAt, {
              ink: 'accent',
              thinnest: 0.35,
              taper: 3,
              run: 5,
              plate: [scene.width, scene.height],
            }),
          );
        run = [];
      };
      for (let r = start; r < end; r += 4) {
        const x = lampX + Math.cos(angle) * r;
        const y = lampY + Math.sin(angle) * r;
        const k = pixelAt(field, x, y);
        if (k >= 0 && inBeam(field.labels[k])) run.push([x, y]);
        else flush();
      }
      flush();
    }
  }
  return strokes;
}
