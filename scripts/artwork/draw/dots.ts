/**
 * A dotted land mask that costs few bytes: each run of dots is one horizontal line, and a dash
 * pattern of "0 pitch" with round caps turns it into dots when it is painted.
 */
import { joinNumbers } from './path';
import type { Point, Polyline } from './point';
import { type Attributes, element } from './svg';

export interface DotGrid {
  readonly width: number;
  readonly height: number;
  /** Even integer: odd rows are set in by half of it. */
  readonly pitch: number;
  readonly rowHeight: number;
}

export interface DotField {
  readonly grid: DotGrid;
  /** rows[r][c]: 0 is sea; else steps from the sea, 1 being the shore. */
  readonly rows: readonly Uint8Array[];
}

const dotX = (grid: DotGrid, row: number, column: number): number =>
  column * grid.pitch + (row % 2 === 1 ? grid.pitch / 2 : 0);

/** Even-odd scanline: exact for any set of plane rings, and fast. */
function crossings(rings: readonly Polyline[], y: number): number[] {
  const xs: number[] = [];
  for (const ring of rings) {
    for (let index = 0; index < ring.length; index += 1) {
      const a = ring[index] as Point;
      const b = ring[(index + 1) % ring.length] as Point;
      if (a.y <= y === b.y <= y) continue;
      xs.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
    }
  }
  return xs.sort((a, b) => a - b);
}

function neighbours(row: number, column: number): [number, number][] {
  const shift = row % 2 === 1 ? 0 : -1;
  return [
    [row, column - 1],
    [row, column + 1],
    [row - 1, column + shift],
    [row - 1, column + shift + 1],
    [row + 1, column + shift],
    [row + 1, column + shift + 1],
  ];
}

/** Lights an island too small for the grid where its middle lies; else the Lesser Antilles would vanish. */
function keepSmallIslands(rows: readonly Uint8Array[], rings: readonly Polyline[], grid: DotGrid): void {
  for (const ring of rings) {
    const xs = ring.map((point) => point.x);
    const ys = ring.map((point) => point.y);
    const wide = Math.max(...xs) - Math.min(...xs);
    const high = Math.max(...ys) - Math.min(...ys);
    if (Math.max(wide, high) > grid.pitch * 2.2 || Math.max(wide, high) < grid.pitch * 0.28) continue;
    const row = Math.round((Math.min(...ys) + high / 2) / grid.rowHeight);
    const offset = row % 2 === 1 ? grid.pitch / 2 : 0;
    const column = Math.round((Math.min(...xs) + wide / 2 - offset) / grid.pitch);
    const line = rows[row];
    if (line && column >= 0 && column < line.length) line[column] = 1;
  }
}

export function dotField(rings: readonly Polyline[], grid: DotGrid): DotField {
  const columns = Math.ceil(grid.width / grid.pitch) + 1;
  const rows: Uint8Array[] = [];
  for (let row = 0; row * grid.rowHeight <= grid.height; row += 1) {
    const line = new Uint8Array(columns);
    const xs = crossings(rings, row * grid.rowHeight + 0.01);
    for (let pair = 0; pair + 1 < xs.length; pair += 2) {
      for (let column = 0; column < columns; column += 1) {
        const x = dotX(grid, row, column);
        if (x >= (xs[pair] ?? 0) && x <= (xs[pair + 1] ?? 0)) line[column] = 255;
      }
    }
    rows.push(line);
  }
  keepSmallIslands(rows, rings, grid);
  measureInland(rows);
  return { grid, rows };
}

/** Counts steps from the sea by repeated peeling; the frame's edge is not a shore. */
function measureInland(rows: readonly Uint8Array[]): void {
  const deepest = 9;
  for (let level = 1; level <= deepest; level += 1) {
    const peel: [Uint8Array, number][] = [];
    rows.forEach((line, row) => {
      line.forEach((value, column) => {
        if (value !== 255) return;
        const touches = neighbours(row, column).some(([r, c]) => {
          const next = rows[r]?.[c];
          return next !== undefined && (level === 1 ? next === 0 : next === level - 1);
        });
        if (touches || level === deepest) peel.push([line, column]);
      });
    });
    for (const [line, column] of peel) line[column] = level;
  }
}

/** Rows of dots in a path: a browser draws all of a path's dots for each tile of the window it touches. */
const bandRows = 16;

type Wanted = (inland: number, x: number, y: number) => boolean;

/** Path data of the dots of some rows that are wanted. */
function bandPath({ grid, rows }: DotField, firstRow: number, wanted: Wanted): string {
  let text = '';
  let penX = 0;
  let penY = 0;
  rows.slice(firstRow, firstRow + bandRows).forEach((line, index) => {
    const row = firstRow + index;
    const y = row * grid.rowHeight;
    let column = 0;
    while (column < line.length) {
      const start = column;
      while (column < line.length && (line[column] ?? 0) > 0 && wanted(line[column] ?? 0, dotX(grid, row, column), y)) {
        column += 1;
      }
      const count = column - start;
      column += 1;
      if (count === 0) continue;
      const x = dotX(grid, row, start);
      // One unit over the last dot: a dash that falls on the very end of a path may go unpainted.
      const run = (count - 1) * grid.pitch + 1;
      text += (text === '' ? `M${joinNumbers([x, y])}` : `m${joinNumbers([x - penX, y - penY])}`) + `h${run}`;
      penX = x + run;
      penY = y;
    }
  });
  return text;
}

/** All dots that are wanted, in bands of rows; their colour and size are the stroke's. */
export function dots(field: DotField, stroke: Attributes, wanted: Wanted = () => true): string {
  const paths = field.rows
    .flatMap((_, row) => (row % bandRows === 0 ? [bandPath(field, row, wanted)] : []))
    .filter((d) => d !== '')
    .map((d) => element('path', { d }));
  return element(
    'g',
    { fill: 'none', 'stroke-linecap': 'round', 'stroke-dasharray': `0 ${field.grid.pitch}`, ...stroke },
    paths,
  );
}
