/** The mark: wind that bends round a harbour. Drawn on a 32-unit square; bold enough for sixteen pixels. */
import { ink } from '../draw/palette';
import { element, linearGradient, svgDocument } from '../draw/svg';

/** Three strokes of wind as filled shapes, tapered at both ends; the header inlines them in currentColor. */
export const markWind = [
  'M3 17.6c5.2.6 6.2-11.4 14-11.4 5.6 0 7.400 4.300 12 5.100-4.900.700-7.300-2.300-11.600-2.300-6.900 0-7.200 9.900-14.400 8.600z',
  'M4.400 22.200c4.600.3 6-8.700 12.300-8.700 4.700 0 6.800 3.200 11.900 3.700-5.300 1-7.900-1.100-11.500-1.100-5 0-6.800 7.300-12.700 6.100z',
  'M7 27c6.300.5 13.500-3.300 21-4.200-5.700 2.500-13.600 6.900-21 4.200z',
].join('');

export const markHarbour = { x: 18.1, y: 20.3, r: 3.1 } as const;

const harbour = (fill: string): string => element('circle', { cx: markHarbour.x, cy: markHarbour.y, r: markHarbour.r, fill });

/** For places that colour it themselves; the harbour keeps its amber. */
export function drawMark(): string {
  return svgDocument({ width: 32, height: 32, body: [element('path', { fill: 'currentColor', d: markWind }), harbour(ink.amber)] });
}

/** `corner` in units of 32; `inset` shrinks the drawing for icons whose edge a platform may cut. */
export function drawIcon(corner: number, inset = 0): string {
  const scale = (32 - 2 * inset) / 32;
  return svgDocument({
    width: 32,
    height: 32,
    defs: [linearGradient('g', [0, 0], [32, 32], [{ at: 0, colour: ink.night }, { at: 1, colour: '#00408f' }])],
    body: [
      element('rect', { width: 32, height: 32, rx: corner, fill: 'url(#g)' }),
      element('g', inset > 0 ? { transform: `translate(${inset} ${inset}) scale(${scale})` } : {}, [
        element('path', { fill: '#fff', d: markWind }),
        harbour(ink.amber),
      ]),
    ],
  });
}
