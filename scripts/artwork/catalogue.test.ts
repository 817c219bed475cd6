import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

// As committed; main.test.ts compares them with what is drawn.
const folder = 'src/assets/pictures';
const drawings = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.svg') && file !== 'logo.svg')
    .map((file) => [file.slice(0, -4), readFileSync(`${folder}/${file}`, 'utf8')]),
);
const packed = (name: string): number => brotliCompressSync(drawings.get(name) ?? '').length;

describe('the drawings', () => {
  it.each([...drawings])('%s is well-formed, silent and self-contained', async (_, svg) => {
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(svg).not.toMatch(
      /<text|<script|<foreignObject|<image|href="[^#]|@import|@font-face|\son\w+=|NaN|Infinity|undefined/,
    );
    // Only paints and parts inside the file, by name.
    expect([...svg.matchAll(/(?:url\(|href=")#([^)"]*)/g)].every(([, target]) => svg.includes(`id="${target}"`))).toBe(
      true,
    );
    expect(svg).not.toMatch(/url\([^#]/);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|\/\//);
  });

  it('keeps to its budgets, in bytes after brotli', () => {
    expect(packed('hero-chart') + packed('hero-wind')).toBeLessThan(17_000);
    expect(packed('hero-chart-portrait') + packed('hero-wind-portrait')).toBeLessThan(9_000);
    // One for all articles without a picture, and a view of it for each region and category.
    expect(packed('news')).toBeLessThan(11_000);
    const heavy = [...drawings.keys()].filter((name) => !/^(?:hero|news)/.test(name) && packed(name) >= 8_000);
    expect(heavy).toEqual([]);
  });
});
