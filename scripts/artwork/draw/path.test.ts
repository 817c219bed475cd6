import { describe, expect, it } from 'vitest';
import { joinNumbers, PathWriter, sliver, strokeLine } from './path';

describe('joinNumbers', () => {
  it.each([
    [[1, 2], '1 2'],
    [[1, -2], '1-2'],
    [[0.5, 0.25], '.5.25'],
    [[-0.5, 3, -0], '-.5 3 0'],
    [[3, 0.5], '3 .5'],
  ])('%j becomes %s', (values, text) => {
    expect(joinNumbers(values)).toBe(text);
  });
});

describe('PathWriter', () => {
  it('never lets rounding add up', () => {
    const writer = new PathWriter();
    writer.moveTo({ x: 0.4, y: 0 });
    for (let step = 1; step <= 10; step += 1) writer.lineTo({ x: 0.4 + step * 1.4, y: 0 });
    const moved = [...writer.toString().matchAll(/(?<=h| )\d+/g)].reduce((sum, [value]) => sum + Number(value), 0);
    expect(moved).toBe(Math.round(0.4 + 14));
  });

  it('draws a straight line as one curve along it', () => {
    const writer = new PathWriter();
    strokeLine(
      writer,
      [
        { x: 0, y: 0 },
        { x: 30, y: 0 },
      ],
      100,
    );
    expect(writer.toString()).toBe('M0 0c10 0 20 0 30 0');
  });

  it('closes a sliver where it began', () => {
    const writer = new PathWriter();
    sliver(
      writer,
      [
        { x: 0, y: 0 },
        { x: 50, y: 0 },
        { x: 100, y: 0 },
      ],
      4,
      200,
    );
    const numbers = writer.toString().slice('M0 0c'.length).match(/-?\d+/g)?.map(Number) ?? [];
    expect([numbers[4], numbers[10]]).toEqual([100, -100]);
    expect(numbers).toHaveLength(12);
  });
});
