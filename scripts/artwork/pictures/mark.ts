/** The mark: trade wind that bends round a lit harbour. Drawn on a 32-unit square; bold enough for sixteen pixels. */
import { ink, shade } from '../draw/palette';
import { PathWriter, sliver } from '../draw/path';
import type { Point } from '../draw/point';
import { element, linearGradient, svgDocument } from '../draw/svg';

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

const fineWind = drawWind(2);

export const markHarbour = { x: 20.6, y: 23.4, r: 4.4 } as const;

const harbour = element('circle', { cx: markHarbour.x, cy: markHarbour.y, r: markHarbour.r, fill: ink.amber });

/** For places that colour it themselves; the harbour keeps its amber. */
export function drawMark(): string {
  return svgDocument({
    width: 32,
    height: 32,
    body: [element('path', { fill: 'currentColor', d: fineWind }), harbour],
  });
}

/** White on a dark ground, for icons and the share image. */
export const markOnDark = [element('path', { fill: ink.white, d: fineWind }), harbour] as const;

/** `corner` in units of 32; `inset` keeps the drawing off an edge that a platform may cut. */
export function drawIcon(corner: number, inset: number): string {
  const scale = (32 - 2 * inset) / 32;
  return svgDocument({
    width: 32,
    height: 32,
    defs: [linearGradient('g', [0, 0, 32, 32], [0, ink.night], [1, shade(0.76)])],
    body: [
      element('rect', { width: 32, height: 32, rx: corner, fill: 'url(#g)' }),
      element('g', { transform: `translate(${inset} ${inset}) scale(${scale})` }, markOnDark),
    ],
  });
}
