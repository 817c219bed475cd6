/**
 * Stands in for a missing news picture: the coast of an article's region, a lamp in one of its harbours, and round the
 * lamp a sign for its category. One file for all pairs: `#haiti-economy` shows the coast and the sign of this one. What
 * is not among them shows the whole basin: a new region or category needs no drawing.
 */
import { breeze } from '~scripts/artwork/draw/breeze';
import { type DotField, dotField, dots } from '~scripts/artwork/draw/dots';
import { createChart, harbours, loadCountries, loadLand, type Detail, type Place } from '~scripts/artwork/draw/geo';
import { light, lightGlow } from '~scripts/artwork/draw/light';
import { ink, shade } from '~scripts/artwork/draw/palette';
import { runningLength, type Point } from '~scripts/artwork/draw/point';
import { element, linearGradient, svgDocument } from '~scripts/artwork/draw/svg';
import { signs } from './news-signs';

const width = 1280;
const height = 720;
const grid = { width, height, pitch: 18, rowHeight: 15 } as const;

interface Coast {
  /** The harbour that is lit, and where it stands in the picture. */
  readonly at: Place;
  readonly lamp: Point;
  readonly detail: Detail;
  /** The globe's radius in picture units: larger is nearer. */
  readonly radius: number;
  /** Countries whose land is lit, by their numbers of ISO 3166-1. */
  readonly countries: readonly string[];
  readonly heading: number;
  /** The ground, from the lower left to the upper right: see `shade`. */
  readonly ground: readonly [number, number];
}

/** By the ids of src/config/news.ts; `all` is the basin. */
export const coasts: Readonly<Record<string, Coast>> = {
  all: {
    at: { lon: -66, lat: 19 },
    lamp: { x: 790, y: 350 },
    detail: '50m',
    radius: 1150,
    countries: [],
    heading: 168,
    ground: [0, 0.42],
  },
  'united-states': {
    at: harbours.newYork,
    lamp: { x: 850, y: 300 },
    detail: '50m',
    radius: 1500,
    countries: ['840'],
    heading: 158,
    ground: [0.12, 0.6],
  },
  haiti: {
    at: harbours.portAuPrince,
    lamp: { x: 610, y: 370 },
    detail: '10m',
    radius: 12_500,
    countries: ['332'],
    heading: 174,
    ground: [0.5, 0.98],
  },
  'dominican-republic': {
    at: harbours.santoDomingo,
    lamp: { x: 760, y: 390 },
    detail: '10m',
    radius: 11_000,
    countries: ['214'],
    heading: 190,
    ground: [0.3, 0.8],
  },
  caribbean: {
    at: { lon: -59.62, lat: 13.1 },
    lamp: { x: 840, y: 400 },
    detail: '10m',
    radius: 3_600,
    // Antigua, Barbados, Dominica, Grenada, Saint Lucia, Saint Vincent, Trinidad …
    countries: '028 052 212 308 662 670 780 659 500 534 663 652 660 630 850 092 388 044 192 332 214 533 531'.split(' '),
    heading: 171,
    ground: [0.62, 0.9],
  },
  'latin-america': {
    at: { lon: -43.2, lat: -22.9 },
    lamp: { x: 830, y: 400 },
    detail: '50m',
    radius: 780,
    countries: '484 320 084 340 222 558 188 591 170 862 218 604 068 076 600 858 032 152 328 740 250'.split(' '),
    heading: 200,
    ground: [0, 0.72],
  },
};

/** Steps from the sea at a place; 0 is sea. */
function inland(field: DotField, x: number, y: number): number {
  return field.rows[Math.round(y / grid.rowHeight)]?.[Math.floor(x / grid.pitch)] ?? 0;
}

function drawCoast({ at, lamp, detail, radius, countries, heading }: Coast, seed: number): string[] {
  const chart = createChart({ width, height, centre: at, at: lamp, radius, roll: 0 });
  // The finest map holds slivers wound the wrong way, and specks of reef that would be noise here.
  const dotsOf = (land: Parameters<typeof chart.rings>[0]): DotField =>
    dotField(
      chart.rings(land).filter((ring) => ring.length > 4 && (runningLength(ring).at(-1) ?? 0) > 26),
      grid,
    );
  const land = dotsOf(loadLand(detail));
  const lit = countries.length === 0 ? land : dotsOf(loadCountries(detail, countries));
  return [
    ...breeze({
      width,
      height,
      seed,
      gap: 46,
      heading,
      wander: [16, 620],
      within: ({ x, y }) => inland(land, x, y) === 0,
      paint: 'url(#h)',
      hairline: 1.8,
      stroke: 4.5,
      share: 0.32,
    }),
    ...(lit === land
      ? []
      : [
          dots(
            land,
            { stroke: ink.line, 'stroke-opacity': 0.5, 'stroke-width': 4.5 },
            (_, x, y) => inland(lit, x, y) === 0,
          ),
        ]),
    dots(lit, { stroke: ink.line, 'stroke-opacity': 0.8, 'stroke-width': 6 }, (steps) => steps > 1),
    dots(lit, { stroke: ink.white, 'stroke-opacity': 0.9, 'stroke-width': 7 }, (steps) => steps === 1),
  ];
}

/** What is not shown is not drawn at all: a browser draws the file once for every card without a picture. */
const style = [
  'g[class]{display:none}',
  'g.all{display:inline}',
  ':target~g.all{display:none}',
  ...Object.entries(coasts).flatMap(([region, { lamp }]) => [
    `[id^=${region}-]:target~.coast.${region}{display:inline}`,
    `[id^=${region}-]:target~.sign{transform:translate(${lamp.x}px,${lamp.y}px)}`,
  ]),
  ...Object.keys(signs).map((category) => `[id$=-${category}]:target~.sign.${category}{display:inline}`),
];

export function drawNews(): string {
  const { all } = coasts;
  if (all === undefined) throw new Error('scripts/artwork/pictures/news.ts: no coast for all regions');
  return svgDocument({
    width,
    height,
    style: style.join(''),
    defs: [
      ...Object.entries(coasts).map(([region, { ground }]) =>
        linearGradient(`g-${region}`, [0, height, width, 0], [0.1, shade(ground[0])], [1, shade(ground[1])]),
      ),
      linearGradient('h', [width, 0, 0, 0], [0, ink.line, 0.42], [1, ink.line, 0.1]),
      lightGlow(110),
    ],
    body: [
      ...Object.keys(coasts).flatMap((region) =>
        Object.keys(signs).map((category) => element('g', { id: `${region}-${category}` })),
      ),
      ...Object.entries(coasts).map(([region, coast], index) =>
        element('g', { class: `coast ${region}` }, [
          // Beyond the frame, so that a scaled picture has no soft edge.
          element('path', { fill: `url(#g-${region})`, d: `M-60-60h${width + 120}v${height + 120}h-${width + 120}z` }),
          ...drawCoast(coast, 40 + index),
        ]),
      ),
      ...Object.entries(signs).map(([category, draw]) =>
        element('g', { class: `sign ${category}`, transform: `translate(${all.lamp.x} ${all.lamp.y})` }, [
          element('g', { fill: 'none', stroke: ink.pale, 'stroke-linecap': 'round' }, draw()),
          light({ x: 0, y: 0 }, 11, 110),
        ]),
      ),
    ],
  });
}
