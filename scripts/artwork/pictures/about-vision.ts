/** Vision: a sextant's arc, on which the pole star stands as high as the latitude of New York, and of Hispaniola. */
import { breeze } from '~scripts/artwork/draw/breeze';
import { harbours } from '~scripts/artwork/draw/geo';
import { light, lightGlow } from '~scripts/artwork/draw/light';
import { ink, shade } from '~scripts/artwork/draw/palette';
import { PathWriter } from '~scripts/artwork/draw/path';
import type { Point } from '~scripts/artwork/draw/point';
import { element, ground, radialGradient, svgDocument } from '~scripts/artwork/draw/svg';

const width = 1200;
const height = 900;
const eye: Point = { x: 230, y: 700 };
const radius = 540;
const sight = 800;

/** Degrees above the horizon. */
const at = (degrees: number, distance: number): Point => ({
  x: eye.x + distance * Math.cos((degrees * Math.PI) / 180),
  y: eye.y - distance * Math.sin((degrees * Math.PI) / 180),
});

/** The arc's graduation: a tick for each degree, longer ones for each fifth and tenth. */
function graduation(): string {
  const writer = new PathWriter();
  for (let degree = 0; degree <= 90; degree += 1) {
    const length = degree % 10 === 0 ? 40 : degree % 5 === 0 ? 28 : 15;
    writer.moveTo(at(degree, radius)).lineTo(at(degree, radius - length));
  }
  return writer.toString();
}

function line(from: Point, to: Point): string {
  return new PathWriter().moveTo(from).lineTo(to).toString();
}

function quarter(distance: number, opacity: number): string {
  const [from, to] = [at(0, distance), at(90, distance)];
  return element('path', {
    d: `M${from.x} ${from.y}A${distance} ${distance} 0 0 0 ${to.x} ${to.y}`,
    'stroke-opacity': opacity,
  });
}

export function drawVision(): string {
  const newYork = at(harbours.newYork.lat, sight);
  const hispaniola = at(harbours.santoDomingo.lat, sight);
  const winds = { width, height, wander: [7, 500] as [number, number], paint: 'url(#h)', hairline: 1.2, stroke: 3 };
  return svgDocument({
    width,
    height,
    ground: ground(118, [0, shade(0.7)], [0.5, shade(0.3)], [1, ink.night]),
    defs: [radialGradient('h', [eye.x, eye.y, 1150], [0.2, ink.line, 0.5], [1, ink.line, 0.12]), lightGlow(90)],
    body: [
      ...breeze({
        ...winds,
        seed: 55,
        gap: 44,
        heading: 168,
        within: ({ x, y }) => y < eye.y - 40 && Math.hypot(x - eye.x, y - eye.y) > radius + 30,
        part: { at: newYork, radius: 84 },
        share: 0.35,
      }),
      ...breeze({ ...winds, seed: 56, gap: 22, heading: 180, within: ({ y }) => y > eye.y + 18, share: 0.4 }),
      element('g', { fill: 'none', stroke: ink.pale }, [
        element('path', { d: line({ x: 0, y: eye.y }, { x: width, y: eye.y }), 'stroke-width': 1.6 }),
        quarter(radius, 1),
        quarter(radius - 48, 0.7),
        quarter(radius / 2, 0.4),
        quarter(radius / 4, 0.4),
        element('path', { d: graduation(), 'stroke-width': 1.6 }),
        element('path', { d: line(eye, at(90, radius)), 'stroke-opacity': 0.7 }),
        element('path', { d: line(eye, hispaniola), 'stroke-dasharray': '2 8', 'stroke-linecap': 'round' }),
        element('circle', { cx: Math.round(hispaniola.x), cy: Math.round(hispaniola.y), r: 9, 'stroke-width': 2 }),
      ]),
      element('path', { stroke: ink.amber, 'stroke-width': 2, d: line(eye, newYork) }),
      element('circle', { cx: eye.x, cy: eye.y, r: 16, fill: ink.navy, stroke: ink.pale, 'stroke-width': 1.4 }),
      light(newYork, 8, 90),
    ],
  });
}
