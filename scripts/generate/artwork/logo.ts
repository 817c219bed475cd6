/**
 * The owner's logo, `logo.svg` or `logo.png` in data/brand. It replaces the drawn mark in header, icons and share image;
 * `icon.svg` or `icon.png` beside the logo replaces the logo in the icons.
 */
import path from 'node:path';
import type { Sharp } from 'sharp';
import type { Logo } from '~/assets/pictureFile';
import { DataError } from '~/schemas/dataFile';
import type { WriteAsset } from '~scripts/generate/generated-folder';
import { isShareImage } from '~scripts/settings/find-share-image';
import { listFolder } from './folders';
import { readPicture } from './photographs';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The mark that icons and share image show: the owner's logo, or the drawn mark. */
export interface Mark {
  /** Width divided by height. */
  readonly ratio: number;
  /** Returns SVG markup that shows the mark as large as the box allows. */
  readonly drawIn: (box: Box) => string;
}

/** Makes a mark of the drawing in src/assets/drawings/brand, which is a square of 32 units. */
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
 * Checks the names in the folder: a logo under another name would not be used, and of two logos one would not.
 * @throws DataError with a line for each file that is neither the logo nor the icon
 */
export async function checkBrandFiles(folder: string): Promise<void> {
  const files = await listFolder(folder);
  const names = files.map((file) => (isShareImage(file) ? 'share' : /^(logo|icon)\.(?:svg|png)$/.exec(file)?.[1]));
  const wrongFiles = files.filter((_, index) => names[index] === undefined || names.indexOf(names[index]) < index);
  const rule =
    'the brand has one logo.svg or logo.png, and beside it one icon.svg or icon.png and one share.jpg or share.png';
  if (wrongFiles.length > 0)
    throw new DataError(wrongFiles.map((file) => `${path.join(folder, file)}: ${rule}: rename it, or take it away`));
}

/** Returns the share of the opaque pixels whose contrast with the background is 3 : 1 or more. */
async function readableShare(picture: Sharp, night: string): Promise<number> {
  const small = picture.clone().resize({ width: 128, height: 128, fit: 'inside' });
  const alpha = await small.clone().ensureAlpha().extractChannel('alpha').raw().toBuffer();
  const greys = await small.flatten({ background: night }).greyscale().raw().toBuffer();
  const visible = [...greys].filter((_, pixel) => (alpha[pixel] ?? 0) > 127);
  return visible.filter((grey) => grey >= 100).length / Math.max(1, visible.length);
}

/**
 * Reads an owner's logo or icon. Besides what a mark has, the result can be made a PNG of any size. It is undefined if the
 * folder has no file of that name.
 * @param night the background colour
 * @throws DataError if the file cannot be used
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
  // An SVG is rasterised too, because it could contain script.
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
 * Writes the logo of the header; null if there is none.
 * @throws DataError if the logo cannot be used
 */
export async function makeHeaderLogo(folder: string, night: string, writeAsset: WriteAsset): Promise<Logo | null> {
  const logo = await readLogo(folder, 'logo', night);
  if (!logo) return null;
  const width = Math.min(largestHeaderLogo.width, largestHeaderLogo.height * logo.ratio);
  // Six times the size in CSS pixels is sharp on any screen, also on a page that is zoomed to 400 %.
  const image = await logo.png(6 * largestHeaderLogo.width, 6 * largestHeaderLogo.height);
  return { src: writeAsset('logo.png', image), width: Math.round(width), height: Math.round(width / logo.ratio) };
}
