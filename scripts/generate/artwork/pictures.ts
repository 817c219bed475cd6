/** The pictures as pages have them: drawings that come with the site, and the owner's photographs in their place. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { HeroPicture, PictureFile } from '~/assets/pictureFile';
import { DataError } from '~/config/dataFile';
import type { Settings } from '~/config/siteSchema';
import { dataFolder } from '~scripts/lib/data-folder';
import { readDrawing } from './drawings';
import { type Folders, listFolder, shownPath } from './folders';
import { checkBrandNames, readLogo } from './logo';
import {
  cutPhotograph,
  findOwn,
  isPicture,
  pictureName,
  type Serve,
  tellsPlace,
  type Use,
  uses,
  wrongFormat,
} from './photographs';

export type HeroSettings = Pick<Settings, 'hero' | 'heroFocus'>;

/** What the owner's data says of a picture. */
export interface NamedPicture {
  /** Name of a drawing or photograph, with or without an ending. */
  readonly name: string;
  /** The point that stays in sight where a photograph is cropped. */
  readonly focus?: string | undefined;
  /** Where it is named, for messages: `data/companies/energy.json: picture.name`. */
  readonly from?: string;
}

export interface SitePictures {
  /** Every drawing of ours, and every picture of the owner's that has no other place, by name. */
  readonly named: ReadonlyMap<string, PictureFile>;
  /** By name and focus with a space between. */
  readonly ofCompanies: ReadonlyMap<string, PictureFile>;
  /** The owner's picture behind the heads of pages. */
  readonly hero: HeroPicture | null;
  /** What the owner should know: a line each. */
  readonly warnings: readonly string[];
}

/** Code names the chart's pictures, and what code names is part of the site: without a chart there is no file to name. */
const noPicture: PictureFile = { src: '', width: 1, height: 1, sources: [] };

/** Why there is no picture of a name. */
async function missing({ drawings, photographs }: Folders, name: string): Promise<string> {
  const own = await listFolder(photographs);
  const other = own.find((file) => pictureName(file) === name);
  if (other !== undefined) return `the picture "${name}" is ${wrongFormat(other)}`;
  const names = new Set([...own, ...(await listFolder(drawings))].map(pictureName));
  return `there is no picture "${name}": put data/pictures/${name}.jpg, or a .png, .webp, .avif or .svg (there are ${[...names].join(', ')})`;
}

/** `warning`: what the owner should know of it, a line. */
type MadePicture = PictureFile & { readonly warning?: string };

/**
 * A picture by its name.
 * @throws DataError naming what is missing or cannot be read
 */
export async function makePicture(
  folders: Folders,
  picture: NamedPicture,
  use: Use,
  serve: Serve,
): Promise<MadePicture> {
  const name = pictureName(picture.name);
  const own = await findOwn(folders.photographs, name);
  const file = path.join(folders.drawings, `${name}.svg`);
  const drawing = existsSync(file) ? await readDrawing(file) : undefined;
  if (own !== undefined) {
    // In a drawing's place a photograph has the drawing's ratio, elsewhere that of its use.
    const { width, height } = drawing ?? uses[use];
    const cut = await cutPhotograph({ name, width, height }, own, picture.focus, serve);
    const { enough } = uses[use];
    if (cut.width >= enough) return cut;
    const blurred = `it fills ${cut.width} pixels of width, and will look blurred on a large screen: ${enough} are enough`;
    return { ...cut, warning: `${shownPath(own)}: ${blurred}` };
  }
  if (drawing === undefined) {
    const fault = await missing(folders, name);
    throw new DataError([picture.from === undefined ? fault : `${picture.from}: ${fault}`]);
  }
  const { svg, width, height } = drawing;
  return { src: serve(`${name}.svg`, svg), width, height, sources: [] };
}

/** What is wrong with a file among the owner's pictures, whether or not anything shows it. */
async function noteOn(file: string): Promise<string | undefined> {
  const { base } = path.parse(file);
  if (!isPicture(base)) return base.startsWith('.') ? undefined : `${shownPath(file)}: not used: ${wrongFormat(base)}`;
  return (await tellsPlace(file))
    ? `${shownPath(file)}: its notes (EXIF) say where it was taken, to all who see the repository: export it without them`
    : undefined;
}

/**
 * Makes every picture of the site.
 * @throws DataError with a line for each picture that no site can be made with
 */
export async function makePictures(
  folders: Folders,
  companies: readonly NamedPicture[],
  settings: HeroSettings,
  serve: Serve,
): Promise<SitePictures> {
  const faults = new Set<string>();
  const warnings = new Set<string>();
  const attempt = async <Result>(step: Promise<Result>): Promise<Result | undefined> => {
    try {
      return await step;
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      for (const fault of error.faults) faults.add(fault);
    }
    return undefined;
  };
  const make = async (picture: NamedPicture, use: Use = 'company'): Promise<PictureFile> => {
    const { warning, ...made }: MadePicture = (await attempt(makePicture(folders, picture, use, serve))) ?? noPicture;
    if (warning !== undefined) warnings.add(warning);
    return made;
  };
  await attempt(checkBrandNames(folders.brand));
  for (const name of ['logo', 'icon'] as const) await attempt(readLogo(folders.brand, name));
  const files = await listFolder(folders.photographs);
  const elsewhere = new Set(['hero', ...companies.map(({ name }) => pictureName(name))]);
  const names = [...(await listFolder(folders.drawings)), ...files.filter(isPicture)].map(pictureName);
  const named = new Map<string, PictureFile>();
  for (const name of new Set(names.filter((one) => !elsewhere.has(one)))) {
    const isOff = settings.hero !== 'chart' && name.startsWith('hero-');
    named.set(name, isOff ? noPicture : await make({ name }));
  }
  const ofCompanies = new Map<string, PictureFile>();
  for (const company of companies) ofCompanies.set(`${company.name} ${company.focus}`, await make(company));
  const { hero: kind, heroFocus: focus } = settings;
  const heroPicture = { name: 'hero', focus, from: `${dataFolder}/site.json: hero` };
  const hero = kind === 'picture' ? { ...(await make(heroPicture, 'hero')), focus } : null;
  if (faults.size > 0) throw new DataError([...faults]);
  for (const file of files) {
    const note = await noteOn(path.join(folders.photographs, file));
    if (note !== undefined) warnings.add(note);
  }
  return { named, ofCompanies, hero, warnings: [...warnings] };
}
