import { describe, expect, it } from 'vitest';
import { distance } from './point';
import { createRandom } from './random';
import { evenStreamlines } from './streamlines';
import type { WindField } from './wind-field';

const spacing = { width: 400, height: 300, margin: 0, gap: () => 20, shortest: 60, longest: 2000 };

const slanted: WindField = () => ({ x: 0.8, y: 0.6, speed: 1 });

const whirl: WindField = ({ x, y }) => {
  const length = Math.hypot(x - 200, y - 150) || 1;
  return { x: -(y - 150) / length, y: (x - 200) / length, speed: 1 };
};

describe('evenStreamlines', () => {
  const lines = evenStreamlines(slanted, spacing, createRandom(1));

  it('follows the field', () => {
    for (const line of lines) {
      const [first, last] = [line[0], line.at(-1)];
      if (!first || !last) throw new Error('an empty line');
      expect((last.y - first.y) / (last.x - first.x)).toBeCloseTo(0.75, 6);
    }
  });

  it('keeps lines apart, and leaves no wide gap', () => {
    lines.forEach((line, index) => {
      const others = lines.filter((_, other) => other !== index).flat();
      const nearest = line.reduce(
        (least, point) => others.reduce((low, other) => Math.min(low, distance(point, other)), least),
        Infinity,
      );
      expect(nearest).toBeGreaterThan(20 * 0.5);
      expect(nearest).toBeLessThan(40);
    });
  });

  it('ends a line that would run into itself', () => {
    const rings = evenStreamlines(whirl, spacing, createRandom(2));
    expect(rings.length).toBeGreaterThan(3);
    expect(Math.max(...rings.map((line) => line.length * 4))).toBeLessThan(2 * Math.PI * 200);
  });
});
