/** Expansion: routes fanning out from Hispaniola over the horizon. */
import { dotField, dots } from '../draw/dots';
import { createChart, greatCircle, harbours, loadLand, type Place } from '../draw/geo';
import { ground } from '../draw/ground';
import { light, lightGlow } from '../draw/harbour';
import { ink } from '../draw/palette';
import { PathWriter, strokeLine } from '../draw/path';
import { distance, type Point } from '../draw/point';
import { element, radialGradient, svgDocument } from '../draw/svg';

const width = 1200;
const height = 900;
const globe = { at: { x: 500, y: 720 }, radius: 690 };
const chart = createChart({ width, height, centre: { lon: -56, lat: 13 }, ...globe, roll: 0 });

const destinations: readonly Place[] = [
  { lon: -74, lat: 40.7 },
  { lon: -80.2, lat: 25.8 },
  { lon: -99.1, lat: 19.4 },
  { lon: -79.5, lat: 9 },
  { lon: -74.1, lat: 4.7 },
  { lon: -63.2, lat: 46.2 },
  { lon: -52.3, lat: 4.9 },
  { lon: -9.1, lat: 38.7 },
  { lon: -4.5, lat: 48.4 },
  { lon: -17.4, lat: 14.7 },
  { lon: -16, lat: 28.1 },
];

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
  const base = ground(width, height, 70, [
    { at: 0, colour: '#00265c' },
    { at: 0.5, colour: ink.navy },
    { at: 1, colour: ink.night },
  ]);
  const origin = chart.project(harbours.santoDomingo) ?? globe.at;
  const land = dotField(chart.rings(loadLand('50m')), { width, height, pitch: 12, rowHeight: 10 });
  const clear = (x: number, y: number): boolean => distance({ x, y }, origin) > 22;
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
    defs: [
      base.def,
      radialGradient('o', [globe.at.x, globe.at.y], globe.radius, [
        { at: 0, colour: '#072350' },
        { at: 0.8, colour: '#032863' },
        { at: 0.95, colour: '#003a88' },
        { at: 1, colour: '#004aa6' },
      ]),
      radialGradient('a', [globe.at.x, globe.at.y], globe.radius + 130, [
        { at: 0.83, colour: ink.line, opacity: 0.22 },
        { at: 0.9, colour: ink.line, opacity: 0.06 },
        { at: 1, colour: ink.line, opacity: 0 },
      ]),
      radialGradient('r', [Math.round(origin.x), Math.round(origin.y)], 640, [
        { at: 0, colour: ink.amber },
        { at: 0.22, colour: '#f6d9ae' },
        { at: 0.5, colour: '#fff' },
        { at: 1, colour: ink.pale },
      ]),
      lightGlow(96),
    ],
    body: [
      base.rect,
      element('circle', { cx: globe.at.x, cy: globe.at.y, r: globe.radius + 130, fill: 'url(#a)' }),
      element('circle', {
        cx: globe.at.x,
        cy: globe.at.y,
        r: globe.radius,
        fill: 'url(#o)',
        stroke: ink.line,
        'stroke-opacity': 0.7,
        'stroke-width': 1.5,
      }),
      dots(land, { stroke: ink.line, 'stroke-opacity': 0.55, 'stroke-width': 2.8 }, (n, x, y) => n > 1 && clear(x, y)),
      dots(land, { stroke: ink.pale, 'stroke-opacity': 0.9, 'stroke-width': 3.4 }, (n, x, y) => n === 1 && clear(x, y)),
      element('path', { fill: 'none', stroke: 'url(#r)', 'stroke-width': 2, d: routes.toString() }),
      element('path', {
        fill: 'none',
        stroke: '#fff',
        'stroke-width': 9,
        'stroke-linecap': 'round',
        d: ports.toString(),
      }),
      light(origin, 8.5, 96),
    ],
  });
}
