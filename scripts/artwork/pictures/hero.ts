/** The hero: the wind over the Caribbean basin, in two formats of two layers that lie exactly on each other. */
import { dotField, dots } from '~scripts/artwork/draw/dots';
import {
  createChart,
  greatCircle,
  harbours,
  loadLand,
  type Chart,
  type ChartFrame,
  type Place,
} from '~scripts/artwork/draw/geo';
import { light, lightGlow } from '~scripts/artwork/draw/light';
import { ink, tint } from '~scripts/artwork/draw/palette';
import { clamp, distance, type Point } from '~scripts/artwork/draw/point';
import { createRandom } from '~scripts/artwork/draw/random';
import { evenStreamlines } from '~scripts/artwork/draw/streamlines';
import { element, linearGradient, radialGradient, svgDocument, type Stop } from '~scripts/artwork/draw/svg';
import { onGrid, where, windOver } from '~scripts/artwork/draw/wind-field';
import { brushStrokes, cutStrokes, hairlines, partAround, type WindStroke } from '~scripts/artwork/draw/wind-strokes';

/** How the chart stands out from the ground: wholly at `from`, not at all at `to`. */
type Fade =
  | { readonly kind: 'radial'; readonly at: Point; readonly from: number; readonly to: number }
  | { readonly kind: 'upward'; readonly from: number; readonly to: number };

export interface HeroFormat {
  readonly frame: ChartFrame;
  readonly seed: number;
  readonly gap: number;
  readonly dot: { readonly pitch: number; readonly row: number; readonly size: number };
  readonly harbourRadius: number;
  readonly fade: Fade;
}

export const heroLandscape: HeroFormat = {
  frame: { width: 2200, height: 1240, centre: { lon: -64, lat: 25 }, at: { x: 1560, y: 640 }, radius: 1560, roll: 0 },
  seed: 1492,
  gap: 27,
  dot: { pitch: 8, row: 7, size: 2.3 },
  harbourRadius: 5.5,
  fade: { kind: 'radial', at: { x: 1680, y: 640 }, from: 420, to: 1280 },
};

/** Stands under a phone's text, as wide as the screen: the wind fades before it gets there. */
export const heroPortrait: HeroFormat = {
  frame: { width: 900, height: 1000, centre: { lon: -66, lat: 27 }, at: { x: 520, y: 610 }, radius: 1130, roll: 0 },
  seed: 1493,
  gap: 30,
  dot: { pitch: 10, row: 9, size: 3.4 },
  harbourRadius: 10,
  fade: { kind: 'upward', from: 330, to: 60 },
};

/** Nothing is drawn above it: there the header's links lie over the picture. */
const clearOfHeader = 72;

/** 1 where the chart is whole, 0 where it has gone. */
function presence(fade: Fade, point: Point): number {
  if (fade.kind === 'radial' && point.y < clearOfHeader) return 0;
  const at = fade.kind === 'radial' ? distance(point, fade.at) : point.y;
  return clamp((at - fade.to) / (fade.from - fade.to), 0, 1);
}

function fadingInk(fade: Fade, id: string, colour: string, peak: number): string {
  const whole = fade.kind === 'radial' ? fade.from / fade.to : 0;
  const stops: Stop[] = [[whole, colour, peak]];
  stops.push([(whole + 1) / 2, colour, peak * 0.42], [1, colour, 0]);
  return fade.kind === 'radial'
    ? radialGradient(id, [fade.at.x, fade.at.y, fade.to], ...stops)
    : linearGradient(id, [0, fade.from, 0, fade.to], ...stops);
}

/** Picture positions of the three harbours, for captions set in the page. */
export function harbourPositions({ frame }: HeroFormat): Readonly<Record<keyof typeof harbours, Point>> {
  const chart = createChart(frame);
  const at = (place: Place): Point => chart.project(place) ?? { x: 0, y: 0 };
  return {
    newYork: at(harbours.newYork),
    santoDomingo: at(harbours.santoDomingo),
    portAuPrince: at(harbours.portAuPrince),
  };
}

function route(chart: Chart, from: Place, to: Place): Point[] {
  return greatCircle(from, to, 24)
    .map((place) => chart.project(place))
    .filter((point) => point !== undefined);
}

