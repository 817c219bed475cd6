/** Lines of equal height in a field of numbers, by marching squares. */
import { distance, type Point } from './point';

export interface HeightGrid {
  readonly columns: number;
  readonly rows: number;
  readonly at: (column: number, row: number) => number;
}

export function sampleGrid(columns: number, rows: number, height: (column: number, row: number) => number): HeightGrid {
  const values = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) values[row * columns + column] = height(column, row);
  }
  return { columns, rows, at: (column, row) => values[row * columns + column] ?? 0 };
}

type Edge = string;

interface Piece {
  readonly from: Edge;
  readonly to: Edge;
}

/** Corners in order: top left, top right, bottom right, bottom left; sides between them likewise. */
function crossedSides(inside: readonly boolean[]): number[] {
  return [0, 1, 2, 3].filter((side) => inside[side] !== inside[(side + 1) % 4]);
}

function piecesOf(grid: HeightGrid, level: number): { pieces: Piece[]; points: Map<Edge, Point> } {
  const pieces: Piece[] = [];
  const points = new Map<Edge, Point>();
  for (let row = 0; row < grid.rows - 1; row += 1) {
    for (let column = 0; column < grid.columns - 1; column += 1) {
      const corners = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ] as const;
      const heights = corners.map(([c, r]) => grid.at(c, r));
      const sides = crossedSides(heights.map((height) => height > level));
      const names = sides.map((side) => {
        const next = (side + 1) % 4;
        const [a, b] = [corners[side] ?? [0, 0], corners[next] ?? [0, 0]];
        const [ha, hb] = [heights[side] ?? 0, heights[next] ?? 0];
        const t = (level - ha) / (hb - ha);
        const name = [a.join(), b.join()].sort().join(';');
        points.set(name, { x: a[0] + (b[0] - a[0]) * t, y: a[1] + (b[1] - a[1]) * t });
        return name;
      });
      for (let pair = 0; pair + 1 < names.length; pair += 2)
        pieces.push({ from: names[pair] ?? '', to: names[pair + 1] ?? '' });
    }
  }
  return { pieces, points };
}

/** Lines in grid units; a closed line ends where it began. */
export function contours(grid: HeightGrid, level: number): Point[][] {
  const { pieces, points } = piecesOf(grid, level);
  const byEdge = new Map<Edge, Piece[]>();
  for (const piece of pieces) {
    for (const edge of [piece.from, piece.to]) byEdge.set(edge, [...(byEdge.get(edge) ?? []), piece]);
  }
  const used = new Set<Piece>();
  const walk = (start: Piece, from: Edge): Edge[] => {
    const edges = [from];
    let piece: Piece | undefined = start;
    let edge = from;
    while (piece) {
      used.add(piece);
      edge = piece.from === edge ? piece.to : piece.from;
      edges.push(edge);
      piece = byEdge.get(edge)?.find((other) => !used.has(other));
    }
    return edges;
  };
  const lines: Point[][] = [];
  // Lines that end at the frame come first, or they would be entered in their middle.
  const ends = pieces.filter((piece) => [piece.from, piece.to].some((edge) => byEdge.get(edge)?.length === 1));
  for (const piece of [...ends, ...pieces]) {
    if (used.has(piece)) continue;
    const from = byEdge.get(piece.from)?.length === 1 || byEdge.get(piece.to)?.length !== 1 ? piece.from : piece.to;
    lines.push(
      walk(piece, from)
        .map((edge) => points.get(edge))
        .filter((point) => point !== undefined),
    );
  }
  return lines;
}

export const isClosed = (line: readonly Point[]): boolean => {
  const [first, last] = [line[0], line.at(-1)];
  return first !== undefined && last !== undefined && line.length > 3 && distance(first, last) < 1e-6;
};
