import { readFileSync } from 'node:fs';
/** Coasts, countries and borders of world-atlas (Natural Earth, 1:10 million). */
import { createRequire } from 'node:module';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { clamp } from './numbers.ts';
import type { Point } from './vector.ts';

type Atlas = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;
type StatesAtlas = Topology<{ states: GeometryCollection }>;

const require = createRequire(import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(require.resolve(name), 'utf8'));
const countriesAtlas: Atlas = read('world-atlas/countries-10m.json');
const landAtlas: Atlas = read('world-atlas/land-10m.json');
const statesAtlas: StatesAtlas = read('us-atlas/states-10m.json');

export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

type Ring = readonly (readonly number[])[];

function ringsOf(atlas: Atlas, collection: GeometryCollection, chosen: (id: string) => boolean): Ring[] {
  const rings: Ring[] = [];
  for (const { id, geometry } of feature(atlas, collection).features) {
    if (!chosen(String(id))) continue;
    if (geometry.type === 'Polygon') rings.push(...geometry.coordinates);
    if (geometry.type === 'MultiPolygon') rings.push(...geometry.coordinates.flat());
  }
  return rings;
}

/** A mask of what rings hold; rows run from the north. A ring within a ring is a hole. */
function fill(rings: readonly Ring[], box: Box, columns: number, rows: number): Uint8Array {
  const mask = new Uint8Array(columns * rows);
  const crossings: number[][] = Array.from({ length: rows }, () => []);
  /** A row lies at the latitude of its middle. */
  const rowOf = (latitude: number) => ((box.north - latitude) / (box.north - box.south)) * rows - 0.5;
  for (const ring of rings)
    for (let i = 0; i < ring.length - 1; i++) {
      const [x0, y0] = ring[i];
      const [x1, y1] = ring[i + 1];
      const from = Math.max(0, Math.ceil(rowOf(Math.max(y0, y1))));
      const to = Math.min(rows - 1, Math.ceil(rowOf(Math.min(y0, y1))) - 1);
      for (let j = from; j <= to; j++) {
        const latitude = box.north - ((j + 0.5) / rows) * (box.north - box.south);
        crossings[j].push(x0 + ((latitude - y0) / (y1 - y0)) * (x1 - x0));
      }
    }
  const column = (longitude: number) =>
    clamp(Math.round(((longitude - box.west) / (box.east - box.west)) * columns), 0, columns);
  crossings.forEach((row, j) => {
    row.sort((first, second) => first - second);
    for (let q = 0; q + 1 < row.length; q += 2)
      mask.fill(1, j * columns + column(row[q]), j * columns + column(row[q + 1]));
  });
  return mask;
}

/** Squared distances to the nearest cell of a value, exact (Felzenszwalb and Huttenlocher). */
function squaredDistances(mask: Uint8Array, value: number, columns: number, rows: number): Float64Array {
  const result = Float64Array.from(mask, (cell) => (cell === value ? 0 : 1e12));
  const pass = (start: number, step: number, count: number) => {
    const at = Float64Array.from({ length: count }, (_, i) => result[start + i * step]);
    const vertices = new Int32Array(count);
    const bounds = new Float64Array(count + 1);
    let last = 0;
    bounds[0] = -Infinity;
    bounds[1] = Infinity;
    for (let i = 1; i < count; i++) {
      const meets = () => (at[i] + i * i - (at[vertices[last]] + vertices[last] ** 2)) / (2 * i - 2 * vertices[last]);
      let bound = meets();
      while (bound <= bounds[last]) {
        last--;
        bound = meets();
      }
      last++;
      vertices[last] = i;
      bounds[last] = bound;
      bounds[last + 1] = Infinity;
    }
    last = 0;
    for (let i = 0; i < count; i++) {
      while (bounds[last + 1] < i) last++;
      result[start + i * step] = (i - vertices[last]) ** 2 + at[vertices[last]];
    }
  };
  for (let x = 0; x < columns; x++) pass(x, columns, rows);
  for (let y = 0; y < rows; y++) pass(y * columns, 1, columns);
  return result;
}

/** The distance from the coast in degrees of latitude: positive on land, negative at sea and in lakes. */
export function coastDistance(
  box: Box,
  columns: number,
  lakes: readonly (readonly Point[])[] = [],
): (longitude: number, latitude: number) => number {
  const shrink = Math.cos((((box.north + box.south) / 2) * Math.PI) / 180);
  const rows = Math.round((columns * (box.north - box.south)) / ((box.east - box.west) * shrink));
  const rings = ringsOf(landAtlas, landAtlas.objects.land, () => true).filter((ring) => {
    const longitudes = ring.map(([x]) => x);
    // The ring of Fiji spans the whole map.
    return Math.max(...longitudes) - Math.min(...longitudes) < 350 || ring.some(([, y]) => y < -60);
  });
  const mask = fill([...rings, ...lakes], box, columns, rows);
  const toLand = squaredDistances(mask, 1, columns, rows);
  const toSea = squaredDistances(mask, 0, columns, rows);
  const cell = (box.north - box.south) / rows;
  const distances = Float32Array.from(mask, (land, i) =>
    land ? (Math.sqrt(toSea[i]) - 0.5) * cell : -(Math.sqrt(toLand[i]) - 0.5) * cell,
  );
  return (longitude, latitude) => {
    const u = clamp(((longitude - box.west) / (box.east - box.west)) * columns - 0.5, 0, columns - 1.001);
    const v = clamp(((box.north - latitude) / (box.north - box.south)) * rows - 0.5, 0, rows - 1.001);
    const i = u | 0;
    const j = v | 0;
    const a = u - i;
    const b = v - j;
    const k = j * columns + i;
    return (
      (distances[k] * (1 - a) + distances[k + 1] * a) * (1 - b) +
      (distances[k + columns] * (1 - a) + distances[k + columns + 1] * a) * b
    );
  };
}

/** Whether a place lies in one of some countries, by their ISO numbers. */
export function inCountries(ids: readonly string[], box: Box): (longitude: number, latitude: number) => boolean {
  const columns = 1200;
  const rows = Math.round((columns * (box.north - box.south)) / (box.east - box.west));
  const mask = fill(
    ringsOf(countriesAtlas, countriesAtlas.objects.countries, (id) => ids.includes(id)),
    box,
    columns,
    rows,
  );
  return (longitude, latitude) => {
    const i = Math.floor(((longitude - box.west) / (box.east - box.west)) * columns);
    const j = Math.floor(((box.north - latitude) / (box.north - box.south)) * rows);
    return i >= 0 && j >= 0 && i < columns && j < rows && mask[j * columns + i] === 1;
  };
}

/** Land borders between two countries of a set, by their ISO numbers. */
export function bordersOf(among: (id: string) => boolean): Point[][] {
  const { countries } = countriesAtlas.objects;
  const lines = mesh(countriesAtlas, countries, (a, b) => a !== b && among(String(a.id)) && among(String(b.id)));
  return lines.coordinates.map((line) => line.map(([x, y]): Point => [x, y]));
}

/** The lines between the states of the United States. */
export function stateLines(): Point[][] {
  const lines = mesh(statesAtlas, statesAtlas.objects.states, (a, b) => a !== b);
  return lines.coordinates.map((line) => line.map(([x, y]): Point => [x, y]));
}
