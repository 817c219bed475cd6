/** Finds the files of a picture by its name: the owner's photograph or SVG, or the drawing that comes with the site. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DataError } from '~/config/dataFile';
import { dataFolder } from '~scripts/lib/data-folder';
import { kept } from '~scripts/lib/kept';
import { type Drawing, readDrawing } from './drawings';
import { type Folders, listFolder, shownPath } from './folders';
import { readOwnerSvg } from './owner-svg';
import {
  cutPhotograph,
  findOwn,
  type Photograph,
  pictureName,
  sizeOf,
  type Use,
  uses,
  wrongFormat,
} from './photographs';

/** What the owner's data says of a picture. */
export interface NamedPicture {
  /** Name of a drawing or photograph, with or without an ending. */
  readonly name: string;
  /** The point that stays in sight where a photograph is cropped. */
  readonly focus?: string | undefined;
  /** Where it is named, for messages: `data/companies/energy.json: picture.name`. */
  readonly from?: string;
}

/** The owner's picture behind the heads of pages, in the chart's place. */
export const heroPicture = (focus: string): NamedPicture => ({
  name: 'hero',
  focus,
  from: `${dataFolder}/site.json: hero`,
});

/** The kept files of a picture. */
export interface MadePicture {
  /** What an img shows: the drawing, or the widest JPEG of a photograph. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** None for a drawing. */
  readonly photographs: readonly Photograph[];
  /** What the owner should know of it: a line. */
  readonly warning?: string | undefined;
}

/**
 * An owner's SVG, which is shown as it is.
 * @throws DataError where it cannot be, or must not
 */
export async function readOwnDrawing(file: string): Promise<Drawing> {
  const bytes = await readFile(file);
  readOwnerSvg(shownPath(file), bytes);
  return { svg: bytes.toString('utf8'), ...(await sizeOf(file)) };
}

/** @throws DataError where there is neither a drawing nor a photograph of the name */
export async function findPicture(folders: Folders, picture: NamedPicture, use: Use) {
  const name = pictureName(picture.name);
  const own = await findOwn(folders.photographs, name);
  const ours = path.join(folders.drawings, `${name}.svg`);
  const file = own ?? ours;
  if (!existsSync(file)) {
    const photographs = await listFolder(folders.photographs);
    const files = [...photographs, ...(await listFolder(folders.drawings))];
    const other = photographs.find((photograph) => pictureName(photograph) === name);
    const fault =
      other === undefined
        ? `there is no picture "${name}": put data/pictures/${name}.jpg, or a .png, .webp, .avif or .svg ` +
          `(there are ${[...new Set(files.map(pictureName))].join(', ')})`
        : `the picture "${name}" is ${wrongFormat(other)}`;
    throw new DataError([picture.from === undefined ? fault : `${picture.from}: ${fault}`]);
  }
  if (/\.svg$/i.test(file)) return { file, drawing: await (file === own ? readOwnDrawing(file) : readDrawing(file)) };
  // In a drawing's place a photograph has the drawing's ratio, elsewhere that of its use.
  const { width, height } = existsSync(ours) ? await readDrawing(ours) : uses[use];
  return { file, place: { name, width, height } };
}

/**
 * The files of a picture, made where they are not kept.
 * @throws DataError naming what is missing or cannot be read
 */
export async function makePicture(folders: Folders, picture: NamedPicture, use: Use): Promise<MadePicture> {
  const { drawing, file, place } = await findPicture(folders, picture, use);
  if (drawing !== undefined) {
    const { svg, width, height } = drawing;
    const name = `${pictureName(picture.name)}.svg`;
    return { file: await kept('artwork', name, [svg], async () => svg), width, height, photographs: [] };
  }
  const { photographs, widest } = await cutPhotograph(place, file, picture.focus);
  const { enough } = uses[use];
  const blurred = `it fills ${widest.width} pixels of width, and will look blurred on a large screen: ${enough} are enough`;
  return { ...widest, photographs, warning: widest.width < enough ? `${shownPath(file)}: ${blurred}` : undefined };
}
