/** The share image: the chart and the mark, without a word: the build writes the pages' names on it (share-images.ts). */
import { ink, shade } from '~scripts/artwork/draw/palette';
import { clamp } from '~scripts/artwork/draw/point';
import { element, linearGradient, svgDocument } from '~scripts/artwork/draw/svg';
import type { Mark } from '~scripts/artwork/mark';
import { drawHero, type HeroFormat } from './hero';

const format: HeroFormat = {
  frame: { width: 1200, height: 630, centre: { lon: -64, lat: 26.5 }, at: { x: 872, y: 322 }, radius: 880, roll: 0 },
  seed: 1496,
  gap: 19,
  dot: { pitch: 8, row: 7, size: 2.4 },
  harbourRadius: 5,
  fade: { kind: 'radial', at: { x: 930, y: 320 }, from: 260, to: 700 },
};

export function drawShare(mark: Mark): string {
  const { width, height } = format.frame;
  const { chart, wind } = drawHero(format);
  return svgDocument({
    width,
    height,
    defs: [linearGradient('ground', [60, 0, 1200, 400], [0.1, ink.night], [0.45, ink.navy], [1, shade(0.76)])],
    body: [
      element('path', { fill: 'url(#ground)', d: `M0 0h${width}v${height}H0z` }),
      chart.trim(),
      wind.trim(),
      mark.within({ x: 84, y: 76, width: 104 * clamp(mark.ratio, 1, 2.5), height: 104 }),
    ],
  });
}
