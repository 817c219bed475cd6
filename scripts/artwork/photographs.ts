/**
 * The owner's photographs: `src/assets/photographs/<name>.jpg|jpeg|png|webp|avif` becomes the picture of that name, as
 * AVIF and JPEG at a few widths. Named like a drawing, it takes its place and is cropped to its ratio.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { ArtworkError } from './artwork-error';

/** A picture's name, and the size whose ratio photographs are cropped to. */
export interface Place {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Of a photograph that takes no drawing's place: the ratio of the companies' pictures. */
export const newPicture = { width: 1200, height: 800 } as const;

const widths: readonly number[] = [480, 800, 1200];
/** Only for what spans the whole window. */
const fullBleed = 2000;
const smallest = 240;

export interface Photograph {
  readonly file: string;
  readonly type: 'image/avif' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/**
 * Files by the name of their picture.
 * @throws ArtworkError where a file's name cannot be used, or two files have one name
 */
export function namePhotographs(files: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of files) {
    if (file.startsWith('.') || /\.(?:md|txt)$/i.test(file)) continue;
    const name = /^([a-z][a-z0-9-]*)\.(?:jpe?g|png|webp|avif)$/.exec(file)?.[1];
    if (name === undefined)
      throw new ArtworkError(
        `${file}: a photograph is named in small letters, digits and hyphens, and ends in .jpg, .png, .webp or .avif`,
      );
    const other = found.get(name);
    if (other) throw new ArtworkError(`${file}: ${other} is the picture "${name}" already; keep one`);
    found.set(name, file);
  }
  return found;
}

/** Widths to write: never wider than the photograph can fill without being enlarged. */
export function widthsFor(photo: { readonly width: number; readonly height: number }, place: Place): number[] {
  const usable = Math.floor(Math.min(photo.width, (photo.height * place.width) / place.height));
  if (usable < smallest)
    throw new ArtworkError(
      `${place.name}: the photograph fills ${usable} pixels of width; it takes ${smallest} at least, better 1200`,
    );
  const wanted = place.width >= fullBleed ? [...widths, fullBleed] : widths;
  const fitting = wanted.filter((width) => width <= usable);
  return fitting.length === wanted.length || fitting.at(-1) === usable ? fitting : [...fitting, usable];
}

/**
 * @param made the folder with what was made of the same photograph before: encoding takes seconds
 * @throws ArtworkError where the file is no picture, or too small
 */
export async function cutPhotograph(
  place: Place,
  photograph: Uint8Array,
  made: string | undefined,
): Promise<Photograph[]> {
  const { name } = place;
  // Phones store pictures lying down with a note to turn them.
  const upright = await sharp(photograph)
    .rotate()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new ArtworkError(`${name}: cannot be read as a picture; export it again as JPEG`, { cause });
    });
  const files: Photograph[] = [];
  for (const width of widthsFor(upright.info, place)) {
    const height = Math.round((width * place.height) / place.width);
    const cropped = sharp(upright.data).resize(width, height, { fit: 'cover', position: 'attention' });
    const formats = [
      ['avif', 'image/avif', cropped.clone().avif({ quality: 52, effort: 5 })],
      ['jpg', 'image/jpeg', cropped.clone().flatten({ background: '#fff' }).jpeg({ quality: 78, mozjpeg: true })],
    ] as const;
    for (const [ending, type, encoder] of formats) {
      const file = `${name}-${width}.${ending}`;
      const known = made === undefined ? '' : path.join(made, file);
      const bytes = existsSync(known) ? await readFile(known) : await encoder.toBuffer();
      files.push({ file, type, width, height, bytes });
    }
  }
  return files;
}
