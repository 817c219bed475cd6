/**
 * What stands in the pictures of the sample articles: for each category a subject on the coast, in flat tones, from the
 * horizon to what is nearest.
 */
import { ink } from '~scripts/artwork/draw/palette';
import { mix } from '~scripts/artwork/draw/point';
import { noise2 } from '~scripts/artwork/draw/random';
import { element, type Stop } from '~scripts/artwork/draw/svg';

export const width = 640;
export const height = 360;

/** Tones from the sky to what stands nearest. */
export interface Light {
  readonly sky: readonly [Stop, Stop];
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  readonly sea: string;
  /** Windows, seats, seams: what is cut out of what is near. */
  readonly cut: string;
}

type Random = () => number;
export type Subject = (light: Light, random: Random) => string[];

export const between = (random: Random, low: number, high: number): number => Math.round(mix(low, high, random()));
export const box = (x: number, y: number, w: number, h: number): string =>
  `M${Math.round(x)} ${Math.round(y)}h${Math.round(w)}v${Math.round(h)}h-${Math.round(w)}z`;
export const shape = (fill: string, ...parts: readonly string[]): string =>
  element('path', { fill, d: parts.join('') });

/** A ridge across the whole picture, down to its foot. */
export function ridge(base: number, rise: number, stretch: number, seed: number): string {
  const points = Array.from({ length: 33 }, (_, index) => {
    const x = index * 20;
    return `${x} ${Math.round(base - rise * (0.5 + 0.5 * noise2(x / stretch, 0.5, seed)))}`;
  });
  return `M0 ${height}L${points.join('L')}V${height}z`;
}

/** Containers on a quay, and the crane that moves them. */
function port({ middle, near, cut }: Light, random: Random): string[] {
  const crane = between(random, 380, 520);
  const stacks = Array.from({ length: 9 }, (_, index) => ({ x: 24 + index * 66, boxes: between(random, 1, 4) }));
  const crates = stacks.flatMap(({ x, boxes }) =>
    Array.from({ length: boxes }, (_, level) => [x, 300 - 28 * (level + 1)] as const),
  );
  return [
    shape(
      middle,
      box(crane - 78, 92, 7, 210),
      box(crane, 92, 7, 210),
      box(crane - 190, 84, 300, 9),
      box(crane - 44, 44, 6, 44),
    ),
    element('path', {
      fill: 'none',
      stroke: middle,
      'stroke-width': 2.5,
      d: `M${crane - 190} 86L${crane - 41} 46L${crane + 108} 86`,
    }),
    shape(near, ...crates.map(([x, y]) => box(x, y, 62, 26)), box(0, 300, width, 60)),
    shape(ink.amber, box(crane - 138, 150, 62, 26)),
    element('path', { stroke: middle, 'stroke-width': 2, d: `M${crane - 107} 92v58` }),
    element('path', {
      stroke: cut,
      'stroke-opacity': 0.4,
      d: crates.map(([x, y]) => `M${x + 15} ${y + 5}v16m16-16v16m16-16v16`).join(''),
    }),
  ];
}

/** A house of columns, with a flag. */
function house({ middle, near, cut }: Light, random: Random): string[] {
  const x = between(random, 110, 190);
  const count = between(random, 6, 8);
  const pitch = 46;
  const wide = count * pitch + 20;
  const columns = Array.from({ length: count }, (_, index) => x + 12 + index * pitch + pitch / 2 - 8);
  return [
    shape(middle, box(x, 160, wide, 150)),
    shape(cut, ...columns.map((at) => box(at, 164, 16, 132))),
    shape(
      near,
      `M${x - 16} 150h${wide + 32}L${x + wide / 2} 84z`,
      box(x - 8, 148, wide + 16, 14),
      box(x - 14, 296, wide + 28, 12),
      box(x - 34, 308, wide + 68, 14),
      box(0, 322, width, 40),
    ),
    element('path', { stroke: near, 'stroke-width': 3, d: `M${Math.round(x + wide / 2)} 84V28` }),
    shape(ink.amber, `M${Math.round(x + wide / 2)} 30q20-8 40 0t40 0v24q-20 8-40 0t-40 0z`),
  ];
}

/** Terraces in their rows. */
function fields({ middle, near, cut }: Light, random: Random): string[] {
  const seed = between(random, 0, 99);
  const rows = Array.from({ length: 7 }, (_, index) => 262 + index * 15 + index * index);
  return [
    shape(middle, ridge(268, 120, 240, seed)),
    shape(near, ridge(296, 64, 420, seed + 7)),
    element(
      'g',
      {
        fill: 'none',
        stroke: cut,
        'stroke-width': 3.4,
        'stroke-linecap': 'round',
        'stroke-dasharray': '0 9',
        'stroke-opacity': 0.75,
      },
      rows.map((y, index) =>
        element('path', {
          d: `M${-10 + index * 3} ${y + 24}Q${between(random, 160, 300)} ${y - 34} ${width + 10} ${y + 18}`,
        }),
      ),
    ),
  ];
}

