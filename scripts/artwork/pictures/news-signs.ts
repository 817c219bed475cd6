/** A sign for each category of the news, in a chart's own language, round a lamp at 0, 0. */
import { ink } from '~scripts/artwork/draw/palette';
import { element } from '~scripts/artwork/draw/svg';

const round = Math.round;
const around = (degrees: number, radius: number): string =>
  `${round(radius * Math.cos((degrees * Math.PI) / 180))} ${round(radius * Math.sin((degrees * Math.PI) / 180))}`;

/** Round dots along a line: dashes without length. */
const dotted = (size: number, gap: number) => ({ 'stroke-width': size, 'stroke-dasharray': `0 ${gap}` }) as const;

/** The winds: a compass whose eight rays reach as far as they matter. */
function compass(): string[] {
  const rays = Array.from({ length: 32 }, (_, index) => {
    const reach = index % 8 === 0 ? 270 : index % 4 === 0 ? 205 : index % 2 === 0 ? 160 : 135;
    return `M${around(index * 11.25, 84)}L${around(index * 11.25, reach)}`;
  });
  return [
    element('circle', { r: 84, 'stroke-width': 2, 'stroke-opacity': 0.6 }),
    element('path', { 'stroke-width': 3.5, d: rays.join('') }),
  ];
}

/** Trade: courses to five ports. */
function courses(): string[] {
  const ports = [
    [-152, 300, 40],
    [-72, 230, -30],
    [-18, 330, 36],
    [42, 260, -34],
    [122, 270, 44],
  ] as const;
  const ends = ports.map(([bearing, reach]) => around(bearing, reach).split(' ').map(Number));
  return [
    element('path', {
      ...dotted(5, 15),
      d: ports
        .map(([bearing, reach, bend]) => `M0 0Q${around(bearing + bend, reach * 0.62)} ${around(bearing, reach - 18)}`)
        .join(''),
    }),
    ...ends.map(([cx = 0, cy = 0]) => element('circle', { cx, cy, r: 12, 'stroke-width': 4 })),
  ];
}

/** Parliament: the seats of a half circle before the chair. */
function hemicycle(): string[] {
  return [104, 148, 192, 236, 280].map((r, index) =>
    element('path', { ...dotted(17, 34), pathLength: (5 + index * 4) * 34, d: `M-${r} 0a${r} ${r} 0 0 1 ${2 * r} 0` }),
  );
}

/** Growth: soundings that rise to where the lamp stands. */
function growth(): string[] {
  const heights = Array.from({ length: 13 }, (_, index) => {
    const t = index / 12;
    return { x: (index - 12) * 32, y: round(190 * (1 - t ** 1.7) + 14 * Math.sin(index * 1.9) * (1 - t)) };
  });
  return [
    element('path', {
      'stroke-width': 4,
      'stroke-opacity': 0.55,
      d: heights.map(({ x, y }) => `M${x} ${y}V250`).join(''),
    }),
    element('path', { 'stroke-width': 6, d: `M${heights.map(({ x, y }) => `${x} ${y}`).join('L')}` }),
    element('path', { 'stroke-width': 4, d: 'M-420 250H120' }),
    element('path', { ...dotted(5, 15), 'stroke-opacity': 0.8, d: 'M0 0Q120-120 300-170' }),
  ];
}

/** The exchange: days with their highest, lowest, first and last price. */
function candles(): string[] {
  const days = [
    [120, 70],
    [60, -70],
    [96, 60],
    [26, 84],
    [70, -52],
    [14, 76],
    [0, 0],
    [-64, 72],
    [-20, -60],
    [-92, 86],
    [-130, 54],
  ] as const;
  const at = days.map((_, index) => (index - 6) * 54);
  const body = (rising: boolean): string =>
    days
      .map(([top, body], index) =>
        body !== 0 && body > 0 === rising ? `M${(at[index] ?? 0) - 12} ${top}h24v${Math.abs(body)}h-24z` : '',
      )
      .join('');
  const wicks = days
    .map(([top, body], index) => (body === 0 ? '' : `M${at[index] ?? 0} ${top - 30}v30m0 ${Math.abs(body)}v26`))
    .join('');
  return [
    element('path', { 'stroke-width': 4, d: wicks }),
    element('path', { 'stroke-width': 4, fill: ink.pale, d: body(true) }),
    element('path', { 'stroke-width': 4, d: body(false) }),
  ];
}

/** A circuit: traces that leave the lamp, turn by half a right angle, and end in rings. */
function circuit(): string[] {
  const traces = [
    [-1, -1, 70, 60, 210],
    [-1, -1, 0, 120, 130],
    [1, -1, 90, 70, 150],
    [1, -1, 30, 150, 190],
    [1, 1, 80, 60, 220],
    [1, 1, 0, 130, 90],
    [-1, 1, 60, 90, 170],
    [-1, 1, 20, 160, 60],
  ] as const;
  const ends = traces.map(([sx, sy, first, turn, last]) => ({
    cx: sx * (first + turn + last),
    cy: sy * turn,
  }));
  return [
    element('path', {
      'stroke-width': 5,
      d: traces
        .map(([sx, sy, first, turn, last]) => `M0 0h${sx * first}l${sx * turn} ${sy * turn}h${sx * (last - 11)}`)
        .join(''),
    }),
    ...ends.map(({ cx, cy }) => element('circle', { cx, cy, r: 11, 'stroke-width': 4 })),
  ];
}

/** A crowd, seen from above: everyone as near as the others let them. */
function crowd(): string[] {
  const people = Array.from(
    { length: 96 },
    (_, index) => `M${around((index + 7) * 137.508, 27 * Math.sqrt(index + 7))}h0`,
  );
  return [
    element('path', { 'stroke-width': 15, d: people.slice(0, 40).join('') }),
    element('path', { 'stroke-width': 10, 'stroke-opacity': 0.75, d: people.slice(40).join('') }),
  ];
}

/** By the ids of src/config/news.ts. */
export const signs: Readonly<Record<string, () => string[]>> = {
  all: compass,
  business: courses,
  politics: hemicycle,
  economy: growth,
  markets: candles,
  technology: circuit,
  society: crowd,
};
