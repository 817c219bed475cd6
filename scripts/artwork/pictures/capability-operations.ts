/** Operations: a compass rose in its net of rhumb lines, set finely to the wind. */
import { breeze } from '~scripts/artwork/draw/breeze';
import { light, lightGlow } from '~scripts/artwork/draw/light';
import { ink, shade } from '~scripts/artwork/draw/palette';
import { PathWriter } from '~scripts/artwork/draw/path';
import type { Point } from '~scripts/artwork/draw/point';
import { element, ground, radialGradient, svgDocument } from '~scripts/artwork/draw/svg';

const width = 1200;
const height = 900;
const centre: Point = { x: 690, y: 470 };
const outer = 330;

/** Compass degrees: 0 is up, clockwise. */
const at = (bearing: number, radius: number): Point => ({
  x: centre.x + radius * Math.sin((bearing * Math.PI) / 180),
  y: centre.y - radius * Math.cos((bearing * Math.PI) / 180),
});

/** Sixteen winds on a hidden circle, each joined to those that do not stand beside it, as on a portolan. */
function rhumbNet(): string {
  const writer = new PathWriter();
  const reach = 640;
  for (let from = 0; from < 16; from += 1) {
    for (let to = from + 4; to < 16; to += 1) {
      if ((to - from) % 2 === 1 || to - from > 12) continue;
      writer.moveTo(at(from * 22.5, reach)).lineTo(at(to * 22.5, reach));
    }
  }
  return writer.toString();
}

function rays(): string {
  const writer = new PathWriter();
  for (let wind = 0; wind < 32; wind += 1) writer.moveTo(at(wind * 11.25, outer + 34)).lineTo(at(wind * 11.25, 1100));
  return writer.toString();
}

/** Half of each point is dark, half light: the old way to make a flat star stand up. */
function star(offset: number, count: number, tip: number, waist: number, side: 1 | -1): string {
  const writer = new PathWriter();
  for (let index = 0; index < count; index += 1) {
    const bearing = offset + (index * 360) / count;
    writer
      .moveTo(centre)
      .lineTo(at(bearing, tip))
      .lineTo(at(bearing + (side * 180) / count, waist))
      .close(centre);
  }
  return writer.toString();
}

/** A graduated ring for nearly no bytes: one circle whose dashes are its ticks. */
const ticks = (radius: number, deep: number, count: number, share: number, opacity: number): string =>
  element('circle', {
    r: radius,
    pathLength: count,
    'stroke-width': deep,
    'stroke-dasharray': `${share} ${1 - share}`,
    'stroke-dashoffset': share / 2,
    'stroke-opacity': opacity,
  });

export function drawOperations(): string {
  const bearing = 68;
  const mark = at(bearing, outer + 6);
  return svgDocument({
    width,
    height,
    ground: ground(128, [0, shade(0.76)], [0.5, shade(0.38)], [1, ink.night]),
    defs: [
      radialGradient('h', [centre.x, centre.y, 900], [0.2, ink.line, 0.5], [1, ink.line, 0.12]),
      radialGradient('n', [centre.x, centre.y, 760], [0, ink.line, 0.4], [1, ink.line, 0.1]),
      lightGlow(80),
    ],
    body: [
      ...breeze({
        width,
        height,
        seed: 34,
        gap: 54,
        heading: 158,
        wander: [7, 500],
        within: ({ x, y }) => Math.hypot(x - centre.x, y - centre.y) > outer + 44,
        paint: 'url(#h)',
        hairline: 1.2,
        stroke: 3.2,
        share: 0.3,
      }),
      element('path', { fill: 'none', stroke: 'url(#n)', d: rhumbNet() }),
      element('path', { fill: 'none', stroke: 'url(#n)', d: rays() }),
      element('g', { transform: `translate(${centre.x} ${centre.y}) rotate(-90)`, fill: 'none', stroke: ink.pale }, [
        element('circle', { r: outer, 'stroke-width': 1.6 }),
        element('circle', { r: outer - 26, 'stroke-opacity': 0.7 }),
        element('circle', { r: 214, 'stroke-opacity': 0.4 }),
        ticks(outer - 8, 14, 360, 0.22, 0.7),
        ticks(outer - 13, 24, 72, 0.06, 1),
        ticks(outer + 14, 18, 32, 0.024, 0.9),
        ticks(204, 10, 32, 0.03, 0.8),
      ]),
      element('path', { fill: ink.night, 'fill-opacity': 0.55, d: star(45, 4, 200, 62, 1) + star(45, 4, 200, 62, -1) }),
      element('path', {
        fill: 'none',
        stroke: ink.line,
        'stroke-width': 1.2,
        d: star(45, 4, 200, 62, 1) + star(45, 4, 200, 62, -1),
      }),
      element('path', { fill: ink.pale, d: star(0, 4, 292, 74, 1) }),
      element('path', { fill: shade(0.41), stroke: ink.pale, 'stroke-width': 1.4, d: star(0, 4, 292, 74, -1) }),
      element('path', {
        stroke: ink.amber,
        'stroke-width': 2,
        d: `M${Math.round(at(bearing, 18).x)} ${Math.round(at(bearing, 18).y)}L${Math.round(mark.x)} ${Math.round(mark.y)}`,
      }),
      element('circle', { cx: centre.x, cy: centre.y, r: 18, fill: ink.navy, stroke: ink.pale, 'stroke-width': 1.4 }),
      element('circle', { cx: centre.x, cy: centre.y, r: 4, fill: ink.pale }),
      light(mark, 8, 80),
    ],
  });
}
