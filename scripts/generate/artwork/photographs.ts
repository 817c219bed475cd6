/**
 * The owner's photographs: `data/pictures/<name>.jpg|png|webp|avif|svg` is the picture of that name, as AVIF and JPEG at a
 * few widths, which pages crop around its focus. An SVG is rasterised too: one that holds script is harmless then, even
 * if its address is opened.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import type { PictureFile } from '~/assets/pictureFile';
import { DataError } from '~/schemas/dataFile';
import type { WriteAsset } from '~scripts/generate/generated-folder';
import { cachedFile } from '~scripts/lib/cached-file';
import { listFolder } from './folders';
import { describeContent } from './picture-kind';

type Size = Pick<PictureFile, 'width' | 'height'>;

const widths: readonly number[] = [480, 800, 1200];
/** A picture is shown no narrower than on a phone. */
const minimumWidth = 400;
/** A further width, for what spans the whole window. */
const fullWindowWidth = 2000;

/** `IMG 1234.JPG` and the like are what phones and editors upload: the picture's name is `img-1234`. */
export function pictureName(file: string): string {
  return path
    .parse(file)
    .name.normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

export const isPictureFile = (file: string) => /\.(?:jpe?g|png|webp|avif|svg)$/i.test(file);

/**
 * The owner's pictures: path by name.
 * @throws DataError if two files have one name, or one has none
 */
export async function findPhotographs(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const file of (await listFolder(folder)).filter(isPictureFile)) {
    const name = pictureName(file);
    if (name === '') throw new DataError([`${path.join(folder, file)}: give it a name with a letter from a to z`]);
    const other = files.get(name);
    if (other !== undefined)
      throw new DataError([`${other} and ${path.join(folder, file)} are both the picture "${name}": keep one`]);
    files.set(name, path.join(folder, file));
  }
  return files;
}

/** Pixels of the largest cameras' pictures, which take 400 MB decoded. */
const limitInputPixels = 100_000_000;

/**
 * The density at which an SVG is `scale` times as many pixels wide as `width`: lengths in mm and the like grow with the
 * square of the density, all others with the density.
 */
async function findDensity(source: Buffer, width: number, scale: number): Promise<number> {
  const doubled = await sharp(source, { density: 144 }).metadata();
  const power = Math.max(1, Math.round(Math.log2(doubled.width / width)));
  return Math.min(Math.max(72 * scale ** (1 / power), 1), 100_000);
}

/** Formats that the site makes its pictures from; the library calls AVIF by the name of its container. */
const readableFormats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'svg']);

/** Whether an SVG says how large it is: without that it would be as large as what is drawn in it, or a dot. */
function hasSize(svg: string): boolean {
  const root = /<(?:\w+:)?svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  return /\sviewBox=/.test(root) || (/\swidth=/.test(root) && /\sheight=/.test(root));
}

/** Why a picture that the library can open is refused, and what is right; null if it is not. */
function findPictureError(source: Buffer, { format, width, height, pages = 1 }: Metadata): string | null {
  if (pages > 1) return 'this is an animated picture: export it as JPEG or PNG';
  if (!readableFormats.has(format)) return `this is ${describeContent(source)}: export it as JPEG or PNG`;
  if (format === 'svg')
    return hasSize(source.toString())
      ? null
      : 'its svg element has no viewBox, such as "0 0 400 200": export it with one';
  if (width * height <= limitInputPixels) return null;
  return `${width} × ${height} are more than ${limitInputPixels / 1e6} million pixels: export it smaller`;
}

/** @throws DataError if the file is no picture, or one of too many pixels */
export async function readPicture(file: string) {
  const source = await readFile(file);
  try {
    const metadata = await sharp(source, { limitInputPixels: false }).metadata();
    const problem = findPictureError(source, metadata);
    if (problem !== null) throw new DataError([`${file}: ${problem}`]);
    const { format, width, height } = metadata;
    // An SVG fills any place, within what its renderer takes.
    const scale = Math.min(Math.max(2200 / width, 1400 / height), 10_000 / Math.max(width, height));
    const density = format === 'svg' ? { density: await findDensity(source, width, scale) } : {};
    // The picture is turned as people look at it: phones store pictures lying down, with a note to turn them.
    const picture = sharp(source, { ...density, limitInputPixels }).autoOrient();
    const { autoOrient: size } = await picture.metadata();
    // Only the size can be read if an upload has ended half-way.
    await picture.clone().resize(8).toBuffer();
    return { source, picture, ...size };
  } catch (error) {
    if (error instanceof DataError) throw error;
    throw new DataError([`${file}: this is ${describeContent(source)}: export it again, a photograph as JPEG`]);
  }
}

/** Side of an AVIF file, px. */
const maxAvifSide = 16_384;

/** The best format first. A picture with transparent parts has a background in browsers that know no AVIF. */
const formats = [
  { format: 'avif', ending: 'avif', background: undefined, options: { quality: 52, effort: 5 } },
  { format: 'jpeg', ending: 'jpg', background: '#fff', options: { quality: 78, mozjpeg: true } },
] as const;

/**
 * A photograph at the widths of a place that it fills without being enlarged. Each file covers the place, so one of
 * another ratio is wider or higher, and the page crops it.
 * @throws DataError if the file is no picture, or much longer than wide
 */
export async function makePhotograph(
  name: string,
  file: string,
  place: Size,
  writeAsset: WriteAsset,
): Promise<PictureFile> {
  const { source, picture, ...size } = await readPicture(file);
  const ratio = place.width / place.height;
  const possibleWidths = place.width >= fullWindowWidth ? [...widths, fullWindowWidth] : widths;
  const widest = Math.min(...possibleWidths.slice(-1), size.width, Math.max(1, Math.floor(size.height * ratio)));
  const scale = Math.max(widest / size.width, widest / ratio / size.height);
  if (scale * Math.max(size.width, size.height) > maxAvifSide)
    throw new DataError([`${file}: ${size.width} × ${size.height} pixels are a strip: crop it`]);
  if (widest < minimumWidth)
    throw new DataError([
      `${file}: it fills ${widest} pixels of width, and would be a blur: ${minimumWidth} are needed, and 1200 are enough`,
    ]);
  const sources: PictureFile['sources'][number][] = [];
  // What an img shows: the widest JPEG.
  let src = '';
  for (const { format, ending, background, options } of formats) {
    const srcSet: string[] = [];
    for (const width of [...possibleWidths.filter((narrower) => narrower < widest), widest]) {
      const fileName = `${name}-${width}.${ending}`;
      const box = { width, height: Math.round(width / ratio), fit: 'outside' } as const;
      // One after the other: an encoder has all processors, and a photograph takes a hundred megabytes.
      const content = await cachedFile('artwork', fileName, [source, JSON.stringify({ box, format, options })], () => {
        // The error stream, as the preview keeps the build's output to itself.
        console.warn(`${file}: making ${fileName}, which takes a while once …`);
        const scaled = picture.clone().resize(box);
        return (background ? scaled.flatten({ background }) : scaled).toFormat(format, options).toBuffer();
      });
      src = writeAsset(fileName, content);
      srcSet.push(`${src} ${width}w`);
    }
    sources.push({ type: `image/${format}`, srcSet: srcSet.join(', ') });
  }
  return { src, width: widest, height: Math.round(widest / ratio), sources };
}
