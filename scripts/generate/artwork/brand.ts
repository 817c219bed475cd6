/** Makes the icons and the share image, in the formats that platforms ask for. They show the logo, or else the drawn mark. */
import path from 'node:path';
import sharp from 'sharp';
import { DataError } from '~/schemas/dataFile';
import type { Settings } from '~/schemas/site';
import { overlayOpacity } from '~/theme/pictureOverlay';
import { getCachedFile } from '~scripts/lib/cached-file';
import { findShareImage } from '~scripts/settings/find-share-image';
import { type DrawingPalette, mix } from './colours';
import { readDrawing } from './drawings';
import { drawingsFolder } from './folders';
import { createDrawnMark, type Mark, readLogo } from './logo';
import { findPhotographs, readPicture } from './photographs';

async function toPng(svg: string, side: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * side) / 32 })
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Makes an icon file of Windows with one square PNG in it. */
function toIco(picture: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  // Type 1 is an icon, then the number of pictures.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  // Colour planes and bits for each pixel, then the size of the picture and where it begins.
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

/**
 * Draws the mark on a square of 32 units.
 * @param corner radius of the square's corners
 * @param inset distance of the mark from the edges, which a platform may crop
 */
function drawIcon({ night, theme }: DrawingPalette, mark: Mark, corner: number, inset: number): string {
  const side = 32 - 2 * inset;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><defs><linearGradient id="background" x2="1" y2="1"><stop offset="0" stop-color="${night}"/><stop offset="1" stop-color="${mix(night, theme, 0.76)}"/></linearGradient></defs><rect width="32" height="32" rx="${corner}" fill="url(#background)"/>${mark.drawIn({ x: inset, y: inset, width: side, height: side })}</svg>\n`;
}

const shareSize = { width: 1200, height: 630 } as const;

const shareDocument = (...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}" viewBox="0 0 ${shareSize.width} ${shareSize.height}">${parts.join('')}</svg>\n`;

const rectangle = (fill: string): string =>
  `<rect width="${shareSize.width}" height="${shareSize.height}" fill="url(#${fill})"/>`;

const gradientStop = (night: string, offset: number, opacity: number): string =>
  `<stop offset="${offset}" stop-color="${night}" stop-opacity="${opacity}"/>`;

/** Draws the background that the bands of the pages have. */
function drawPlainBackground({ night, theme }: DrawingPalette): string {
  return shareDocument(
    `<radialGradient id="ground" cx="1" cy="1" r="1.1"><stop stop-color="${theme}"/><stop offset=".62" stop-color="${night}"/></radialGradient>`,
    rectangle('ground'),
  );
}

/** Draws the owner's photograph, darkened on the left, where the mark is put. */
async function drawPhotographBackground({ night }: DrawingPalette, file: string, focus: string): Promise<string> {
  const { picture } = await readPicture(file);
  const cropped = await picture
    .resize({ ...shareSize, position: focus })
    .flatten({ background: night })
    .jpeg({ quality: 92 })
    .toBuffer();
  return shareDocument(
    `<linearGradient id="overlay">${gradientStop(night, 0.6, overlayOpacity)}${gradientStop(night, 1, 0.2)}</linearGradient>`,
    `<image width="${shareSize.width}" height="${shareSize.height}" href="data:image/jpeg;base64,${cropped.toString('base64')}"/>`,
    rectangle('overlay'),
  );
}

/** Draws a dark gradient on the left, behind the mark. */
const drawMarkBackdrop = (night: string) =>
  `<linearGradient id="shade">${gradientStop(night, 0, 0.85)}${gradientStop(night, 1, 0)}</linearGradient><path fill="url(#shade)" d="M0 0h704v${shareSize.height}H0z"/>`;

type HeroSettings = Pick<Settings, 'hero' | 'heroFocus'>;

/** Draws the share image without the mark, dark where it is put. */
async function drawShareBackground(
  dataFolder: string,
  { hero, heroFocus }: HeroSettings,
  palette: DrawingPalette,
): Promise<string> {
  const heroPhotograph = (await findPhotographs(path.join(dataFolder, 'pictures'))).get('hero');
  if (hero === 'picture' && heroPhotograph !== undefined)
    return drawPhotographBackground(palette, heroPhotograph, heroFocus);
  if (hero !== 'chart') return drawPlainBackground(palette);
  const { svg } = await readDrawing(path.join(drawingsFolder, 'brand/share.svg'), palette);
  return svg.replace(/<\/svg>\s*$/, () => `${drawMarkBackdrop(palette.night)}</svg>`);
}

const jpeg = { quality: 86, mozjpeg: true } as const;

/** JPEG has no transparency. */
const opaque = '#fff';

/**
 * Makes the owner's share image in the size that platforms show large; one with other proportions is cropped around its middle.
 * @throws DataError if it is smaller
 */
async function cropShareImage(file: string): Promise<Buffer> {
  const { source, picture, width, height } = await readPicture(file);
  if (width < shareSize.width || height < shareSize.height)
    throw new DataError([
      `${file} has ${width} × ${height} pixels; a share image has ${shareSize.width} × ${shareSize.height} at least`,
    ]);
  return getCachedFile('artwork', 'share.jpg', [source, JSON.stringify({ shareSize, background: opaque, jpeg })], () =>
    picture.resize(shareSize).flatten({ background: opaque }).jpeg(jpeg).toBuffer(),
  );
}

/** Makes the share image of a site whose owner has none: the background of its pages with the mark. */
async function drawShareImage(
  dataFolder: string,
  hero: HeroSettings,
  palette: DrawingPalette,
  mark: Mark,
): Promise<Buffer> {
  const size = 208;
  const width = size * Math.min(2.5, Math.max(1, mark.ratio));
  const box = { x: 84, y: (shareSize.height - size) / 2, width, height: size };
  const share = (await drawShareBackground(dataFolder, hero, palette)).replace(
    /<\/svg>\s*$/,
    () => `${mark.drawIn(box)}</svg>`,
  );
  const background = palette.night;
  return getCachedFile('artwork', 'share.jpg', [share, background, JSON.stringify(jpeg)], () =>
    sharp(Buffer.from(share)).flatten({ background }).jpeg(jpeg).toBuffer(),
  );
}

/**
 * Makes the files that src/seo/addresses.ts names, by their paths in the site.
 * @param dataFolder folder of what the owner edits
 * @throws DataError if the logo, or the picture of the share image, cannot be used
 */
export async function makeBrandFiles(
  dataFolder: string,
  hero: HeroSettings,
  palette: DrawingPalette,
): Promise<ReadonlyMap<string, Buffer>> {
  const brand = path.join(dataFolder, 'brand');
  const mark =
    (await readLogo(brand, 'logo', palette.night)) ??
    createDrawnMark((await readDrawing(path.join(drawingsFolder, 'brand/mark.svg'), palette)).svg);
  const icon = (await readLogo(brand, 'icon', palette.night)) ?? mark;
  const rounded = drawIcon(palette, icon, 7, 2.6);
  const shareImage = findShareImage(dataFolder);
  return new Map([
    ['/favicon.svg', Buffer.from(rounded)],
    ['/favicon.ico', toIco(await toPng(rounded, 48), 48)],
    // Apple rounds the corners itself, and paints what is transparent black.
    ['/apple-touch-icon.png', await toPng(drawIcon(palette, icon, 0, 4.4), 180)],
    ['/icon-192.png', await toPng(rounded, 192)],
    ['/icon-512.png', await toPng(rounded, 512)],
    ['/icon-maskable-512.png', await toPng(drawIcon(palette, icon, 0, 7), 512)],
    [
      '/share.jpg',
      await (shareImage === null ? drawShareImage(dataFolder, hero, palette, mark) : cropShareImage(shareImage)),
    ],
  ]);
}
