/** From drawings, photographs and the logo to the list of files that the site uses. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { drawAll, type Drawn } from './catalogue';
import { listFolder, type OutputFile } from './files';
import { drawIcons } from './icons';
import { readLogo } from './logo';
import { harboursModule, markModule, picturesModule, type TableEntry } from './modules';
import { derive, namePhotographs, newPicture } from './photographs';
import { heroLandscape, heroPortrait } from './pictures/hero';
import { drawnMark } from './pictures/mark';
import { drawSampleNews } from './pictures/sample-news';
import { recolourCalendar } from './sample-calendar';

export interface Folders {
  readonly pictures: string;
  readonly photographs: string;
  readonly brand: string;
  readonly publicFiles: string;
}

/** What pages show: the drawings, those with a photograph of their name replaced by it, and the other photographs. */
async function tableEntries(drawn: readonly Drawn[], folder: string): Promise<TableEntry[]> {
  const photographs = namePhotographs(await listFolder(folder));
  const names = new Set([...drawn.map(({ name }) => name), ...photographs.keys()]);
  const entries: TableEntry[] = [];
  for (const name of names) {
    const { width, height } = drawn.find((drawing) => drawing.name === name) ?? newPicture;
    const file = photographs.get(name);
    const photograph = file ? await derive({ name, width, height }, await readFile(path.join(folder, file))) : [];
    entries.push({ name, width, height, photograph });
  }
  return entries;
}

/** Drawings stay on disk beside a photograph that replaces them: taking it away brings them back. */
export async function buildPictures(
  drawn: readonly Drawn[],
  { pictures, photographs }: Pick<Folders, 'pictures' | 'photographs'>,
): Promise<OutputFile[]> {
  const entries = await tableEntries(drawn, photographs);
  const files: (readonly [name: string, content: OutputFile['content']])[] = [
    ...drawn.map(({ name, svg }) => [`${name}.svg`, svg] as const),
    ...entries.flatMap(({ photograph }) => photograph.map(({ file, bytes }) => [file, bytes] as const)),
    ['pictures.ts', picturesModule(entries)],
  ];
  return files.map(([name, content]) => ({ path: path.join(pictures, name), content }));
}

/** What shows the logo, or the drawn mark where there is none: header, icons, share image. */
export async function buildBrand({
  brand,
  pictures,
  publicFiles,
}: Omit<Folders, 'photographs'>): Promise<OutputFile[]> {
  const mark = (await readLogo(brand, 'logo')) ?? drawnMark;
  const icons = await drawIcons(mark, (await readLogo(brand, 'icon')) ?? mark);
  return [
    { path: path.join(pictures, 'mark.ts'), content: markModule(mark) },
    ...(mark.header ? [{ path: path.join(pictures, mark.header.name), content: mark.header.content }] : []),
    ...[...icons].map(([name, content]) => ({ path: path.join(publicFiles, name), content })),
  ];
}

/** The sample calendar in the theme's colours; nothing where the owner has taken it away. */
async function sampleCalendar({ publicFiles }: Folders): Promise<OutputFile[]> {
  const file = path.join(publicFiles, 'samples/scheduling.html');
  return existsSync(file) ? [{ path: file, content: recolourCalendar(await readFile(file, 'utf8')) }] : [];
}

/** What the sample articles show. */
function sampleNews({ publicFiles }: Folders): OutputFile[] {
  return [...drawSampleNews()].map(([name, content]) => ({
    path: path.join(publicFiles, `samples/pictures/${name}.svg`),
    content,
  }));
}

export async function buildAll(folders: Folders): Promise<OutputFile[]> {
  return [
    ...(await buildPictures(drawAll(), folders)),
    {
      path: path.join(folders.pictures, 'harbours.ts'),
      content: harboursModule({ wide: heroLandscape, tall: heroPortrait }),
    },
    ...(await buildBrand(folders)),
    ...(await sampleCalendar(folders)),
    ...sampleNews(folders),
  ];
}
