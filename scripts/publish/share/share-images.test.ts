import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandFiles } from '~scripts/generate/artwork/brand';
import { folders } from '~scripts/generate/artwork/folders';
import { writeShareImages } from './share-images';

let directory = '';
/** The site's picture, without words. */
let plain: Uint8Array = Buffer.alloc(0);
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'share-'));
  plain = await readFile((await brandFiles(folders, { hero: 'chart', heroFocus: 'center' })).get('/share.jpg') ?? '');
  await writeFile(join(directory, 'share.jpg'), plain);
});
afterAll(() => rm(directory, { recursive: true }));

const write = (name: string, brand = 'Example Group') =>
  writeShareImages([{ path: '/share/en/page.jpg', name }], directory, brand);

const picture = () => readFile(join(directory, 'share/en/page.jpg'));

/** The brightest pixel of the part where the name stands. */
async function brightest(top: number, height: number): Promise<number> {
  const part = sharp(await picture())
    .extract({ left: 84, top, width: 120, height })
    .greyscale();
  return Math.max(...(await part.raw().toBuffer()));
}

test('a page’s share image has the page’s name on it, on several lines if needed, and the size that the head states', async () => {
  await write('Us & $& \u2060Others');
  const { width, height, format } = await sharp(await picture()).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  expect(await brightest(390, 80)).toBeGreaterThan(200);
  expect(await brightest(300, 70)).toBeLessThan(150);
  await write('A name that takes more than the measure of one line');
  expect(await brightest(300, 70)).toBeGreaterThan(200);
});

test('its mark is as bright as in the picture without words', async () => {
  await write('A page');
  const mark = await sharp(await picture())
    .extract({ left: 84, top: 76, width: 104, height: 104 })
    .toBuffer();
  const { channels } = await sharp(mark).greyscale().stats();
  expect(channels[0]?.max).toBeGreaterThan(240);
});

test.each([
  ['名前', 'Example Group'],
  ['Name', '会社'],
])('%s of %s, which the fonts cannot write, has the site’s picture as it is', async (name, brand) => {
  await write(name, brand);
  expect(await picture()).toEqual(plain);
});
