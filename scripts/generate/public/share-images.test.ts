import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeBrandFiles } from '~scripts/generate/artwork/brand';
import { toDrawingPalette } from '~scripts/generate/artwork/colours';
import { derivePalette } from '~scripts/generate/derive-palette';
import { makeFonts } from '~scripts/generate/fonts/site-fonts';
import { dataFolder } from '~scripts/lib/data-folder';
import { makeShareImages } from './share-images';

const palette = derivePalette({ themeColor: '#004aad' });

/** The share image without words. */
const brandFiles = await makeBrandFiles(dataFolder, { hero: 'chart', heroFocus: 'center' }, toDrawingPalette(palette));
const plain = brandFiles.get('/share.jpg') ?? Buffer.alloc(0);

const fonts = await makeFonts({ headings: 'Newsreader', text: 'Hanken Grotesk' }, '');

/** Makes the share images of pages with these names. */
async function drawShareImages(brand: string, ...names: readonly string[]): Promise<readonly Uint8Array[]> {
  const images = await makeShareImages(
    new Map(names.map((name) => [`/${name}.jpg`, name])),
    brand,
    plain,
    fonts,
    palette,
  );
  return [...images.values()];
}

/** Finds the brightest pixel of a part of the left side, where mark and name stand. */
async function findBrightestPixel(picture: Uint8Array, top: number, height: number): Promise<number> {
  const part = sharp(picture).extract({ left: 84, top, width: 120, height }).greyscale();
  return Math.max(...(await part.raw().toBuffer()));
}

/** Reads the pixels beside the name and the brand. */
const readPartBesideName = (picture: Uint8Array) =>
  sharp(picture).extract({ left: 720, top: 185, width: 480, height: 445 }).greyscale().raw().toBuffer();

test('a share image has the mark and the page’s name on it, on several lines if needed, in the size that the head states', async () => {
  const long = 'A name that takes more than the measure of one line';
  const [shortImage = plain, longImage = plain] = await drawShareImages('Example Group', 'Us & $& \u2060Others', long);
  const { width, height, format } = await sharp(shortImage).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  expect(await findBrightestPixel(shortImage, 76, 104)).toBeGreaterThan(240);
  expect(await findBrightestPixel(shortImage, 390, 80)).toBeGreaterThan(200);
  expect(await findBrightestPixel(shortImage, 300, 70)).toBeLessThan(150);
  expect(await findBrightestPixel(longImage, 300, 70)).toBeGreaterThan(200);
});

test('a name of any length stays below the mark and beside the chart, and an emoji is left out', async () => {
  const names = ['Handwerkliche Backwaren und Konditorei in Nordrhein-Westfalen'.repeat(4), 'W'.repeat(40), 'Bread 🥐'];
  const [many = plain, wide = plain, emoji = plain, bread] = await drawShareImages('Example Group', ...names, 'Bread');
  expect(await findBrightestPixel(many, 185, 30)).toBeLessThan(150);
  expect(await findBrightestPixel(wide, 390, 80)).toBeGreaterThan(200);
  const untouched = await readPartBesideName(emoji);
  const changes = (await readPartBesideName(wide)).map((value, index) => Math.abs(value - (untouched[index] ?? 0)));
  expect(changes.some((change) => change > 60)).toBe(false);
  expect(Buffer.from(emoji).equals(bread ?? plain)).toBe(true);
});

test('a name or a brand that the fonts cannot write leaves the background without words', async () => {
  expect([await drawShareImages('Example Group', '名前'), await drawShareImages('会社', 'Name')]).toEqual([
    [plain],
    [plain],
  ]);
});
