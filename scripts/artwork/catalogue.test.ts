import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawAll } from './catalogue';

const drawn = drawAll();
const packed = (name: string): number =>
  brotliCompressSync(drawn.find((picture) => picture.name === name)?.svg ?? '').length;

describe('the catalogue', () => {
  it('draws the same bytes twice', () => {
    expect(drawAll()).toEqual(drawn);
  });

  it.each(drawn.map((picture) => [picture.name, picture] as const))(
    '%s is well-formed, silent and self-contained',
    async (_, { svg, width, height }) => {
      const read = await sharp(Buffer.from(svg)).metadata();
      expect([read.width, read.height]).toEqual([width, height]);
      expect(svg).not.toMatch(
        /<text|<script|<foreignObject|<image|<use|href|@import|@font-face|\son\w+=|NaN|Infinity|undefined/,
      );
      // Only paints inside the file, by name.
      expect([...svg.matchAll(/url\(([^)]*)\)/g)].every(([, target]) => svg.includes(`id="${target?.slice(1)}"`))).toBe(
        true,
      );
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|\/\//);
    },
  );

  it('keeps to its budgets, in bytes after brotli', () => {
    expect(packed('hero-chart') + packed('hero-wind')).toBeLessThan(17_000);
    expect(packed('hero-chart-portrait') + packed('hero-wind-portrait')).toBeLessThan(9_000);
    expect(packed('news-fallback')).toBeLessThan(3_000);
    const heavy = drawn.map(({ name }) => name).filter((name) => !name.startsWith('hero') && packed(name) >= 8_000);
    expect(heavy).toEqual([]);
  });
});
