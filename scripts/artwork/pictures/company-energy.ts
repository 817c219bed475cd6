/** Renewable energy: the sun's arc over the sea, and blades that turn in the wind. */
import { breeze } from '~scripts/artwork/draw/breeze';
import { lightGlow } from '~scripts/artwork/draw/light';
import { ink, shade, tint } from '~scripts/artwork/draw/palette';
import { PathWriter, sliver } from '~scripts/artwork/draw/path';
import type { Point } from '~scripts/artwork/draw/point';
import { element, ground, linearGradient, radialGradient, svgDocument } from '~scripts/artwork/draw/svg';

const width = 1200;
const height = 800;
const hub: Point = { x: 772, y: 330 };
const span = 470;
const horizon = 640;
const sun: Point = { x: 262, y: horizon };
const turn = 16;

const around = (degrees: number, radius: number): Point => ({
  x: hub.x + radius * Math.sin((degrees * Math.PI) / 180),
  y: hub.y - radius * Math.cos((degrees * Math.PI) / 180),
});

/** A blade: straight leading edge, belly near the root, thin towards the tip. */
function blade(writer: PathWriter, degrees: number): void {
  const point = (along: number, across: number): Point => {
    const p = around(degrees, span * along);
    const q = around(degrees + 90, across);
    return { x: p.x + q.x - hub.x, y: p.y + q.y - hub.y };
  };
  const start = point(0.03, 6);
  writer.moveTo(start).lineTo(point(1, 1)).lineTo(point(1, -2));
  writer
    .curveTo(point(0.6, -10), point(0.34, -21), point(0.2, -20))
    .curveTo(point(0.13, -19), point(0.1, -7), point(0.03, -6))
    .close(start);
}

/** What the blades leave behind them: strokes that swell towards the blade. */
function trails(): string {
  const writer = new PathWriter(1);
  for (const offset of [0, 120, 240]) {
    for (let ring = 0; ring < 9; ring += 1) {
      const radius = span * (0.3 + ring * 0.0875);
      const length = 34 + ((ring * 37) % 5) * 9;
      const end = turn + offset - 1.2 - 260 / radius;
      const line = Array.from({ length: 25 }, (_, step) => around(end - length + (length * step) / 24, radius));
      sliver(writer, line, 3, 140);
    }
  }
  return writer.toString();
}

export function drawEnergy(): string {
  const blades = new PathWriter();
  for (const offset of [0, 120, 240]) blade(blades, turn + offset);
  return svgDocument({
    width,
    height,
    ground: ground(96, [0, ink.night], [0.45, shade(0.3)], [0.8, shade(0.76)], [1, ink.night]),
    defs: [
      radialGradient('r', [hub.x, hub.y, span + 30], [0.2, ink.line, 0.2], [1, ink.pale, 0.75]),
      linearGradient('a', [0, 100, 0, horizon], [0, ink.line, 0.1], [1, tint(ink.amber, 0.5), 0.75]),
      linearGradient('m', [0, hub.y, 0, horizon], [0, ink.white], [1, ink.line]),
      radialGradient(
        's',
        [sun.x, horizon, 900],
        [0, tint(ink.amber, 0.5), 0.9],
        [0.25, ink.pale, 0.5],
        [1, ink.line, 0.2],
      ),
      radialGradient('p', [hub.x, hub.y, span], [0, ink.white], [1, ink.pale]),
      lightGlow(190),
    ],
    body: [
      element(
        'g',
        { fill: 'none', stroke: 'url(#a)', 'stroke-width': 1.5 },
        [74, 112, 158, 214, 282, 364].map((r) =>
          element('path', { d: `M${sun.x - r} ${horizon}a${r} ${r} 0 0 1 ${r * 2} 0` }),
        ),
      ),
      element('g', { transform: `translate(${sun.x} ${sun.y})` }, [
        element('path', { fill: 'url(#glow)', d: 'M-190 0a190 190 0 0 1 380 0z' }),
        element('path', { fill: ink.amber, d: 'M-38 0a38 38 0 0 1 76 0z' }),
      ]),
      element('circle', {
        cx: hub.x,
        cy: hub.y,
        r: span,
        fill: 'none',
        stroke: ink.line,
        'stroke-opacity': 0.4,
        'stroke-width': 1.2,
        'stroke-dasharray': '2 8',
        'stroke-linecap': 'round',
      }),
      element('path', { fill: 'url(#r)', d: trails() }),
      element('path', { fill: 'url(#m)', d: `M${hub.x - 4} ${hub.y}h8l5 ${horizon - hub.y}h-18z` }),
      element('path', { fill: 'url(#p)', d: blades.toString() }),
      element('circle', { cx: hub.x, cy: hub.y, r: 12, fill: ink.navy, stroke: ink.white, 'stroke-width': 3 }),
      element('path', { fill: 'none', stroke: 'url(#s)', 'stroke-width': 1.5, d: `M0 ${horizon}h${width}` }),
      ...breeze({
        width,
        height,
        seed: 15,
        gap: 18,
        heading: 180,
        wander: [5, 170],
        within: ({ y }) => y > horizon + 6,
        paint: 'url(#s)',
        hairline: 1.2,
        stroke: 3.2,
        share: 0.6,
      }),
    ],
  });
}
