/**
 * The owner's photographs: `data/pictures/<name>.jpg|png|webp|avif` is the picture of that name, as AVIF and JPEG at a
 * few widths. Named like a drawing, it takes its place and is cropped to its ratio.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import readExif from 'exif-reader';
import sharp, { type Metadata } from 'sharp';
import { DataError } from '~/config/dataFile';
import { focusInPercent } from '~/config/siteSchema';
import { kept } from '~scripts/lib/kept';
import { listFolder, shownPath } from './folders';

/** A picture's name, and the size whose ratio photographs are cropped to. */
export interface Place {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** What a photograph is shown as, where it takes no drawing's place. Of `enough` pixels of width it is sharp everywhere. */
export const uses = {
  company: { width: 1200, height: 800, enough: 1200 },
  hero: { width: 2200, height: 1240, enough: 2000 },
} as const;

export type Use = keyof typeof uses;

const widths: readonly number[] = [480, 800, 1200];
/** A further width, for what spans the whole window. */
const fullBleed = 2000;

export interface Photograph {
  /** Path of the file. */
  readonly file: string;
  readonly type: 'image/avif' | 'image/jpeg';
  readonly width: number;
}

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

export const isPicture = (file: string) => /^[^.].*\.(?:jpe?g|png|webp|avif|svg)$/i.test(file);

/** Why a file of the folder is no picture of the site. */
export const wrongFormat = (file: string): string =>
  `in the format ${path.extname(file).toUpperCase().slice(1) || 'of no ending'}, which the site cannot show: export it as JPEG`;

/**
 * The owner's file of a picture's name, or undefined.
 * @throws DataError where two files have the name
 */
export async function findOwn(folder: string, name: string): Promise<string | undefined> {
  const files = (await listFolder(folder)).filter((file) => isPicture(file) && pictureName(file) === name);
  const [file, other] = files;
  if (other !== undefined) throw new DataError([`${file} and ${other} are both the picture "${name}"; keep one`]);
  return file === undefined ? undefined : path.join(folder, file);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels of width that a photograph fills in a place. */
function fills(photo: Size, place: Place): number {
  return Math.max(1, Math.floor(Math.min(photo.width, (photo.height * place.width) / place.height)));
}

/** Widths to write: never wider than the photograph can fill without being enlarged. */
export function widthsFor(photo: Size, place: Place): number[] {
  const usable = fills(photo, place);
  const wanted = place.width >= fullBleed ? [...widths, fullBleed] : widths;
  const fitting = wanted.filter((width) => width <= usable);
  return fitting.length === wanted.length || fitting.at(-1) === usable ? fitting : [...fitting, usable];
}

/** A point in percent of width and height. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a focus lies that an owner has chosen: one of nine points (`left top`, `center`), or in percent (`64% 50%`). */
export function parseFocus(focus: string): Point {
  const [, x, y] = focusInPercent.exec(focus) ?? [];
  if (x !== undefined) return { x: Number(x), y: Number(y) };
  const middle = (low: string, high: string) => (focus.includes(low) ? 15 : focus.includes(high) ? 85 : 50);
  return { x: middle('left', 'right'), y: middle('top', 'bottom') };
}

/** Where a part of a length begins, so that a place in percent is as near to its middle as possible. */
function startOf(part: number, whole: number, percent: number): number {
  return Math.round(Math.min(whole - part, Math.max(0, (percent * whole) / 100 - part / 2)));
}

/** The part of a photograph that has a place's ratio, as large as possible, with the point as near to its middle as possible. */
export function cropAround({ x, y }: Point, photo: Size, place: Place) {
  const width = fills(photo, place);
  const height = Math.max(1, Math.min(photo.height, Math.round((width * place.height) / place.width)));
  return { left: startOf(width, photo.width, x), top: startOf(height, photo.height, y), width, height };
}

/** Pixels of the largest cameras. Decoded they take 400 MB. */
const pixelsMax = 100_000_000;

/**
 * A photograph's size as it is looked at: phones store pictures lying down, with a note to turn them.
 * @throws DataError where the file is no picture, or one of too many pixels
 */
export async function sizeOf(file: string): Promise<Size> {
  const source = await readFile(file);
  const read = async <Result>(step: () => Promise<Result>): Promise<Result> => {
    try {
      return await step();
    } catch {
      throw new DataError([`${shownPath(file)}: it cannot be read as a picture; export it again as JPEG`]);
    }
  };
  const { autoOrient: size } = await read(() => sharp(source).metadata());
  if (size.width * size.height > pixelsMax && !/\.svg$/i.test(file))
    throw new DataError([
      `${shownPath(file)}: it has ${size.width} × ${size.height} pixels, and ${pixelsMax / 1e6} million are the most: ` +
        `scale it down to ${uses.hero.width} pixels of width`,
    ]);
  // The size alone is readable where an upload has ended half-way.
  await read(() => sharp(source).resize(8).toBuffer());
  return size;
}

/** Whether a photograph's notes say where it was taken. The site's own files have no notes. */
export async function tellsPlace(file: string): Promise<boolean> {
  // One that cannot be read, and that nothing shows, tells nothing.
  const { exif, xmp } = await sharp(file)
    .metadata()
    .catch((): Partial<Metadata> => ({}));
  if (xmp?.includes('GPSLatitude')) return true;
  try {
    return exif !== undefined && readExif(exif).GPSInfo?.GPSLatitude !== undefined;
  } catch {
    // Notes that another program may be able to read.
    return true;
  }
}

/**
 * The files of a photograph in a place, cropped around the focus; where there is none, around what meets the eye.
 * @throws DataError where the file is no picture
 */
export async function cutPhotograph(place: Place, photograph: string, focus?: string) {
  const size = await sizeOf(photograph);
  const source = await readFile(photograph);
  const crop = focus === undefined ? undefined : cropAround(parseFocus(focus), size, place);
  const sizes = widthsFor(size, place);
  let isTold = false;
  const tell = () => {
    // The error stream, as the preview keeps the build's output to itself.
    if (!isTold)
      console.warn(`${shownPath(photograph)}: making it in ${sizes.length} sizes, which takes a while once …`);
    isTold = true;
  };
  const cut = async (width: number, ending: 'avif' | 'jpg'): Promise<string> => {
    const height = Math.round((width * place.height) / place.width);
    const encoding = ending === 'avif' ? { quality: 52, effort: 5 } : { quality: 78, mozjpeg: true };
    const file = `${place.name}-${width}.${ending}`;
    return kept('artwork', file, [source, JSON.stringify({ width, height, crop, encoding })], () => {
      tell();
      const upright = sharp(source).autoOrient();
      const part = crop
        ? upright.extract(crop).resize(width, height)
        : upright.resize(width, height, { position: 'attention' });
      return (ending === 'avif' ? part.avif(encoding) : part.flatten({ background: '#fff' }).jpeg(encoding)).toBuffer();
    });
  };
  const photographs: Photograph[] = [];
  let widest = { file: '', width: 0, height: 0 };
  for (const width of sizes) {
    const height = Math.round((width * place.height) / place.width);
    // One after the other: an encoder has all processors, and a photograph takes a hundred megabytes.
    photographs.push({ file: await cut(width, 'avif'), type: 'image/avif', width });
    widest = { file: await cut(width, 'jpg'), width, height };
    photographs.push({ file: widest.file, type: 'image/jpeg', width });
  }
  return { photographs, widest };
}
