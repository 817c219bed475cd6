/** From drawings, photographs and the logo to the list of files that the site uses. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { companies } from '~/content/companies';
import { themePalette } from './colours';
import { type Drawing, fillDrawing, readDrawings } from './drawings';
import { listFolder, type OutputFile } from './files';
import { drawIcons } from './icons';
import { drawnMark, readLogo } from './logo';
import { companyPicturesModule, logoModule, pictureModule, type TableEntry } from './modules';
import { cutPhotograph, namePhotographs, newPicture, type Place } from './photographs';
import { recolourCalendar } from './sample-calendar';

export interface Folders {
  /** Sources in `drawings`, `photographs` and `brand`; what is made of them goes to `pictures` and beside them. */
  readonly assets: string;
  readonly publicFiles: string;
}

/** Cuts a photograph, unless that was done for the same file and place. */
async function tableEntry(place: Place, photograph: string | undefined, pictures: string): Promise<TableEntry> {
  if (photograph === undefined) return { ...place, photographs: [], source: '' };
  const bytes = await readFile(photograph);
  const hash = createHash('sha256').update(JSON.stringify(place)).update(bytes).digest('hex').slice(0, 16);
  const source = ` From ${path.basename(photograph)}, ${hash}.`;
  const module = path.join(pictures, `${place.name}.ts`);
  const isKnown = existsSync(module) && (await readFile(module, 'utf8')).includes(source);
  return { ...place, photographs: await cutPhotograph(place, bytes, isKnown ? pictures : undefined), source };
}

/** The drawings, those with a photograph of their name replaced by it, and the other photographs. */
async function tableEntries(drawings: readonly Drawing[], assets: string): Promise<TableEntry[]> {
  const folder = path.join(assets, 'photographs');
  const files = namePhotographs(await listFolder(folder));
  const entries: TableEntry[] = [];
  for (const name of new Set([...drawings.map((drawing) => drawing.name), ...files.keys()])) {
    const { width, height } = drawings.find((drawing) => drawing.name === name) ?? newPicture;
    const file = files.get(name);
    const photograph = file && path.join(folder, file);
    entries.push(await tableEntry({ name, width, height }, photograph, path.join(assets, 'pictures')));
  }
  return entries;
}

/** A drawing stays beside the photograph that replaces it: without the photograph it is shown again. */
export async function buildPictures(
  { assets }: Pick<Folders, 'assets'>,
  companyPictures: readonly string[],
): Promise<OutputFile[]> {
  const drawings = await readDrawings(path.join(assets, 'drawings'), themePalette);
  const entries = await tableEntries(drawings, assets);
  const shown = entries.map(({ name }) => name).filter((name) => companyPictures.includes(name));
  const files: (readonly [name: string, content: OutputFile['content']])[] = [
    ...drawings.map(({ name, svg }) => [`pictures/${name}.svg`, svg] as const),
    ...entries.flatMap(({ photographs }) => photographs.map(({ file, bytes }) => [`pictures/${file}`, bytes] as const)),
    ...entries.map((entry) => [`pictures/${entry.name}.ts`, pictureModule(entry)] as const),
    ['company-pictures.ts', companyPicturesModule(shown)],
  ];
  return files.map(([name, content]) => ({ path: path.join(assets, name), content }));
}

/** What shows the logo, or the drawn mark where there is none: header, icons, share image. */
export async function buildBrand({ assets, publicFiles }: Folders, drawings: string): Promise<OutputFile[]> {
  const source = (name: string): Promise<string> => readFile(path.join(drawings, name), 'utf8');
  const logo = await readLogo(path.join(assets, 'brand'), 'logo');
  const icon = (await readLogo(path.join(assets, 'brand'), 'icon')) ?? logo;
  const mark = drawnMark(fillDrawing(await source('mark.svg'), themePalette));
  const share = fillDrawing(await source('share.svg'), themePalette);
  const icons = await drawIcons({ mark: logo ?? mark, icon: icon ?? mark, share });
  return [
    { path: path.join(assets, 'logo.ts'), content: logoModule(logo?.header) },
    ...(logo ? [{ path: path.join(assets, 'pictures', logo.header.file), content: logo.header.bytes }] : []),
    ...[...icons].map(([name, content]) => ({ path: path.join(publicFiles, name), content })),
  ];
}

/** The sample calendar in the theme's colours; nothing where the owner has taken it away. */
async function buildCalendar({ publicFiles }: Folders): Promise<OutputFile[]> {
  const file = path.join(publicFiles, 'samples/scheduling.html');
  return existsSync(file) ? [{ path: file, content: recolourCalendar(await readFile(file, 'utf8')) }] : [];
}

export async function buildAll(folders: Folders): Promise<OutputFile[]> {
  const companyPictures = Object.values(companies).map(({ picture }) => picture.name);
  return [
    ...(await buildPictures(folders, companyPictures)),
    ...(await buildBrand(folders, path.join(folders.assets, 'drawings/brand'))),
    ...(await buildCalendar(folders)),
  ];
}
