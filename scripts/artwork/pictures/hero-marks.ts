/** What some pages' charts show besides the wind and the harbours: small files that lie exactly on the wide chart. */
import { createChart, harbours, loadCountries, type Place } from '~scripts/artwork/draw/geo';
import { light, lightGlow } from '~scripts/artwork/draw/light';
import { ink } from '~scripts/artwork/draw/palette';
import { PathWriter } from '~scripts/artwork/draw/path';
import { runningLength, type Polyline } from '~scripts/artwork/draw/point';
import { element, svgDocument } from '~scripts/artwork/draw/svg';
import { heroLandscape } from './hero';
import { coasts } from './news';

const chart = createChart(heroLandscape.frame);
const { width, height } = heroLandscape.frame;

/** Two harbours are lit in the chart itself; these make them five, one for each company. */
const companyPorts: readonly Place[] = [
  { lon: -66.1, lat: 18.47 },
  { lon: -76.79, lat: 17.98 },
  { lon: -77.34, lat: 25.06 },
];

/** Lights of five ports, each joined to Santo Domingo. */
export function drawCompanyPorts(): string {
  const home = chart.project(harbours.santoDomingo) ?? { x: 0, y: 0 };
  const ports = companyPorts.map((place) => chart.project(place)).filter((port) => port !== undefined);
  const courses = ports.map(
    ({ x, y }) =>
      `M${Math.round(home.x)} ${Math.round(home.y)}Q${Math.round((home.x + x) / 2)} ${Math.round(Math.max(home.y, y) + Math.abs(home.x - x) * 0.22)} ${Math.round(x)} ${Math.round(y)}`,
  );
  return svgDocument({
    width,
    height,
    defs: [lightGlow(34)],
    body: [
      element('path', {
        fill: 'none',
        stroke: ink.amber,
        'stroke-opacity': 0.6,
        'stroke-width': 0.9,
        'stroke-dasharray': '0.1 4',
        'stroke-linecap': 'round',
        d: courses.join(''),
      }),
      ...ports.map((port) => light(port, 4, 34)),
    ],
  });
}

/** A coast in steps of about a unit and a half: what is nearer is not seen. */
function outline(writer: PathWriter, ring: Polyline): void {
  const [first] = ring;
  if (first === undefined) return;
  let last = first;
  writer.moveTo(first);
  for (const point of ring) {
    if (Math.hypot(point.x - last.x, point.y - last.y) < 4) continue;
    writer.lineTo(point);
    last = point;
  }
  writer.close(first);
}

/** The outlines of the news' regions; the one that the address names after `#` is lit. */
export function drawRegions(): string {
  return svgDocument({
    width,
    height,
    style: `path{fill:${ink.line};fill-opacity:.06;stroke:${ink.line};stroke-opacity:.7;stroke-width:1.6}path:target{fill:${ink.amber};fill-opacity:.22;stroke:${ink.amber};stroke-opacity:1;stroke-width:2.4}`,
    body: Object.entries(coasts)
      .filter(([, { countries }]) => countries.length > 0)
      .map(([id, { countries }]) => {
        const writer = new PathWriter();
        const rings = chart
          .rings(loadCountries('50m', countries))
          .filter((ring) => ring.length > 3 && (runningLength(ring).at(-1) ?? 0) > 9);
        for (const ring of rings) outline(writer, ring);
        return element('path', { id, d: writer.toString() });
      }),
  });
}
