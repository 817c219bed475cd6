/** The mark: trade wind that bends round a lit harbour. Drawn on a 32-unit square; bold enough for sixteen pixels. */
import { ink } from '~scripts/artwork/draw/palette';
import { PathWriter, sliver } from '~scripts/artwork/draw/path';
import type { Point } from '~scripts/artwork/draw/point';
import { element } from '~scripts/artwork/draw/svg';
import type { Mark } from '~scripts/artwork/mark';

type Corner = readonly [number, number];

const bezier = (a: Corner, b: Corner, c: Corner, d: Corner): Point[] =>
  Array.from({ length: 65 }, (_, step) => {
    const t = step / 64;
    const u = 1 - t;
    const along = (k: 0 | 1): number => u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k];
    return { x: along(0), y: along(1) };
  });

/** Two strokes of wind as filled shapes, tapered at both ends. */
function drawWind(decimals: number): string {
  const writer = new PathWriter(decimals);
  // From the east, as the trades blow: each stroke gathers where it turns.
  sliver(writer, bezier([30.4, 7], [15, 1.4], [4.6, 7.6], [2, 27]), 4.7, 11, 1.15);
  sliver(writer, bezier([30.4, 15.4], [19, 9.4], [9.6, 13.6], [5, 29.4]), 4.1, 11, 1.15);
  return writer.toString();
}

/** For the header, which has it in every page at about its own size: a tenth is less than is seen there. */
export const markWind = drawWind(1);

export const markHarbour = { cx: 20.6, cy: 23.4, r: 4.4 } as const;

const shapes = [
  element('path', { fill: ink.white, d: drawWind(2) }),
  element('circle', { ...markHarbour, fill: ink.amber }),
] as const;

export const drawnMark: Mark = {
  ratio: 1,
  within: ({ x, y, width, height }) =>
    element('g', { transform: `translate(${x} ${y}) scale(${Math.min(width, height) / 32})` }, shapes),
};
