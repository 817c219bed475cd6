/** Stands in for a missing news picture, twelve times on a page: quiet enough to repeat. */
import { breeze } from '../draw/breeze';
import { dotField, dots } from '../draw/dots';
import { ground } from '../draw/ground';
import { ink } from '../draw/palette';
import { linearGradient, svgDocument } from '../draw/svg';

const width = 1280;
const height = 720;

export function drawNewsFallback(): string {
  const base = ground(width, height, 35, [
    { at: 0, colour: ink.navy },
    { at: 1, colour: '#00357c' },
  ]);
  const coast = dotField(
    [
      [
        { x: -20, y: 470 },
        { x: 130, y: 440 },
        { x: 260, y: 500 },
        { x: 330, y: 590 },
        { x: 450, y: 640 },
        { x: 520, y: 740 },
        { x: -20, y: 740 },
      ],
    ],
    { width, height, pitch: 20, rowHeight: 17 },
  );
  return svgDocument({
    width,
    height,
    defs: [
      base.def,
      linearGradient(
        'h',
        [1280, 0],
        [0, 0],
        [
          { at: 0, colour: ink.line, opacity: 0.5 },
          { at: 1, colour: ink.line, opacity: 0.12 },
        ],
      ),
    ],
    body: [
      base.rect,
      dots(coast, { stroke: ink.line, 'stroke-opacity': 0.28, 'stroke-width': 4 }),
      ...breeze({
        width,
        height,
        seed: 28,
        gap: 66,
        heading: 167,
        wander: [15, 640],
        paints: ['url(#h)', 'url(#h)'],
        hairline: 2,
        stroke: 5,
        share: 0.4,
      }),
    ],
  });
}
