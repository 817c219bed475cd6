/** The little of SVG that the pictures need, as text. */

export type Attributes = Readonly<Record<string, string | number>>;

export function element(name: string, attributes: Attributes, children: readonly string[] = []): string {
  const list = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('');
  return children.length === 0 ? `<${name}${list}/>` : `<${name}${list}>${children.join('')}</${name}>`;
}

export interface Stop {
  readonly at: number;
  readonly colour: string;
  readonly opacity?: number;
}

const stops = (list: readonly Stop[]): string[] =>
  list.map(({ at, colour, opacity }) =>
    element('stop', {
      offset: at,
      'stop-color': colour,
      ...(opacity === undefined ? {} : { 'stop-opacity': opacity }),
    }),
  );

/** Gradients are measured in picture units: a hairline has no box to measure by. */
export const linearGradient = (
  id: string,
  from: readonly [number, number],
  to: readonly [number, number],
  list: readonly Stop[],
): string =>
  element(
    'linearGradient',
    { id, gradientUnits: 'userSpaceOnUse', x1: from[0], y1: from[1], x2: to[0], y2: to[1] },
    stops(list),
  );

export const radialGradient = (
  id: string,
  centre: readonly [number, number],
  radius: number,
  list: readonly Stop[],
): string =>
  element(
    'radialGradient',
    { id, gradientUnits: 'userSpaceOnUse', cx: centre[0], cy: centre[1], r: radius },
    stops(list),
  );

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly style?: string;
  readonly defs?: readonly string[];
  readonly body: readonly string[];
}

export function svgDocument({ width, height, style, defs = [], body }: Drawing): string {
  return (
    element('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` }, [
      ...(style ? [element('style', {}, [style])] : []),
      ...(defs.length > 0 ? [element('defs', {}, defs)] : []),
      ...body,
    ]) + '\n'
  );
}
