/** A function of x and z, kept as a grid and read between its points. */
export class HeightField {
  readonly #values: Float32Array;
  readonly #columns: number;
  readonly #rows: number;
  /** The greatest value. */
  readonly top: number;

  constructor(
    readonly x0: number,
    readonly z0: number,
    readonly x1: number,
    readonly z1: number,
    columns: number,
    height: (x: number, z: number) => number,
  ) {
    const rows = Math.round((columns * (z1 - z0)) / (x1 - x0));
    const values = new Float32Array((columns + 1) * (rows + 1));
    let top = -Infinity;
    for (let j = 0; j <= rows; j++)
      for (let i = 0; i <= columns; i++) {
        const value = height(x0 + ((x1 - x0) * i) / columns, z0 + ((z1 - z0) * j) / rows);
        values[j * (columns + 1) + i] = value;
        top = Math.max(top, value);
      }
    this.#values = values;
    this.#columns = columns;
    this.#rows = rows;
    this.top = top;
  }

  at(x: number, z: number): number {
    let u = ((x - this.x0) * this.#columns) / (this.x1 - this.x0);
    let v = ((z - this.z0) * this.#rows) / (this.z1 - this.z0);
    u = u < 0 ? 0 : u > this.#columns - 1e-4 ? this.#columns - 1e-4 : u;
    v = v < 0 ? 0 : v > this.#rows - 1e-4 ? this.#rows - 1e-4 : v;
    const i = u | 0;
    const j = v | 0;
    const a = u - i;
    const b = v - j;
    const width = this.#columns + 1;
    const k = j * width + i;
    const values = this.#values;
    return (
      (values[k] * (1 - a) + values[k + 1] * a) * (1 - b) +
      (values[k + width] * (1 - a) + values[k + width + 1] * a) * b
    );
  }

  slope(x: number, z: number, reach: number): readonly [number, number] {
    return [
      (this.at(x + reach, z) - this.at(x - reach, z)) / (2 * reach),
      (this.at(x, z + reach) - this.at(x, z - reach)) / (2 * reach),
    ];
  }

  /** A length that a ray may run without passing the surface; `factor` allows for slopes. */
  distance(x: number, y: number, z: number, factor = 0.7): number {
    const outsideX = Math.max(this.x0 - x, x - this.x1, 0);
    const outsideZ = Math.max(this.z0 - z, z - this.z1, 0);
    const above = Math.max(y - this.top, 0);
    if (outsideX > 0 || outsideZ > 0) return Math.hypot(outsideX, outsideZ, above) + 0.05;
    if (above > 0.05) return Math.max(above, 0.3);
    return (y - this.at(x, z)) * factor;
  }
}
