import sharp from 'sharp';
import { expect, test } from 'vitest';
import { brandFiles } from '~scripts/generate/artwork/brand';
import { dataDirectory } from '~scripts/generate/content/read-data';
import { makeFonts } from '~scripts/generate/fonts/site-fonts';
import { shareImages } from './share-images';

/** The site's picture, without words. */
const ofBrand = await brandFiles(dataDirectory, { hero: 'chart', heroFocus: 'center' });
const plain = ofBrand.get('/share.jpg') ?? Buffer.alloc(0);

const fonts = await makeFonts({ headings: 'Newsreader', text: 'Hanken Grotesk' }, '');

async function draw(name: string, brand = 'Example Group'): Promise<Uint8Array> {
  const images = await shareImages(new Map([['/share/en/page.jpg', name]]), brand, plain, fonts);
  return images.get('/share/en/page.jpg') ?? Buffer.alloc(0);
}

/** The brightest pixel of a part of the left, where mark and name stand. */
async function brightest(picture: Uint8Array, top: number, height: number): Promise<number> {
  const part = sharp(picture).extract({ left: 84, top, width: 120, height }).greyscale();
  return Math.max(...(await part.raw().toBuffer()));
}

test('a page’s share image has the mark and the page’s name on it, on several lines if needed, in the size that the head states', async () => {
  const short = await draw('Us & $& \u2060Others');
  const { width, height, format } = await sharp(short).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  expect(await brightest(short, 76, 104)).toBeGreaterThan(240);
  expect(await brightest(short, 390, 80)).toBeGreaterThan(200);
  expect(await brightest(short, 300, 70)).toBeLessThan(150);
  const long = await draw('A name that takes more than the measure of one line');
  expect(await brightest(long, 300, 70)).toBeGreaterThan(200);
});

test.each([
  ['名前', 'Example Group'],
  ['Name', '会社'],
])('%s of %s, which the fonts cannot write, has the site’s picture as it is', async (name, brand) => {
  expect(await draw(name, brand)).toEqual(plain);
});
