/** From a picture's name to its files: the drawing of that name, or the photograph in its place. */
import path from 'node:path';
import { ArtworkError } from './artwork-error';
import { kept } from './cache';
import { themePalette } from './colours';
import { readDrawing } from './drawings';
import { type Folders, listFolder } from './folders';
import {
  cutPhotograph,
  fills,
  findPhotograph,
  leastWidth,
  type Photograph,
  pictureName,
  sizeOf,
  type Use,
  uses,
} from './photographs';

/** What the owner's data says of a picture. */
export interface NamedPicture {
  /** Of a drawing or photograph, with or without an ending. */
  readonly name: string;
  /** The point that stays in sight where a photograph is cropped. */
  readonly focus?: string | undefined;
  /** Where it is named, for messages: `data/companies/energy.json: picture.name`. */
  readonly from?: string;
}

/** A picture whose files the bundler still gives their addresses. */
export type MadePicture =
  | { readonly drawing: string; readonly width: number; readonly height: number }
  | { readonly photographs: readonly Photograph[] };

/** @throws ArtworkError where there is neither a drawing nor a photograph of the name */
async function find(folders: Folders, picture: NamedPicture, use: Use) {
  const name = pictureName(picture.name);
  const drawing = await readDrawing(folders.drawings, name, themePalette);
  const photograph = await findPhotograph(folders.photographs, name);
  if (!drawing && !photograph) {
    const files = [...(await listFolder(folders.photographs)), ...(await listFolder(folders.drawings))];
    const fault =
      `there is no picture "${name}": put data/pictures/${name}.jpg, or a .png, .webp or .avif ` +
      `(there are ${[...new Set(files.map(pictureName))].join(', ')})`;
    throw new ArtworkError(picture.from === undefined ? fault : `${picture.from}: ${fault}`);
  }
  // In a drawing's place a photograph has the drawing's ratio, elsewhere that of its use.
  const { width, height } = drawing ?? uses[use];
  return { drawing, photograph, place: { name, width, height } };
}

/**
 * The files of a picture, made where they are not kept.
 * @throws ArtworkError naming what is missing or cannot be read
 */
export async function makePicture(folders: Folders, picture: NamedPicture, use: Use): Promise<MadePicture> {
  const { drawing, photograph, place } = await find(folders, picture, use);
  if (photograph !== undefined) return { photographs: await cutPhotograph(place, photograph, picture.focus) };
  const { svg = '', width, height } = { ...place, ...drawing };
  return { drawing: await kept(`${place.name}.svg`, [svg], () => Promise.resolve(svg)), width, height };
}

/**
 * What should be known before a picture is made.
 * @returns a line for the owner, or undefined
 * @throws ArtworkError as `makePicture` does
 */
export async function checkPicture(folders: Folders, picture: NamedPicture, use: Use): Promise<string | undefined> {
  const { photograph, place } = await find(folders, picture, use);
  if (photograph === undefined) return undefined;
  const filled = fills(await sizeOf(photograph), place);
  return filled >= leastWidth
    ? undefined
    : `${path.basename(photograph)} fills ${filled} pixels of width, and will look blurred: 1200 are enough`;
}

/** The parts of a module that has a picture; the bundler names the files, and tells their addresses. */
export interface PictureCode {
  readonly imports: readonly string[];
  /** An expression of the type `PictureFile`. */
  readonly value: string;
}

/** Never inlined: the content security policy lets images come from the site, not from data addresses. */
const importOf = (variable: string, file: string): string =>
  `import ${variable} from ${JSON.stringify(`${file}?no-inline`)};`;

/** @param prefix of the module's variables, which differ where it has several pictures */
export function pictureCode(made: MadePicture, prefix = 'file'): PictureCode {
  if ('drawing' in made) {
    const { drawing, width, height } = made;
    return {
      imports: [importOf(prefix, drawing)],
      value: `{ src: ${prefix}, width: ${width}, height: ${height}, sources: [] }`,
    };
  }
  const files = made.photographs.map((photograph, index) => ({ ...photograph, variable: `${prefix}${index}` }));
  const sources = (['image/avif', 'image/jpeg'] as const).map((type) => {
    const widths = files.filter((file) => file.type === type);
    return `{ type: '${type}', srcSet: \`${widths.map(({ variable, width }) => `\${${variable}} ${width}w`).join(', ')}\` }`;
  });
  const widest = files.at(-1);
  return {
    imports: files.map(({ variable, file }) => importOf(variable, file)),
    value: `{ src: ${widest?.variable}, width: ${widest?.width}, height: ${widest?.height}, sources: [${sources.join(', ')}] }`,
  };
}
