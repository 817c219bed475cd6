/** Stands in for a missing news picture, twelve times on a page: quiet enough to repeat. */
import { breeze } from '../draw/breeze';
import { dotField, dots } from '../draw/dots';
import { ink, shade } from '../draw/palette';
import { parsePoints } from '../draw/point';
import { ground, linearGradient, svgDocument } from '../draw/svg';

const width = 1280;
const height = 720;

export function drawNewsFallback(): string {
  const coast = dotField([parsePoints('-20 470 130 440 260 500 330 590 450 640 520 740 -20 740')], {
    width,
    height,
    pitch: 20,
    rowHeight: 17,
  });
  return svgDocument({
    width,
    height,
    ground: ground(35, [0, ink.navy], [1, shade(0.59)]),
    defs: [linearGradient('h', [1280, 0, 0, 0], [0, ink.line, 0.5], [1, ink.line, 0.12])],
    body: [
      dots(coast, { stroke: ink.line, 'stroke-opacity': 0.28, 'stroke-width': 4 }),
      ...breeze({
        width,
        height,
        seed: 28,
        gap: 66,
        heading: 167,
        wander: [15, 640],
        paint: 'url(#h)',
        hairline: 2,
        stroke: 5,
        share: 0.4,
      }),
    ],
  });
}
