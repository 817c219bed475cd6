/**
 * The owner's photographs: `data/pictures/<name>.jpg|png|webp|avif|svg` is the picture of that name, as AVIF and JPEG at a
 * few widths. Named like a drawing, it takes its place and is cropped to its ratio. An SVG is rasterised too:
 * one that holds script is harmless then, even where its address is opened.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import readExif from 'exif-reader';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { PictureFile } from '~/assets/pictureFile';
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

/** Puts a file into the site, and gives its address there. */
export type Serve = (name: string, content: string | Uint8Array) => string;

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

/** A picture as it is looked at: phones store them lying down, with a note to turn them. An SVG is as wide as any place. */
async function open(source: Buffer): Promise<Sharp> {
  const { format, width } = await sharp(source).metadata();
  return sharp(source, format === 'svg' ? { density: (72 * uses.hero.width) / width } : {}).autoOrient();
}

interface OwnPicture extends Size {
  readonly source: Buffer;
  readonly picture: Sharp;
}

/** @throws DataError where the file is no picture, or one of too many pixels */
export async function readPicture(file: string): Promise<OwnPicture> {
  const source = await readFile(file);
  const read = async <Result>(step: () => Promise<Result>): Promise<Result> => {
    try {
      return await step();
    } catch {
      throw new DataError([`${shownPath(file)}: it cannot be read as a picture; export it again as JPEG`]);
    }
  };
  const picture = await read(() => open(source));
  const { autoOrient: size } = await picture.metadata();
  if (size.width * size.height > pixelsMax)
    throw new DataError([
      `${shownPath(file)}: it has ${size.width} × ${size.height} pixels, and ${pixelsMax / 1e6} million are the most: ` +
        `scale it down to ${uses.hero.width} pixels of width`,
    ]);
  // The size alone is readable where an upload has ended half-way.
  await read(() => picture.clone().resize(8).toBuffer());
  return { source, picture, ...size };
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

/** Best first. A picture with transparent parts has a background where browsers know no AVIF. */
const formats = [
  { format: 'avif', ending: 'avif', background: undefined, options: { quality: 52, effort: 5 } },
  { format: 'jpeg', ending: 'jpg', background: '#fff', options: { quality: 78, mozjpeg: true } },
] as const;

/**
 * A photograph in a place, cropped around the focus; where there is none, around what meets the eye.
 * @throws DataError where the file is no picture
 */
export async function cutPhotograph(place: Place, file: string, focus: string | undefined, serve: Serve) {
  const { source, picture, ...size } = await readPicture(file);
  const crop = focus === undefined ? undefined : cropAround(parseFocus(focus), size, place);
  const widths = widthsFor(size, place);
  let isTold = false;
  const tell = () => {
    // The error stream, as the preview keeps the build's output to itself.
    if (!isTold) console.warn(`${shownPath(file)}: making it in ${widths.length} sizes, which takes a while once …`);
    isTold = true;
  };
  const heightOf = (width: number) => Math.round((width * place.height) / place.width);
  const sources: PictureFile['sources'][number][] = [];
  // What an img shows: the widest JPEG.
  let src = '';
  for (const { format, ending, background, options } of formats) {
    const srcSet: string[] = [];
    for (const width of widths) {
      const height = heightOf(width);
      const name = `${place.name}-${width}.${ending}`;
      // One after the other: an encoder has all processors, and a photograph takes a hundred megabytes.
      const content = await kept('artwork', name, [source, JSON.stringify({ height, crop, format, options })], () => {
        tell();
        const part = crop
          ? picture.clone().extract(crop).resize(width, height)
          : picture.clone().resize(width, height, { position: 'attention' });
        return (background ? part.flatten({ background }) : part).toFormat(format, options).toBuffer();
      });
      src = serve(name, content);
      srcSet.push(`${src} ${width}w`);
    }
    sources.push({ type: `image/${format}`, srcSet: srcSet.join(', ') });
  }
  const width = Math.max(...widths);
  return { src, width, height: heightOf(width), sources };
}