/** Towers of a business quarter, as high as its days. */
function towers({ far, middle, near, cut }: Light, random: Random): string[] {
  const back = Array.from({ length: 12 }, (_, index) => box(index * 56 - 10, between(random, 120, 200), 44, 220));
  const front = Array.from({ length: 8 }, (_, index) => ({
    x: 16 + index * 78,
    y: Math.round(250 - index * 15 - between(random, 0, 52)),
  }));
  const lit = front.flatMap(({ x, y }) =>
    Array.from({ length: 3 }, (_, column) => `M${x + 14 + column * 14} ${y + 18}V${300}`),
  );
  return [
    shape(far, ...back),
    shape(middle, ...front.map(({ x, y }) => box(x, y, 56, 306 - y))),
    element('path', {
      stroke: cut,
      'stroke-width': 5,
      'stroke-dasharray': '6 10',
      'stroke-opacity': 0.75,
      d: lit.join(''),
    }),
    shape(near, box(0, 304, width, 60)),
    element('path', {
      fill: 'none',
      stroke: ink.amber,
      'stroke-width': 4,
      'stroke-linejoin': 'round',
      d: `M${front.map(({ x, y }) => `${x + 28} ${y - 22}`).join('L')}`,
    }),
  ];
}

/** A mast that sends, over rows of panels. */
function mast({ middle, near, cut }: Light, random: Random): string[] {
  const x = between(random, 380, 500);
  const panels = Array.from({ length: 6 }, (_, index) => `M${20 + index * 62} 316l18-40h38l-18 40z`);
  const struts = Array.from({ length: 7 }, (_, index) => {
    const [low, high] = [3 + (7 - index) * 4, 3 + (6 - index) * 4];
    return `M${x - low} ${286 - index * 26}L${x + high} ${260 - index * 26}M${x + low} ${286 - index * 26}L${x - high} ${260 - index * 26}`;
  });
  return [
    shape(middle, ridge(296, 40, 300, between(random, 0, 99))),
    element('path', { stroke: near, 'stroke-width': 3.5, d: `M${x - 32} 290L${x - 3} 96M${x + 32} 290L${x + 3} 96` }),
    element('path', { stroke: near, 'stroke-width': 2, d: struts.join('') }),
    element(
      'g',
      { fill: 'none', stroke: near, 'stroke-width': 3, 'stroke-linecap': 'round', 'stroke-opacity': 0.8 },
      [30, 52, 74].map((r) =>
        element('path', {
          d: `M${x - r} ${96 - r / 2}a${r} ${r} 0 0 0 0 ${r}M${x + r} ${96 - r / 2}a${r} ${r} 0 0 1 0 ${r}`,
        }),
      ),
    ),
    element('circle', { cx: x, cy: 92, r: 8, fill: ink.amber }),
    shape(near, box(0, 312, width, 50), ...panels),
    element('path', {
      stroke: cut,
      'stroke-opacity': 0.5,
      d: panels.map((_, index) => `M${29 + index * 62} 296h38m-10-20l-18 40`).join(''),
    }),
  ];
}

/** A street of wooden houses, and a palm. */
function street({ middle, near, cut }: Light, random: Random): string[] {
  const houses = Array.from({ length: 7 }, (_, index) => ({
    x: index * 92 - 8,
    wide: 80,
    y: between(random, 190, 240),
  }));
  const palm = between(random, 1, 5) * 92 - 12;
  const fronds = [-168, -138, -100, -62, -30, 8].map((degrees) => {
    const at = (reach: number, drop: number): string =>
      `${Math.round(reach * Math.cos((degrees * Math.PI) / 180))} ${Math.round(reach * Math.sin((degrees * Math.PI) / 180) + drop)}`;
    return `M${palm} 112q${at(34, -12)} ${at(62, 26)}q${at(-26, -30)} ${at(-62, -26)}z`;
  });
  return [
    element('path', {
      fill: 'none',
      stroke: near,
      'stroke-width': 6,
      d: `M${palm + 10} 320Q${palm + 14} 200 ${palm} 112`,
    }),
    shape(near, ...fronds),
    shape(middle, ...houses.filter((_, index) => index % 2 === 0).map(({ x, y, wide }) => box(x, y, wide, 120))),
    shape(near, ...houses.filter((_, index) => index % 2 === 1).map(({ x, y, wide }) => box(x, y, wide, 120))),
    shape(near, ...houses.map(({ x, y, wide }) => `M${x - 8} ${y}h${wide + 16}L${x + wide / 2} ${y - 40}z`)),
    shape(
      cut,
      ...houses.flatMap(({ x, y }, index) =>
        index % 3 === 1 ? [] : [box(x + 14, y + 18, 16, 24), box(x + 50, y + 18, 16, 24)],
      ),
    ),
    shape(
      ink.amber,
      ...houses.flatMap(({ x, y }, index) =>
        index % 3 === 1 ? [box(x + 14, y + 18, 16, 24), box(x + 50, y + 18, 16, 24)] : [],
      ),
    ),
    shape(near, box(0, 312, width, 50)),
  ];
}

/** By category. */
export const subjects: Readonly<Record<string, Subject>> = {
  business: port,
  politics: house,
  economy: fields,
  markets: towers,
  technology: mast,
  society: street,
};
