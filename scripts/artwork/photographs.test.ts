import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ArtworkError } from './artwork-error';
import { buildPictures } from './build';
import { leftovers, stale, write } from './files';
import { namePhotographs, widthsFor } from './photographs';

const photograph = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a07040' } })
    .jpeg()
    .toBuffer();

describe('a photograph', () => {
  let assets = '';
  const inAssets = (...names: readonly string[]): string => path.join(assets, ...names);
  const build = () => buildPictures({ assets }, ['company-careers', 'rumbo']);
  const run = async (): Promise<string[]> => {
    const files = await build();
    await write(await stale(files), await leftovers(inAssets('pictures'), files));
    return files.map((file) => path.relative(assets, file.path)).sort();
  };
  const text = (name: string): Promise<string> => readFile(inAssets(name), 'utf8');

  const ofDrawing = ['company-pictures.ts', 'pictures/company-careers.svg', 'pictures/company-careers.ts'];

  beforeEach(async () => {
    assets = await mkdtemp(path.join(tmpdir(), 'photographs-'));
    await mkdir(inAssets('photographs'));
    await mkdir(inAssets('drawings'));
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"/>';
    await writeFile(inAssets('drawings/company-careers.svg'), drawing);
  });
  afterEach(() => rm(assets, { recursive: true }));

  it('takes the place of the drawing of its name, cropped, in both formats, at the widths it can fill', async () => {
    expect(await run()).toEqual(ofDrawing);
    const before = await text('pictures/company-careers.ts');
    expect(before).toContain("import src from './company-careers.svg?no-inline';");

    await writeFile(inAssets('photographs/company-careers.jpg'), await photograph(600, 500));
    const sizes = [480, 600].flatMap((width) =>
      ['avif', 'jpg'].map((type) => `pictures/company-careers-${width}.${type}`),
    );
    expect(await run()).toEqual([...ofDrawing, ...sizes].sort());
    const widest = await sharp(inAssets('pictures/company-careers-600.jpg')).metadata();
    expect([widest.width, widest.height]).toEqual([600, 400]);
    const after = await text('pictures/company-careers.ts');
    expect(after).not.toContain('.svg');
    expect(after).toContain('src: file600Jpg,\n  width: 600,\n  height: 400,');
    expect(after).toContain("{ type: 'image/avif', srcSet: `${file480Avif} 480w, ${file600Avif} 600w` }");
    expect(await stale(await build())).toEqual([]);

    // What was made of the same file is not made again; another file is.
    await writeFile(inAssets('pictures/company-careers-480.jpg'), 'as it was made');
    await run();
    expect(await text('pictures/company-careers-480.jpg')).toBe('as it was made');
    await writeFile(inAssets('photographs/company-careers.jpg'), await photograph(601, 500));
    await run();
    expect(await text('pictures/company-careers-480.jpg')).not.toBe('as it was made');

    await rm(inAssets('photographs/company-careers.jpg'));
    expect(await run()).toEqual(ofDrawing);
    expect(await text('pictures/company-careers.ts')).toBe(before);
  }, 60_000);

  it('is a new picture under a name that no drawing has, and a company’s only where companies.ts names it', async () => {
    for (const name of ['rumbo', 'team'])
      await writeFile(inAssets(`photographs/${name}.webp`), await photograph(300, 300));
    await run();
    for (const name of ['rumbo', 'team']) expect(await text(`pictures/${name}.ts`)).toContain('height: 200,');
    const companies = await text('company-pictures.ts');
    expect(companies).toContain("'rumbo': rumboPicture,");
    expect(companies).not.toContain('team');
  }, 60_000);

  it('is named where it cannot be read', async () => {
    await writeFile(inAssets('photographs/company-careers.png'), 'not a picture');
    await expect(build()).rejects.toThrow(/company-careers: cannot be read/);
  });
});

it.each([
  [['Careers.JPG'], /small letters/],
  [['company-careers.gif'], /ends in/],
  [['company-careers.jpg', 'company-careers.png'], /keep one/],
])('photographs named %j are refused', (files, message) => {
  expect(() => namePhotographs(files)).toThrow(ArtworkError);
  expect(() => namePhotographs(files)).toThrow(message);
});

it.each([
  [{ width: 4000, height: 3000 }, 1200, [480, 800, 1200]],
  [{ width: 800, height: 4000 }, 1200, [480, 800]],
  [{ width: 3000, height: 400 }, 1200, [480, 600]],
  [{ width: 300, height: 300 }, 1200, [300]],
  [{ width: 4000, height: 3000 }, 2200, [480, 800, 1200, 2000]],
])('a photograph of %j in a place %i wide gives %j', (photo, width, widths) => {
  expect(widthsFor(photo, { name: 'card', width, height: (width * 2) / 3 })).toEqual(widths);
});

it('a photograph that would be a blur is refused', () => {
  const place = { name: 'card', width: 1200, height: 800 };
  expect(() => widthsFor({ width: 100, height: 100 }, place)).toThrow(/takes 240 at least/);
});