/** Graticule crosses every five degrees of open sea and land alike: a chart's quiet grid. */
function crosses(chart: Chart, fade: Fade): string {
  const { width, height } = chart.frame;
  let text = '';
  for (let lat = 0; lat <= 60; lat += 5) {
    for (let lon = -120; lon <= -20; lon += 5) {
      const p = chart.project({ lon, lat });
      if (!p || p.x < 0 || p.y < 0 || p.x > width || p.y > height || presence(fade, p) < 0.04) continue;
      text += `M${Math.round(p.x) - 3} ${Math.round(p.y)}h6m-3-3v6`;
    }
  }
  return text;
}

export interface HeroLayers {
  readonly chart: string;
  readonly wind: string;
}

export function drawHero(format: HeroFormat): HeroLayers {
  const { frame, fade, harbourRadius } = format;
  const { width, height } = frame;
  const chart = createChart(frame);
  const spots = Object.values(harbourPositions(format));
  const random = createRandom(format.seed);
  const wind = onGrid(windOver(chart, format.seed), width, height);
  const field = where(wind, (point, { speed }) => speed > 0.22 && presence(fade, point) > 0.1);
  const spacing = { width, height, margin: 30, gap: () => format.gap, shortest: 90, longest: 7000 };
  const lines = evenStreamlines(field, spacing, random).map((line) =>
    // Neighbours push each other's lines back; a second round in reverse settles them.
    [...spots, ...spots.toReversed()].reduce<Point[]>(
      (bent, spot) => partAround(bent, spot, harbourRadius * 2.6),
      line,
    ),
  );
  const strokes = cutStrokes(lines, wind, random, [80, 440], [40, 220]);
  return {
    chart: drawChartLayer(format, chart, lines, strokes, spots),
    wind: svgDocument({
      width,
      height,
      defs: [fadingInk(fade, 'w', tint(ink.pale, 0.5), 0.95)],
      body: [element('path', { fill: 'url(#w)', d: brushStrokes(strokes.filter(isBright), strokeWidth, 190) })],
    }),
  };
}

/** The upper layer repeats these strokes, brighter. */
const isBright = (stroke: WindStroke): boolean => stroke.lot < 0.6 && stroke.speed > 0.3;

const strokeWidth = (stroke: WindStroke): number => 1.5 + 1.1 * stroke.speed;

function drawChartLayer(
  format: HeroFormat,
  chart: Chart,
  lines: readonly Point[][],
  strokes: readonly WindStroke[],
  spots: readonly Point[],
): string {
  const { width, height } = chart.frame;
  const { dot, fade, harbourRadius } = format;
  const land = dotField(chart.rings(loadLand('50m')), { width, height, pitch: dot.pitch, rowHeight: dot.row });
  // Dots that can hardly be seen under the text are left out: they cost bytes and calm.
  const seen = (x: number, y: number): boolean =>
    presence(fade, { x, y }) > 0.04 && spots.every((spot) => distance({ x, y }, spot) > harbourRadius * 1.8);
  const { newYork, santoDomingo, portAuPrince } = harbours;
  const glow = harbourRadius * 8;
  return svgDocument({
    width,
    height,
    defs: [
      fadingInk(fade, 'l', ink.line, 0.5),
      fadingInk(fade, 's', ink.pale, 0.85),
      fadingInk(fade, 'h', ink.line, 0.3),
      fadingInk(fade, 'b', ink.pale, 0.6),
      lightGlow(glow),
    ],
    body: [
      element('path', { fill: 'none', stroke: 'url(#h)', d: crosses(chart, fade) }),
      dots(land, { stroke: 'url(#l)', 'stroke-width': dot.size * 0.8 }, (n, x, y) => n > 1 && seen(x, y)),
      dots(land, { stroke: 'url(#s)', 'stroke-width': dot.size }, (n, x, y) => n === 1 && seen(x, y)),
      element('path', { fill: 'none', stroke: 'url(#h)', 'stroke-width': 1.1, d: hairlines(lines, 150) }),
      element('path', {
        fill: 'url(#b)',
        d: brushStrokes(
          strokes.filter((s) => s.lot < 0.75),
          strokeWidth,
          190,
        ),
      }),
      element('path', {
        fill: 'none',
        stroke: ink.amber,
        'stroke-opacity': 0.55,
        'stroke-width': 1.3,
        'stroke-dasharray': '2 7',
        'stroke-linecap': 'round',
        d: hairlines([route(chart, newYork, santoDomingo)], 300),
      }),
      // The passage: the home page leads it on from here.
      element('path', {
        fill: 'none',
        stroke: ink.amber,
        'stroke-width': harbourRadius / 4,
        d: hairlines([route(chart, newYork, portAuPrince)], 300),
      }),
      ...spots.map((spot) => light(spot, harbourRadius, glow)),
    ],
  });
}
