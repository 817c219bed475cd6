/** The owner's picture behind the heads of pages, in the chart's place: a photograph cut for phones too, or an SVG as it is. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dataFolder } from '~/config/dataFolder';
import type { Settings } from '~/config/siteSchema';
import { ArtworkError } from './artwork-error';
import { kept } from './cache';
import { type Folders, listFolder, shownPath } from './folders';
import { cutPhotograph, fills, findPhotograph, pictureName, sizeOf, type Use, uses } from './photographs';
import { type MadePicture, pictureCode } from './pictures';

export type HeroSettings = Pick<Settings, 'hero' | 'heroFocus'>;

const name = 'hero';

/** Whether a file of the owner's pictures is an SVG of this name. */
export const isHeroDrawing = (file: string): boolean => /^[^.].*\.svg$/i.test(file) && pictureName(file) === name;

/** @throws ArtworkError where there is no picture, or more than one */
export async function findHero({
  photographs,
}: Folders): Promise<{ readonly file: string; readonly isDrawing: boolean }> {
  const photograph = await findPhotograph(photographs, name);
  const drawing = (await listFolder(photographs)).find(isHeroDrawing);
  if (photograph !== undefined && drawing !== undefined)
    throw new ArtworkError(`${shownPath(photograph)} and ${drawing} are both the picture "${name}"; keep one`);
  const file = photograph ?? (drawing && path.join(photographs, drawing));
  if (file === undefined)
    throw new ArtworkError(
      `${dataFolder}/site.json: hero: there is no picture: put ${shownPath(photographs)}/${name}.jpg, or a .png, .webp, .avif or .svg`,
    );
  return { file, isDrawing: drawing !== undefined };
}

/**
 * What should be known before the picture is made.
 * @returns a line for the owner, or undefined
 * @throws ArtworkError where the picture is missing or cannot be read
 */
export async function checkHero(folders: Folders, { hero }: HeroSettings): Promise<string | undefined> {
  if (hero !== 'picture') return undefined;
  const { file, isDrawing } = await findHero(folders);
  const filled = fills(await sizeOf(file), { name, ...uses.hero });
  return isDrawing || filled >= 1200
    ? undefined
    : `${shownPath(file)}: it fills ${filled} pixels of width, and will look blurred: 2000 are enough`;
}

async function makeHero(folders: Folders, use: Use, focus: string): Promise<MadePicture> {
  const { file, isDrawing } = await findHero(folders);
  if (!isDrawing) return { photographs: await cutPhotograph({ name, ...uses[use] }, file, focus) };
  const svg = await readFile(file, 'utf8');
  const { width, height } = await sizeOf(file);
  return { drawing: await kept(`${name}.svg`, [svg], () => Promise.resolve(svg)), width, height };
}

/** The module `virtual:hero-picture`. */
export async function heroPictureCode(folders: Folders, { hero, heroFocus }: HeroSettings): Promise<string> {
  if (hero !== 'picture') return 'export const heroPicture = null;\n';
  const [wide, tall] = [
    pictureCode(await makeHero(folders, 'hero', heroFocus), 'wide'),
    pictureCode(await makeHero(folders, 'heroOnPhone', heroFocus), 'tall'),
  ];
  return [
    ...new Set([...wide.imports, ...tall.imports]),
    `export const heroPicture = { wide: ${wide.value}, tall: ${tall.value}, focus: ${JSON.stringify(heroFocus)} };`,
  ].join('\n');
}
