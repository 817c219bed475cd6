/** The little of SVG that the drawings need, as text. */

export type Attributes = Readonly<Record<string, string | number>>;

export function element(name: string, attributes: Attributes, children: readonly string[] = []): string {
  const list = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('');
  return children.length === 0 ? `<${name}${list}/>` : `<${name}${list}>${children.join('')}</${name}>`;
}

/** Where on the gradient, from 0 to 1, and what stands there. */
export type Stop = readonly [at: number, colour: string, opacity?: number];

function gradient(name: string, id: string, place: Attributes, stops: readonly Stop[]): string {
  // Measured in picture units: a hairline has no box to measure by.
  const children = stops.map(([offset, colour, opacity]) =>
    element('stop', { offset, 'stop-color': colour, ...(opacity === undefined ? {} : { 'stop-opacity': opacity }) }),
  );
  return element(name, { id, gradientUnits: 'userSpaceOnUse', ...place }, children);
}

type Line = readonly [x1: number, y1: number, x2: number, y2: number];
type Circle = readonly [cx: number, cy: number, r: number];

export const linearGradient = (id: string, [x1, y1, x2, y2]: Line, ...stops: readonly Stop[]): string =>
  gradient('linearGradient', id, { x1, y1, x2, y2 }, stops);

export const radialGradient = (id: string, [cx, cy, r]: Circle, ...stops: readonly Stop[]): string =>
  gradient('radialGradient', id, { cx, cy, r }, stops);

interface Ground {
  readonly angle: number;
  readonly stops: readonly Stop[];
}

/** A gradient over the whole picture. `angle` in degrees: 0 runs left to right, 90 top to bottom. */
export const ground = (angle: number, ...stops: readonly Stop[]): Ground => ({ angle, stops });

function drawGround({ angle, stops }: Ground, width: number, height: number): { def: string; rect: string } {
  const radians = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(radians), Math.sin(radians)];
  const reach = (Math.abs(dx) * width + Math.abs(dy) * height) / 2;
  const x = (sign: number): number => Math.round(width / 2 + sign * dx * reach);
  const y = (sign: number): number => Math.round(height / 2 + sign * dy * reach);
  return {
    def: linearGradient('g', [x(-1), y(-1), x(1), y(1)], ...stops),
    rect: element('path', { fill: 'url(#g)', d: `M0 0h${width}v${height}H0z` }),
  };
}

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly style?: string;
  readonly ground?: Ground;
  readonly defs?: readonly string[];
  readonly body: readonly string[];
}

/** A whole file. Its size in picture units is also the ratio of a photograph that takes its place. */
export function svgDocument({ width, height, style, ground: given, defs = [], body }: Drawing): string {
  const base = given && drawGround(given, width, height);
  const allDefs = [...(base ? [base.def] : []), ...defs];
  return (
    element('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` }, [
      ...(style ? [element('style', {}, [style])] : []),
      ...(allDefs.length > 0 ? [element('defs', {}, allDefs)] : []),
      ...(base ? [base.rect] : []),
      ...body,
    ]) + '\n'
  );
}
