/**
 * Path data, written short: relative commands, few decimals, smooth joins by `s`.
 * Rounding is tracked, so that errors never add up along a path.
 */
import { resample, runningLength, tangents, type Point, type Polyline } from './point';

const short = (value: number): string => {
  const text = String(value).replace(/^(-?)0\./, '$1.');
  return text === '-0' ? '0' : text;
};

/** Numbers side by side: a separator only where the next number would run into the last. */
export function joinNumbers(values: readonly number[]): string {
  let out = '';
  let lastHasPoint = false;
  values.forEach((value, index) => {
    const text = short(value);
    const needsSpace = index > 0 && !text.startsWith('-') && !(text.startsWith('.') && lastHasPoint);
    out += (needsSpace ? ' ' : '') + text;
    lastHasPoint = text.includes('.');
  });
  return out;
}

/** One path being written; `decimals` is the precision of every coordinate in it. */
export class PathWriter {
  private text = '';
  private x = 0;
  private y = 0;
  private lastCommand = '';
  private readonly unit: number;

  constructor(decimals = 0) {
    this.unit = 10 ** decimals;
  }

  private round(value: number): number {
    return Math.round(value * this.unit) / this.unit;
  }

  private relative(point: Point): [number, number] {
    return [this.round(this.round(point.x) - this.x), this.round(this.round(point.y) - this.y)];
  }

  private put(command: string, values: readonly number[]): void {
    const numbers = joinNumbers(values);
    const repeat = command === this.lastCommand && command !== 'm' && command !== 'M';
    const glue = repeat && !numbers.startsWith('-') ? ' ' : '';
    this.text += repeat ? glue + numbers : command + numbers;
    this.lastCommand = command;
  }

  private arrive(point: Point): void {
    this.x = this.round(point.x);
    this.y = this.round(point.y);
  }

  moveTo(point: Point): this {
    if (this.text === '') this.put('M', [this.round(point.x), this.round(point.y)]);
    else this.put('m', this.relative(point));
    this.arrive(point);
    return this;
  }

  lineTo(point: Point): this {
    const [dx, dy] = this.relative(point);
    if (dy === 0) this.put('h', [dx]);
    else if (dx === 0) this.put('v', [dy]);
    else this.put('l', [dx, dy]);
    this.arrive(point);
    return this;
  }

  curveTo(first: Point, second: Point, end: Point): this {
    this.put('c', [...this.relative(first), ...this.relative(second), ...this.relative(end)]);
    this.arrive(end);
    return this;
  }

  /** The first handle is the mirror of the last curve's second one. */
  smoothTo(second: Point, end: Point): this {
    this.put('s', [...this.relative(second), ...this.relative(end)]);
    this.arrive(end);
    return this;
  }

  /** Leaves the pen where the subpath began, which the caller names. */
  close(start: Point): this {
    this.put('z', []);
    this.arrive(start);
    return this;
  }

  toString(): string {
    return this.text;
  }
}

/** Continues from the pen's place along a line that starts there; equal steps let `s` mirror the handles. */
function curveAlong(writer: PathWriter, line: Polyline, step: number): void {
  const length = runningLength(line).at(-1) ?? 0;
  const pieces = Math.max(1, Math.round(length / step));
  const knots = resample(line, pieces);
  // Tangents come from a finer resampling: central differences over whole steps would cut the corners.
  const fine = resample(line, pieces * 8);
  const directions = tangents(fine);
  const handle = length / pieces / 3;
  for (let index = 1; index < knots.length; index += 1) {
    const from = knots[index - 1];
    const to = knots[index];
    const leave = directions[(index - 1) * 8];
    const enter = directions[index * 8];
    if (!from || !to || !leave || !enter) continue;
    const second = { x: to.x - enter.x * handle, y: to.y - enter.y * handle };
    if (index === 1) writer.curveTo({ x: from.x + leave.x * handle, y: from.y + leave.y * handle }, second, to);
    else writer.smoothTo(second, to);
  }
}

/** A hairline for stroking. */
export function strokeLine(writer: PathWriter, line: Polyline, step: number): void {
  const start = line[0];
  if (!start || line.length < 2) return;
  writer.moveTo(start);
  curveAlong(writer, line, step);
}

/**
 * A sliver for filling: nothing wide at the tail, `width` near the head, like ink drawn by a brush.
 * `lean` above 1 moves the belly towards the head.
 * Strokes cannot taper in SVG; two curves can, and read softer than steps of opacity.
 */
export function sliver(writer: PathWriter, line: Polyline, width: number, step: number, lean = 1.9): void {
  const count = Math.max(8, line.length);
  const points = resample(line, count);
  const normals = tangents(points).map((t) => ({ x: -t.y, y: t.x }));
  const profile = (t: number): number => (width / 2) * Math.sin(Math.PI * t ** lean) ** 0.75;
  const side = (sign: number): Point[] =>
    points.map((point, index) => {
      const normal = normals[index] ?? { x: 0, y: 0 };
      const reach = sign * profile(index / count);
      return { x: point.x + normal.x * reach, y: point.y + normal.y * reach };
    });
  const start = points[0];
  if (!start) return;
  writer.moveTo(start);
  curveAlong(writer, side(1), step);
  curveAlong(writer, side(-1).toReversed(), step);
}
