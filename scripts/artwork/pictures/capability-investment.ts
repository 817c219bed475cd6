/** Investment: soundings taken from the deep up to a lit summit. */
import { breeze } from '~scripts/artwork/draw/breeze';
import { contours, isClosed, sampleGrid } from '~scripts/artwork/draw/contours';
import { light, lightGlow } from '~scripts/artwork/draw/light';
import { ink, shade } from '~scripts/artwork/draw/palette';
import { PathWriter, strokeLine } from '~scripts/artwork/draw/path';
import { mix, type Point } from '~scripts/artwork/draw/point';
import { noise2 } from '~scripts/artwork/draw/random';
import { element, ground, linearGradient, svgDocument } from '~scripts/artwork/draw/svg';

const width = 1200;
const height = 900;
const columns = 97;
const rows = 73;
const summit = { u: 0.28, v: -0.12 };
const levels = 21;

/** Height of the relief over the plane; u and v run over about -1.6 to 1.6. */
function relief(u: number, v: number): number {
  const peak = Math.exp(-(((u - summit.u) / 0.52) ** 2 + ((v - summit.v) / 0.5) ** 2));
  const shoulder = 0.42 * Math.exp(-(((u + 0.5) / 0.5) ** 2 + ((v - 0.25) / 0.42) ** 2));
  const spur = 0.22 * Math.exp(-(((u - 1.05) / 0.34) ** 2 + ((v - 0.4) / 0.34) ** 2));
  return 0.86 * peak + shoulder + spur + 0.05 * noise2(u * 2.1, v * 2.1, 7) * (1 - peak);
}

const uOf = (column: number): number => mix(-1.75, 1.75, column / (columns - 1));
const vOf = (row: number): number => mix(-1.5, 1.5, row / (rows - 1));

/** Seen from above at a slant: each line stands as high as it is worth. */
const place = (u: number, v: number, h: number): Point => ({ x: 560 + u * 400, y: 640 + v * 185 - h * 440 });

export function drawInvestment(): string {
  const grid = sampleGrid(columns, rows, (column, row) => relief(uOf(column), vOf(row)));
  const slopes: string[] = [];
  for (let index = 0; index < levels; index += 1) {
    const level = mix(0.06, relief(summit.u, summit.v) * 0.992, (index / (levels - 1)) ** 0.96);
    const writer = new PathWriter();
    for (const line of contours(grid, level)) {
      const placed = line.map((p) => place(uOf(p.x), vOf(p.y), level));
      if (line.length > 8 && isClosed(line)) strokeLine(writer, placed, 46);
    }
    const d = writer.toString();
    if (d)
      slopes.push(
        element('path', {
          d,
          ...(index < 5 ? { class: 'd' } : {}),
          'stroke-opacity': Number(mix(index < 5 ? 0.45 : 0.3, 1, (index / levels) ** 1.3).toFixed(2)),
        }),
      );
  }
  const top = place(summit.u, summit.v, relief(summit.u, summit.v));
  const foot = place(summit.u, summit.v, 0);
  return svgDocument({
    width,
    height,
    style: `.r{fill:url(#f);stroke:${ink.pale};stroke-width:1.6}.d{fill:none;stroke-dasharray:2 6}`,
    ground: ground(118, [0, shade(0.76)], [0.5, shade(0.27)], [1, ink.night]),
    defs: [
      linearGradient('f', [0, 180, 0, 860], [0, shade(0.84)], [0.6, shade(0.37)], [1, shade(0.02)]),
      linearGradient('h', [1200, 0, 0, 0], [0, ink.line, 0.4], [1, ink.line, 0.05]),
      lightGlow(90),
    ],
    body: [
      ...breeze({
        width,
        height,
        seed: 21,
        gap: 34,
        heading: 174,
        wander: [13, 420],
        within: ({ y }) => y < 400,
        part: { at: { x: top.x, y: top.y - 8 }, radius: 84 },
        paint: 'url(#h)',
        hairline: 1.2,
        stroke: 3,
        share: 0.45,
      }),
      element('g', { class: 'r' }, slopes),
      element('path', {
        stroke: ink.amber,
        'stroke-opacity': 0.5,
        'stroke-width': 1.5,
        'stroke-dasharray': '2 8',
        'stroke-linecap': 'round',
        d: `M${Math.round(foot.x)} ${Math.round(foot.y)}V${Math.round(top.y) - 14}`,
      }),
      light({ x: top.x, y: top.y - 12 }, 8, 90),
    ],
  });
}
