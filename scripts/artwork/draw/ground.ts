/** The pictures' grounds: night to brand blue, each picture at its own angle and depth. */
import { element, linearGradient, type Stop } from './svg';

export interface Ground {
  readonly def: string;
  readonly rect: string;
}

/** `angle` in degrees: 0 runs left to right, 90 top to bottom. */
export function ground(width: number, height: number, angle: number, list: readonly Stop[]): Ground {
  const radians = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(radians), Math.sin(radians)];
  const reach = (Math.abs(dx) * width + Math.abs(dy) * height) / 2;
  const end = (sign: number): [number, number] => [
    Math.round(width / 2 + sign * dx * reach),
    Math.round(height / 2 + sign * dy * reach),
  ];
  return {
    def: linearGradient('g', end(-1), end(1), list),
    rect: element('path', { fill: 'url(#g)', d: `M0 0h${width}v${height}H0z` }),
  };
}
