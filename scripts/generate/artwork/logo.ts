/**
 * The owner's logo, `logo.svg` or `logo.png` in data/brand. It takes the drawn mark's place in header, icons and
 * share image; `icon.svg` or `icon.png` beside it takes its place in the icons.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { DataError } from '~/config/dataFile';
import { themePalette } from './colours';
import { listFolder, shownPath } from './folders';
import { readOwnerSvg } from './owner-svg';

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
  readonly within: (box: Box) => string;
}

interface Logo extends Mark {
  /** Size in CSS pixels. */
  readonly header: {
    readonly name: string;
    readonly bytes: Uint8Array;
    readonly width: number;
    readonly height: number;
  };
}

/** A place for the mark of src/assets/drawings/brand, which is a square of 32 units. */
export const drawnMark = (svg: string): Mark => ({
  ratio: 1,
  within: ({ x, y, width, height }) =>
    svg
      .replace(/<svg[^>]*>/, `<g transform="translate(${x} ${y}) scale(${Math.min(width, height) / 32})">`)
      .replace(/<\/svg>\s*$/, '</g>'),
});

/** The largest logo in the header, in CSS pixels. */
const headerSize = { width: 170, height: 34 } as const;
/** Most logos take a tenth of it. */
const largestSvgBytes = 32_000;
const smallestPngPixels = 256;

function checkSvg(file: string, bytes: Buffer): void {
  if (bytes.length > largestSvgBytes)
    throw new DataError([
      `${file} has ${bytes.length} bytes, and every page shows it: simplify it to ${largestSvgBytes}, or put a PNG`,
    ]);
  const { hasText, hasViewBox } = readOwnerSvg(file, bytes);
  if (!hasViewBox) throw new DataError([`${file} has no viewBox, without which it cannot be scaled`]);
  if (hasText) throw new DataError([`${file} holds text, whose font visitors lack; turn the text into outlines`]);
}

/**
 * Looks at the names in the folder: another one would leave the sample's mark on the site.
 * @throws DataError with a line for each that is neither a logo nor an icon
 */
export async function checkBrandNames(folder: string): Promise<void> {
  const unknown = (await listFolder(folder)).filter((file) => !/^(?:logo\.|icon\.|\.)/.test(file));
  if (unknown.length > 0)
    throw new DataError(
      unknown.map(
        (file) =>
          `${shownPath(path.join(folder, file))}: the brand has logo.svg or logo.png, and icon.svg or icon.png beside it: ` +
          'rename it, or take it away',
      ),
    );
}

/** The share of the pixels that are not transparent which stands out from the night at 3 : 1 or more. */
async function shareSeen(image: Buffer): Promise<number> {
  const size = { width: 128, height: 128, fit: 'inside' } as const;
  const alpha = await sharp(image).resize(size).ensureAlpha().extractChannel('alpha').raw().toBuffer();
  const greys = await sharp(image)
    .resize(size)
    .flatten({ background: themePalette.night })
    .greyscale()
    .raw()
    .toBuffer();
  const visible = [...greys].filter((_, pixel) => (alpha[pixel] ?? 0) > 127);
  return visible.filter((grey) => grey >= 100).length / Math.max(1, visible.length);
}

/**
 * The logo, or undefined where the folder has none of that name.
 * @throws DataError where it cannot be used
 */
export async function readLogo(folder: string, name: 'logo' | 'icon'): Promise<Logo | undefined> {
  const [found, ...others] = (await listFolder(folder)).filter((file) => file.startsWith(`${name}.`));
  if (found === undefined) return undefined;
  const type = /\.(svg|png)$/.exec(found)?.[1];
  if (type === undefined || others.length > 0)
    throw new DataError([
      `${shownPath(folder)}: ${[found, ...others].join(', ')}: the brand has one ${name}.svg or ${name}.png`,
    ]);
  const file = shownPath(path.join(folder, found));
  const bytes = await readFile(path.join(folder, found));
  if (type === 'svg') checkSvg(file, bytes);
  const { width, height } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new DataError([`${file} cannot be read as a picture; export it again`]);
    });
  if (type === 'png' && Math.max(width, height) < smallestPngPixels)
    throw new DataError([`${file} has ${width} × ${height} pixels; icons take ${smallestPngPixels} at least`]);
  if ((await shareSeen(bytes)) < 0.2)
    throw new DataError([`${file} is too dark for the header, which is dark in both schemes: put a light version`]);
  const scaled = async (pixels: number): Promise<Buffer> =>
    type === 'svg' ? bytes : sharp(bytes).resize({ height: pixels, withoutEnlargement: true }).png().toBuffer();
  const media = type === 'svg' ? 'image/svg+xml' : 'image/png';
  const address = `data:${media};base64,${(await scaled(512)).toString('base64')}`;
  const ratio = width / height;
  const shownWidth = Math.min(headerSize.width, headerSize.height * ratio);
  return {
    ratio,
    within: (box) => `<image x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" href="${address}"/>`,
    header: {
      name: `logo.${type}`,
      // Three device pixels for each of the page's.
      bytes: await scaled(3 * headerSize.height),
      width: Math.round(shownWidth),
      height: Math.round(shownWidth / ratio),
    },
  };
}
