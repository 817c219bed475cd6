import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withFolder } from '~tests/support/folder';
import { brandFiles } from './brand';
import { checkArtwork } from './check-artwork';
import { folders } from './folders';
import { heroPictureModule } from './picture-modules';

const picture = { hero: 'picture', heroFocus: 'right' } as const;
const within = (photographs: string) => ({ ...folders, photographs, brand: join(photographs, 'brand') });
const check = (photographs: string, hero: 'picture' | 'none' = 'picture') =>
  checkArtwork(within(photographs), [], { ...picture, hero });
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><path fill="#fff" d="M0 0h1600v900H0z"/></svg>';

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();

test('a photograph is cut to its ratio; one that cannot be read, or two, are named', () =>
  withFolder(async (folder) => {
    await writeFile(join(folder, 'Hero.JPG'), await photograph(500, 340));
    const code = (await heroPictureModule(within(folder), picture)).lines.join('\n');
    expect(code).toMatch(/hero-500\.avif.*hero-500\.jpg/s);
    expect(code).toContain('focus: "right"');
    await writeFile(join(folder, 'Hero.JPG'), '');
    await expect(check(folder)).rejects.toThrow(/Hero\.JPG: it cannot be read/);
    await writeFile(join(folder, 'hero.svg'), svg);
    await expect(check(folder)).rejects.toThrow(/are both the picture "hero"/);
  }));

test('an SVG is shown as it is', () =>
  withFolder(async (folder) => {
    await writeFile(join(folder, 'hero.svg'), svg);
    expect(await check(folder)).toEqual([]);
    const [made] = (await heroPictureModule(within(folder), picture)).files;
    expect(await readFile(made?.[1] ?? '', 'utf8')).toBe(svg);
  }));

test('a picture that is missing or small is told of in one line, and nothing is asked for where none is shown', () =>
  withFolder(async (folder) => {
    await expect(check(folder)).rejects.toThrow(/site\.json: hero: there is no picture "hero": put \S+\/hero\.jpg/);
    await writeFile(join(folder, 'hero.png'), await photograph(600, 400));
    expect(await check(folder)).toEqual([expect.stringMatching(/hero\.png: it fills 600 pixels .*: 2000 are enough/)]);
    expect(await check(folder, 'none')).toEqual([]);
    expect(await heroPictureModule(within(folder), { ...picture, hero: 'none' })).toMatchObject({ files: [] });
  }));

test.each(['chart', 'picture', 'none'] as const)('the share image is dark on the left with: %s', (hero) =>
  withFolder(async (folder) => {
    await writeFile(join(folder, 'hero.svg'), svg);
    const files = await brandFiles(within(folder), { hero, heroFocus: 'center' });
    const share = sharp(files.get('/share.jpg'));
    expect(await share.metadata()).toMatchObject({ width: 1200, height: 630 });
    const words = await share.extract({ left: 84, top: 300, width: 600, height: 260 }).toBuffer();
    const { channels } = await sharp(words).greyscale().stats();
    expect(channels[0]?.mean).toBeLessThan(100);
  }),
);
