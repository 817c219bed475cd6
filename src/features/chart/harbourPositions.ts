/** Where the globe and the harbours are in the pictures of the chart, and how the names of harbours are placed on them. */
import type { HarbourId } from '~/config/harbours';

/**
 * The globe of which hero-chart.svg and hero-chart-portrait.svg show a part, from far above a place: its middle and radius,
 * in units of the picture.
 */
export const globes = {
  wide: { width: 2200, height: 1240, centre: { latitude: 25, longitude: -64 }, x: 1560, y: 640, radius: 1560 },
  tall: { width: 900, height: 1000, centre: { latitude: 27, longitude: -66 }, x: 520, y: 610, radius: 1130 },
} as const;

/** Places of the harbours in hero-chart.svg and hero-chart-portrait.svg, in percent of the whole picture. */
export const harbourPositions = {
  wide: {
    newYork: { x: 61.6, y: 17.0 },
    santoDomingo: { x: 64.0, y: 65.7 },
    portAuPrince: { x: 61.2, y: 65.2 },
  },
  tall: {
    newYork: { x: 44.5, y: 33.9 },
    santoDomingo: { x: 49.7, y: 77.6 },
    portAuPrince: { x: 44.6, y: 77.3 },
  },
} as const;

/** A view of the wide chart: the place that is moved to the middle of the visible part, in percent, and how much larger it is. */
export interface ChartView {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** Views of the regions in hero-regions.svg, by their ids. */
export const regionViews: Readonly<Partial<Record<string, ChartView>>> = {
  'united-states': { x: 50, y: 25, zoom: 1.1 },
  haiti: { x: 61.5, y: 64, zoom: 2.6 },
  'dominican-republic': { x: 62.5, y: 65, zoom: 2.6 },
  caribbean: { x: 63, y: 65, zoom: 1.5 },
  'latin-america': { x: 54, y: 76, zoom: 1.1 },
};

/** Whether a harbour is the western one of two neighbours, whose name stands west of its light. */
export const isWesternHarbour = (id: HarbourId): boolean => id === 'portAuPrince';

/**
 * Returns the place of a harbour's name: east of the light, or west of it for the western one of two neighbours, whose names stand
 * on one line, between the heights of both lights.
 */
export function getNamePosition(chart: keyof typeof harbourPositions, id: HarbourId) {
  const { newYork, portAuPrince, santoDomingo } = harbourPositions[chart];
  const { x } = harbourPositions[chart][id];
  const y = id === 'newYork' ? newYork.y : (portAuPrince.y + santoDomingo.y) / 2;
  const side = isWesternHarbour(id)
    ? { insetInlineEnd: `${100 - x}%`, textAlign: 'end' as const }
    : { insetInlineStart: `${x}%` };
  return { ...side, insetBlockStart: `${y}%` };
}
