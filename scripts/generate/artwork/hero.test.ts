import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withFolder } from '~tests/support/folder';
import { brandFiles } from './brand';
import { folders } from './folders';
import { makePictures } from './pictures';

const picture = { hero: 'picture', heroFocus: 'right' } as const;
const within = (photographs: string) => ({ ...folders, photographs, brand: join(photographs, 'brand') });
const make = (photographs: string, hero: 'picture' | 'none' = 'picture') =>
  makePictures(within(photographs), [], { ...picture, hero }, (name) => name);
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><path fill="#fff" d="M0 0h1600v900H0z"/></svg>';

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();

test('a photograph is cut to its ratio', () =>
  withFolder(async (folder) => {
    await writeFile(join(folder, 'Hero.JPG'), await photograph(500, 340));
    const { hero } = await make(folder);
    expect(hero).toMatchObject({ src: 'hero-500.jpg', width: 500, focus: 'right' });
  }));

test('a picture that is missing or small is told of in one line, and nothing is asked for where none is shown', () =>
  withFolder(async (folder) => {
    await expect(make(folder)).rejects.toThrow(/site\.json: hero: there is no picture "hero": put \S+\/hero\.jpg/);
    await writeFile(join(folder, 'hero.png'), await photograph(600, 400));
    expect((await make(folder)).warnings).toEqual([
      expect.stringMatching(/hero\.png: it fills 600 pixels .*: 2000 are enough/),
    ]);
    const { hero, named, warnings } = await make(folder, 'none');
    expect([hero, named.get('hero-chart')?.src, warnings]).toEqual([null, '', []]);
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
