/** Expansion: routes fanning out from Hispaniola over the horizon. */
import { dotField, dots } from '~scripts/artwork/draw/dots';
import { createChart, greatCircle, harbours, loadLand, type Place } from '~scripts/artwork/draw/geo';
import { light, lightGlow } from '~scripts/artwork/draw/light';
import { ink, shade, tint } from '~scripts/artwork/draw/palette';
import { PathWriter, strokeLine } from '~scripts/artwork/draw/path';
import { distance, parsePoints, type Point } from '~scripts/artwork/draw/point';
import { element, ground, radialGradient, svgDocument } from '~scripts/artwork/draw/svg';

const width = 1200;
const height = 900;
const globe = { at: { x: 500, y: 720 }, radius: 690 };
const chart = createChart({ width, height, centre: { lon: -56, lat: 13 }, ...globe, roll: 0 });

/** Longitude and latitude, from New York to the Canaries. */
const destinations = parsePoints(
  '-74 40.7 -80.2 25.8 -99.1 19.4 -79.5 9 -74.1 4.7 -63.2 46.2 -52.3 4.9 -9.1 38.7 -4.5 48.4 -17.4 14.7 -16 28.1',
).map(({ x, y }): Place => ({ lon: x, lat: y }));

/** A great circle lifted off the globe in its middle, the higher the longer it is. */
function lifted(from: Place, to: Place): Point[] {
  const ends = [chart.project(from), chart.project(to)];
  const span = ends[0] && ends[1] ? distance(ends[0], ends[1]) : 0;
  return greatCircle(from, to, 40).flatMap((place, index) => {
    const ground = chart.project(place);
    if (!ground) return [];
    const lift = 1 + Math.sin((Math.PI * index) / 40) * (span / globe.radius) * 0.17;
    return [{ x: globe.at.x + (ground.x - globe.at.x) * lift, y: globe.at.y + (ground.y - globe.at.y) * lift }];
  });
}

export function drawExpansion(): string {
  const { x, y } = globe.at;
  const origin = chart.project(harbours.santoDomingo) ?? globe.at;
  const land = dotField(chart.rings(loadLand('50m')), { width, height, pitch: 12, rowHeight: 10 });
  const clear = (dotX: number, dotY: number): boolean => distance({ x: dotX, y: dotY }, origin) > 22;
  const routes = new PathWriter();
  const ports = new PathWriter();
  for (const destination of destinations) {
    const line = lifted(harbours.santoDomingo, destination);
    strokeLine(routes, line, 160);
    const end = line.at(-1);
    if (end) ports.moveTo(end).lineTo({ x: end.x + 0.6, y: end.y });
  }
  return svgDocument({
    width,
    height,
    ground: ground(70, [0, shade(0.31)], [0.5, ink.navy], [1, ink.night]),
    defs: [
      radialGradient(
        'o',
        [x, y, globe.radius],
        [0, shade(0.23)],
        [0.8, shade(0.36)],
        [0.95, shade(0.69)],
        [1, shade(0.96)],
      ),
      radialGradient('a', [x, y, globe.radius + 130], [0.83, ink.line, 0.22], [0.9, ink.line, 0.06], [1, ink.line, 0]),
      radialGradient(
        'r',
        [Math.round(origin.x), Math.round(origin.y), 640],
        [0, ink.amber],
        [0.22, tint(ink.amber, 0.55)],
        [0.5, ink.white],
        [1, ink.pale],
      ),
      lightGlow(96),
    ],
    body: [
      element('circle', { cx: x, cy: y, r: globe.radius + 130, fill: 'url(#a)' }),
      element('circle', {
        cx: x,
        cy: y,
        r: globe.radius,
        fill: 'url(#o)',
        stroke: ink.line,
        'stroke-opacity': 0.7,
        'stroke-width': 1.5,
      }),
      dots(
        land,
        { stroke: ink.line, 'stroke-opacity': 0.55, 'stroke-width': 2.8 },
        (n, ...at) => n > 1 && clear(...at),
      ),
      dots(
        land,
        { stroke: ink.pale, 'stroke-opacity': 0.9, 'stroke-width': 3.4 },
        (n, ...at) => n === 1 && clear(...at),
      ),
      element('path', { fill: 'none', stroke: 'url(#r)', 'stroke-width': 2, d: routes.toString() }),
      element('path', {
        fill: 'none',
        stroke: ink.white,
        'stroke-width': 9,
        'stroke-linecap': 'round',
        d: ports.toString(),
      }),
      light(origin, 8.5, 96),
    ],
  });
}
