/**
 * The owner's logo, `logo.svg` or `logo.png` in data/brand. It takes the drawn mark's place in header, icons and
 * share image; `icon.svg` or `icon.png` beside it takes its place in the icons.
 */
import path from 'node:path';
import type { Sharp } from 'sharp';
import type { Logo } from '~/assets/pictureFile';
import { DataError } from '~/schemas/dataFile';
import type { WriteAsset } from '~scripts/generate/generated-folder';
import { listFolder } from './folders';
import { readPicture } from './photographs';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What icons and share image show of the brand: the owner's logo, or the drawn mark. */
export interface Mark {
  /** Width by height. */
  readonly ratio: number;
  /** SVG that shows it as large as the box allows. */
  readonly drawIn: (box: Box) => string;
}

/** A place for the mark of src/assets/drawings/brand, which is a square of 32 units. */
export const createDrawnMark = (svg: string): Mark => ({
  ratio: 1,
  drawIn: ({ x, y, width, height }) =>
    svg
      .replace(/<svg[^>]*>/, `<g transform="translate(${x} ${y}) scale(${Math.min(width, height) / 32})">`)
      .replace(/<\/svg>\s*$/, '</g>'),
});

/** The largest logo in the header, in CSS pixels. */
const largestHeaderLogo = { width: 170, height: 34 } as const;
const smallestPngPixels = 256;

/**
 * Looks at the names in the folder: another one would leave the sample's mark on the site, and a second logo is one too many.
 * @throws DataError with a line for each that is neither the logo nor the icon
 */
export async function checkBrandNames(folder: string): Promise<void> {
  const files = await listFolder(folder);
  const names = files.map((file) => /^(logo|icon)\.(?:svg|png)$/.exec(file)?.[1]);
  const wrongFiles = files.filter((_, index) => names[index] === undefined || names.indexOf(names[index]) < index);
  const rule = 'the brand has one logo.svg or logo.png, and one icon.svg or icon.png beside it';
  if (wrongFiles.length > 0)
    throw new DataError(wrongFiles.map((file) => `${path.join(folder, file)}: ${rule}: rename it, or take it away`));
}

/** The share of the pixels that are not transparent which stands out from the night at 3 : 1 or more. */
async function readableShare(picture: Sharp, night: string): Promise<number> {
  const small = picture.clone().resize({ width: 128, height: 128, fit: 'inside' });
  const alpha = await small.clone().ensureAlpha().extractChannel('alpha').raw().toBuffer();
  const greys = await small.flatten({ background: night }).greyscale().raw().toBuffer();
  const visible = [...greys].filter((_, pixel) => (alpha[pixel] ?? 0) > 127);
  return visible.filter((grey) => grey >= 100).length / Math.max(1, visible.length);
}

/**
 * An owner's logo or icon, a mark that is a PNG of any size too; undefined if the folder has none of that name.
 * @param night colour that it lies on
 * @throws DataError if it cannot be used
 */
export async function readLogo(folder: string, name: 'logo' | 'icon', night: string) {
  const fileName = (await listFolder(folder)).find((file) => file.startsWith(`${name}.`));
  if (fileName === undefined) return undefined;
  const file = path.join(folder, fileName);
  const { source, picture, width, height } = await readPicture(file);
  const isSvg = fileName.endsWith('.svg');
  if (!isSvg && Math.max(width, height) < smallestPngPixels)
    throw new DataError([`${file} has ${width} × ${height} pixels; icons take ${smallestPngPixels} at least`]);
  if (isSvg && /<(?:\w+:)?text\b/.test(source.toString()))
    throw new DataError([`${file} holds text, whose font visitors lack; turn the text into outlines`]);
  if ((await readableShare(picture, night)) < 0.2)
    throw new DataError([`${file} is too dark for the header, which is dark in both schemes: put a light version`]);
  // An SVG is rasterised too, as it could hold script.
  const png = (width: number, height: number) =>
    picture
      .clone()
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer();
  const address = `data:image/png;base64,${(await png(512, 512)).toString('base64')}`;
  return {
    ratio: width / height,
    drawIn: (box: Box) =>
      `<image x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" href="${address}"/>`,
    png,
  };
}

/**
 * The logo in the header; null if there is none.
 * @throws DataError if it cannot be used
 */
export async function makeHeaderLogo(folder: string, night: string, writeAsset: WriteAsset): Promise<Logo | null> {
  const logo = await readLogo(folder, 'logo', night);
  if (!logo) return null;
  const width = Math.min(largestHeaderLogo.width, largestHeaderLogo.height * logo.ratio);
  // Sharp on any screen, and with the page as large as four times.
  const image = await logo.png(6 * largestHeaderLogo.width, 6 * largestHeaderLogo.height);
  return { src: writeAsset('logo.png', image), width: Math.round(width), height: Math.round(width / logo.ratio) };
}
