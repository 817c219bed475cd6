/**
 * The owner's photographs: `data/pictures/<name>.jpg|png|webp|avif|svg` is the picture of that name. It is served as AVIF and
 * JPEG at a few widths, which pages crop around its focus. An SVG is rasterised too: script in it can then not run, even if
 * its address is opened.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import type { PictureFile } from '~/assets/pictureFile';
import { DataError } from '~/schemas/dataFile';
import { toSlug } from '~/shared/fold';
import type { WriteAsset } from '~scripts/generate/generated-folder';
import { getCachedFile } from '~scripts/lib/cached-file';
import { listFolder } from './folders';
import { describeUnusablePicture } from './picture-kind';

type Size = Pick<PictureFile, 'width' | 'height'>;

const widths: readonly number[] = [480, 800, 1200];
/** A narrower photograph would look blurred even on a phone. */
const minimumWidth = 400;
/** A further width, for a picture that spans the whole window. */
const fullWindowWidth = 2000;

/** The name of a picture by its file, with or without its ending: `IMG 1234.JPG` gives `img-1234`. */
export const pictureName = (file: string): string => toSlug(path.parse(file).name);

export const isPictureFile = (file: string) => /\.(?:jpe?g|png|webp|avif|svg)$/i.test(file);

/**
 * Finds the owner's pictures; returns their paths by name.
 * @throws DataError if two files make the same name, or a file makes none
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

/** The pictures of the largest cameras have so many pixels, which take 400 MB of memory. */
const limitInputPixels = 100_000_000;

/**
 * Finds the density at which an SVG is `scale` times as many pixels wide as `width`: lengths in units such as mm grow with
 * the square of the density, all others with the density.
 */
async function findDensity(source: Buffer, width: number, scale: number): Promise<number> {
  const doubled = await sharp(source, { density: 144 }).metadata();
  const power = Math.max(1, Math.round(Math.log2(doubled.width / width)));
  return Math.min(Math.max(72 * scale ** (1 / power), 1), 100_000);
}

/** Formats that photographs may have; sharp calls AVIF by the name of its container, HEIF. */
const readableFormats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'svg']);

/** Whether an SVG states its size. Without one it would be as large as its shapes, or a single pixel. */
function hasSize(svg: string): boolean {
  const root = /<(?:\w+:)?svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  return /\sviewBox=/.test(root) || (/\swidth=/.test(root) && /\sheight=/.test(root));
}

/** Returns why a picture that sharp can open is refused, and what the owner should do; null if it is accepted. */
function findPictureError(source: Buffer, { format, width, height, pages = 1 }: Metadata): string | null {
  if (pages > 1) return 'this is an animated picture: export it as JPEG or PNG';
  if (!readableFormats.has(format)) return `this is ${describeUnusablePicture(source)}: export it as JPEG or PNG`;
  if (format === 'svg')
    return hasSize(source.toString())
      ? null
      : 'its svg element has no viewBox, such as "0 0 400 200": export it with one';
  if (width * height <= limitInputPixels) return null;
  return `${width} × ${height} are more than ${limitInputPixels / 1e6} million pixels: export it smaller`;
}

/**
 * Reads a picture file.
 * @throws DataError if the file is no picture, or has too many pixels
 */
export async function readPicture(file: string) {
  const source = await readFile(file);
  try {
    const metadata = await sharp(source, { limitInputPixels: false }).metadata();
    const problem = findPictureError(source, metadata);
    if (problem !== null) throw new DataError([`${file}: ${problem}`]);
    const { format, width, height } = metadata;
    // An SVG is rasterised large enough for any use, but no larger than its renderer allows.
    const scale = Math.min(Math.max(2200 / width, 1400 / height), 10_000 / Math.max(width, height));
    const density = format === 'svg' ? await findDensity(source, width, scale) : undefined;
    // Phones store pictures lying on their side, with a note that says how to turn them.
    const picture = sharp(source, { ...(density && { density }), limitInputPixels }).autoOrient();
    const { autoOrient: size } = await picture.metadata();
    // The metadata of an incomplete upload can be read; decoding it fails.
    await picture.clone().resize(8).toBuffer();
    return { source, picture, density, ...size };
  } catch (error) {
    if (error instanceof DataError) throw error;
    throw new DataError([`${file}: this is ${describeUnusablePicture(source)}: export it again, a photograph as JPEG`]);
  }
}

/** The longest side that an AVIF file may have, in px. */
const maxAvifSide = 16_384;

/** The formats in which photographs are served, the best first. JPEG has no transparency, so it gets a background. */
const formats = [
  { format: 'avif', ending: 'avif', background: undefined, options: { quality: 52, effort: 5 } },
  { format: 'jpeg', ending: 'jpg', background: '#fff', options: { quality: 78, mozjpeg: true } },
] as const;

/**
 * Makes the files of a photograph, at the widths that it fills without being enlarged. Each file covers the box in which
 * pages show it; if its ratio differs from the box, it is wider or higher, and the page crops it.
 * @param place size of the box
 * @throws DataError if the file is no picture, or much longer than wide
 */
export async function makePhotograph(
  name: string,
  file: string,
  place: Size,
  writeAsset: WriteAsset,
): Promise<PictureFile> {
  const { source, picture, density, ...size } = await readPicture(file);
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
  // The img element shows the widest JPEG.
  let src = '';
  for (const { format, ending, background, options } of formats) {
    const srcSet: string[] = [];
    for (const width of [...possibleWidths.filter((narrower) => narrower < widest), widest]) {
      const fileName = `${name}-${width}.${ending}`;
      const box = { width, height: Math.round(width / ratio), fit: 'outside' } as const;
      // Files are made one after the other: an encoder uses all processors, and a photograph a hundred megabytes.
      const content = await getCachedFile(
        'artwork',
        fileName,
        [source, JSON.stringify({ box, format, background, density, options })],
        () => {
          // The error stream is used, because the preview does not print the build's output.
          console.warn(`${file}: making ${fileName}, which takes a while once …`);
          const scaled = picture.clone().resize(box);
          return (background ? scaled.flatten({ background }) : scaled).toFormat(format, options).toBuffer();
        },
      );
      src = writeAsset(fileName, content);
      srcSet.push(`${src} ${width}w`);
    }
    sources.push({ type: `image/${format}`, srcSet: srcSet.join(', ') });
  }
  return { src, width: widest, height: Math.round(widest / ratio), sources };
}
