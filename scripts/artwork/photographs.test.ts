import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ArtworkError } from './artwork-error';
import { buildPictures } from './build';
import { leftovers, stale, write } from './files';
import { derivedPattern, namePhotographs, widthsFor } from './photographs';

const drawn = [
  { name: 'company-careers', width: 1200, height: 800, svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  { name: 'hero-chart', width: 2200, height: 1240, svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
];

describe('a photograph', () => {
  let base = '';
  let folders: Parameters<typeof buildPictures>[1];

  const run = async (): Promise<void> => {
    const files = await buildPictures(drawn, folders);
    await write(await stale(files), await leftovers(folders.pictures, derivedPattern, files));
  };
  const table = (): Promise<string> => readFile(path.join(folders.pictures, 'pictures.ts'), 'utf8');

  beforeEach(async () => {
    base = await mkdtemp(path.join(tmpdir(), 'photographs-'));
    folders = {
      pictures: path.join(base, 'pictures'),
      photographs: path.join(base, 'photographs'),
    };
    await mkdir(folders.photographs);
  });
  afterEach(() => rm(base, { recursive: true }));

  it('is served cropped, in both formats, at widths it can fill; taken away, the drawing is back', async () => {
    await run();
    const before = await table();
    expect(before).toContain("'company-careers': picture(company_careers_svg, 1200, 800),");

    const photo = path.join(folders.photographs, 'company-careers.jpg');
    await sharp({ create: { width: 600, height: 500, channels: 3, background: '#a07040' } })
      .jpeg()
      .toFile(photo);
    await run();
    const names = await readdir(folders.pictures);
    const expected = [480, 600].flatMap((width) => [`company-careers-${width}.avif`, `company-careers-${width}.jpg`]);
    expect(names.filter((name) => derivedPattern.test(name)).sort()).toEqual(expected.sort());
    const widest = await sharp(path.join(folders.pictures, 'company-careers-600.jpg')).metadata();
    expect([widest.width, widest.height]).toEqual([600, 400]);
    const after = await table();
    expect(after).toContain("import company_careers_480_avif from './company-careers-480.avif?no-inline';");
    expect(after).not.toContain('company-careers.svg');
    expect(after).toContain('picture(company_careers_600_jpg, 600, 400, [');
    expect(after).toContain('${company_careers_480_avif} 480w, ${company_careers_600_avif} 600w');
    expect(await stale(await buildPictures(drawn, folders))).toEqual([]);

    await rm(photo);
    await run();
    expect(await table()).toBe(before);
    expect((await readdir(folders.pictures)).filter((name) => derivedPattern.test(name))).toEqual([]);
  }, 60_000);

  it('is a new picture under a name that no drawing has', async () => {
    await sharp({ create: { width: 300, height: 300, channels: 3, background: '#a07040' } })
      .webp()
      .toFile(path.join(folders.photographs, 'rumbo.webp'));
    await run();
    expect(await table()).toContain("'rumbo': picture(rumbo_300_jpg, 300, 200, [");
    expect(await table()).toContain("'company-careers': picture(company_careers_svg,");
  }, 60_000);

  it('says which file cannot be read', async () => {
    await writeFile(path.join(folders.photographs, 'company-careers.png'), 'not a picture');
    await expect(buildPictures(drawn, folders)).rejects.toThrow(/company-careers: cannot be read/);
  });
});

describe('namePhotographs', () => {
  it('names pictures by their files, and passes over notes and hidden files', () => {
    expect([...namePhotographs(['hero-chart.webp', 'README.md', '.gitkeep'])]).toEqual([
      ['hero-chart', 'hero-chart.webp'],
    ]);
  });

  it.each([
    [['Careers.JPG'], /small letters/],
    [['company-careers.gif'], /ends in/],
    [['company-careers.jpg', 'company-careers.png'], /keep one/],
  ])('refuses %j', (files, message) => {
    expect(() => namePhotographs(files)).toThrow(ArtworkError);
    expect(() => namePhotographs(files)).toThrow(message);
  });
});

describe('widthsFor', () => {
  const card = { name: 'card', width: 1200, height: 800 };

  it.each([
    [{ width: 4000, height: 3000 }, [480, 800, 1200]],
    [{ width: 1200, height: 800 }, [480, 800, 1200]],
    [{ width: 800, height: 4000 }, [480, 800]],
    [{ width: 3000, height: 400 }, [480, 600]],
    [{ width: 300, height: 300 }, [300]],
  ])('%j gives %j', (photo, widths) => {
    expect(widthsFor(photo, card)).toEqual(widths);
  });

  it('adds a wide one only for what spans the window', () => {
    expect(widthsFor({ width: 4000, height: 3000 }, { name: 'hero', width: 2200, height: 1240 })).toEqual([
      480, 800, 1200, 2000,
    ]);
  });

  it('refuses what would only be a blur', () => {
    expect(() => widthsFor({ width: 100, height: 100 }, card)).toThrow(/takes 240 at least/);
  });
});
