/** The light that each picture has one of, a harbour in most: amber, with a soft glow and a thin ring. */
import { ink } from './palette';
import type { Point } from './point';
import { element, radialGradient } from './svg';

/** One gradient serves every light of a picture, because each light is moved into place. */
export const lightGlow = (radius: number): string =>
  radialGradient('glow', [0, 0, radius], [0, ink.amber, 0.5], [0.35, ink.amber, 0.16], [1, ink.amber, 0]);

export function light(at: Point, core: number, glow: number): string {
  return element('g', { transform: `translate(${Math.round(at.x)} ${Math.round(at.y)})` }, [
    element('circle', { r: glow, fill: 'url(#glow)' }),
    element('circle', { r: core, fill: ink.amber }),
    element('circle', {
      r: core * 2.6,
      fill: 'none',
      stroke: ink.amber,
      'stroke-width': Math.max(1, core * 0.22),
      'stroke-opacity': 0.6,
    }),
  ]);
}
