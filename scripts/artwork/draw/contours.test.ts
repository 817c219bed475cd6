import { describe, expect, it } from 'vitest';
import { contours, isClosed, sampleGrid } from './contours';
import { dotField, dots } from './dots';

describe('contours', () => {
  const cone = sampleGrid(41, 41, (column, row) => 20 - Math.hypot(column - 20, row - 20));

  it('finds one closed circle round a cone', () => {
    const lines = contours(cone, 10);
    expect(lines).toHaveLength(1);
    expect(isClosed(lines[0] ?? [])).toBe(true);
    for (const point of lines[0] ?? []) expect(Math.hypot(point.x - 20, point.y - 20)).toBeCloseTo(10, 1);
  });

  it('leaves a line open that meets the frame', () => {
    const slope = sampleGrid(11, 11, (column) => column);
    const lines = contours(slope, 4.5);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toHaveLength(11);
    expect(isClosed(lines[0] ?? [])).toBe(false);
  });
});

describe('dotField', () => {
  const square = [
    { x: 15, y: 15 },
    { x: 75, y: 15 },
    { x: 75, y: 75 },
    { x: 15, y: 75 },
  ];
  const grid = { width: 100, height: 100, pitch: 10, rowHeight: 10 };

  it('tells shore from inland', () => {
    const field = dotField([square], grid);
    expect(field.rows[2]?.[4]).toBe(1);
    expect(field.rows[4]?.[2]).toBe(1);
    expect(field.rows[4]?.[4]).toBeGreaterThan(1);
    expect(field.rows[0]?.[4]).toBe(0);
  });

  it('keeps an island that slips through the grid', () => {
    const island = [
      { x: 42, y: 42 },
      { x: 46, y: 42 },
      { x: 46, y: 46 },
      { x: 42, y: 46 },
    ];
    expect(dots(dotField([island], grid), {})).toContain('<path d="M40 40h1"/>');
  });

  it('draws the dots of a tall field in bands, none twice and none left out', () => {
    const tall = [
      { x: 5, y: 5 },
      { x: 25, y: 5 },
      { x: 25, y: 395 },
      { x: 5, y: 395 },
    ];
    const field = dotField([tall], { ...grid, height: 400 });
    const drawing = dots(field, { stroke: 'red' });
    expect(drawing.match(/<path /g)?.length).toBe(3);
    const drawn = [...drawing.matchAll(/h(\d+)/g)].reduce(
      (sum, [, run]) => sum + (Number(run) - 1) / grid.pitch + 1,
      0,
    );
    expect(drawn).toBe(field.rows.reduce((sum, row) => sum + row.filter((inland) => inland > 0).length, 0));
  });
});
