/** Service providers: a net whose knots hold because each is tied to its neighbours. */
import { light, lightGlow } from '~scripts/artwork/draw/light';
import { ink, shade } from '~scripts/artwork/draw/palette';
import { PathWriter, sliver, strokeLine } from '~scripts/artwork/draw/path';
import { distance, parsePoints, type Point } from '~scripts/artwork/draw/point';
import { noise2 } from '~scripts/artwork/draw/random';
import { element, ground, radialGradient, svgDocument } from '~scripts/artwork/draw/svg';

const width = 1200;
const height = 800;
const cell = 66;
const knot: Point = { x: 742, y: 356 };

/** The net bellies in the wind and opens towards the knot that is lit. */
function billow({ x, y }: Point): Point {
  const away = distance({ x, y }, knot);
  const lens = 1 + 0.7 * Math.exp(-((away / 260) ** 2));
  const swell = 46 * noise2(x / 420, y / 420, 11);
  return {
    x: knot.x + (x - knot.x) * lens + swell,
    y: knot.y + (y - knot.y) * lens + 0.7 * swell + 22 * Math.sin(x / 190),
  };
}

/** Meshes are diamonds; (0, 0) is the lit knot before the wind takes it. */
const meshPoint = (a: number, b: number): Point => ({ x: knot.x + (a - b) * cell, y: knot.y + (a + b) * cell * 0.62 });

const reach = 16;

function cords(direction: 'a' | 'b'): string {
  const writer = new PathWriter();
  for (let fixed = -reach; fixed <= reach; fixed += 1) {
    const line: Point[] = [];
    for (let running = -reach; running <= reach; running += 0.25) {
      const flat = direction === 'a' ? meshPoint(running, fixed) : meshPoint(fixed, running);
      const p = billow(flat);
      if (p.x > -80 && p.x < width + 80 && p.y > -80 && p.y < height + 80) line.push(p);
    }
    if (line.length > 4) strokeLine(writer, line, 110);
  }
  return writer.toString();
}

function knots(wanted: (a: number, b: number) => boolean): string {
  const writer = new PathWriter();
  for (let a = -reach; a <= reach; a += 1) {
    for (let b = -reach; b <= reach; b += 1) {
      const p = billow(meshPoint(a, b));
      if (p.x < -10 || p.y < -10 || p.x > width + 10 || p.y > height + 10 || !wanted(a, b)) continue;
      writer.moveTo(p).lineTo({ x: p.x + 0.6, y: p.y });
    }
  }
  return writer.toString();
}

const near = (a: number, b: number): boolean => Math.abs(a) + Math.abs(b) === 1;

export function drawServices(): string {
  const lit = billow(knot);
  const ties = new PathWriter(1);
  for (const { x: a, y: b } of parsePoints('1 0 -1 0 0 1 0 -1')) {
    const arm = Array.from({ length: 41 }, (_, step) => billow(meshPoint((a * step) / 10, (b * step) / 10)));
    sliver(ties, arm.toReversed(), 5, 130, 2.4);
  }
  const [x, y] = [Math.round(lit.x), Math.round(lit.y)];
  const fade = (id: string, colour: string, peak: number, rest: number): string =>
    radialGradient(id, [x, y, 820], [0.1, colour, peak], [0.6, colour, (peak + rest) / 2.6], [1, colour, rest]);
  const round = { fill: 'none', 'stroke-linecap': 'round' };
  return svgDocument({
    width,
    height,
    ground: ground(24, [0, ink.navy], [0.6, shade(0.66)], [1, shade(0.32)]),
    defs: [
      fade('c', ink.line, 0.85, 0.1),
      fade('k', ink.pale, 1, 0.16),
      radialGradient('t', [x, y, 330], [0, ink.amber], [0.35, ink.amber], [0.7, ink.white], [1, ink.pale]),
      lightGlow(110),
    ],
    body: [
      element('path', { fill: 'none', stroke: 'url(#c)', 'stroke-width': 1.4, d: cords('a') + cords('b') }),
      element('path', {
        ...round,
        stroke: 'url(#k)',
        'stroke-width': 7,
        d: knots((a, b) => !near(a, b) && (a !== 0 || b !== 0)),
      }),
      element('path', { fill: 'url(#t)', d: ties.toString() }),
      element('path', { ...round, stroke: ink.white, 'stroke-width': 11, d: knots(near) }),
      light(lit, 9.5, 110),
    ],
  });
}
