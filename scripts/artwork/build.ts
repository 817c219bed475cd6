/** From drawings and photographs to the list of files that the site uses. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { drawAll, type Drawn } from './catalogue';
import { drawRasters } from './icons';
import type { OutputFile } from './outputs';
import { derive, namePhotographs, newPicture } from './photographs';
import { harbourPositions, heroLandscape, heroPortrait, type HeroFormat } from './pictures/hero';
import { drawIcon, drawMark, markHarbour, markWind } from './pictures/mark';
import { recolourCalendar } from './sample-calendar';
import { drawnText, tableText, type DrawnFacts, type TableEntry } from './table';

export interface Folders {
  readonly pictures: string;
  readonly photographs: string;
  readonly publicFiles: string;
}

/** What pages show: the drawings, those with a photograph of their name replaced by it, and the other photographs. */
async function tableEntries(drawn: readonly Drawn[], folder: string): Promise<TableEntry[]> {
  const photographs = namePhotographs(await readdir(folder).catch(() => []));
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

const heroFacts = (format: HeroFormat): DrawnFacts['heroes'][string] => ({
  width: format.frame.width,
  height: format.frame.height,
  spots: harbourPositions(format),
});

/** Drawings stay on disk beside a photograph that replaces them: taking it away brings them back. */
export async function buildPictures(drawn: readonly Drawn[], folders: Folders): Promise<OutputFile[]> {
  const entries = await tableEntries(drawn, folders.photographs);
  const inPictures = (name: string, content: string | Uint8Array): OutputFile => ({
    path: path.join(folders.pictures, name),
    content,
  });
  return [
    ...drawn.map(({ name, svg }) => inPictures(`${name}.svg`, svg)),
    inPictures('mark.svg', drawMark()),
    ...entries.flatMap(({ photograph }) => photograph.map(({ file, bytes }) => inPictures(file, bytes))),
    inPictures('pictures.ts', tableText(entries)),
    inPictures(
      'drawn.ts',
      drawnText({
        mark: markWind,
        markHarbour,
        heroes: { landscape: heroFacts(heroLandscape), portrait: heroFacts(heroPortrait) },
      }),
    ),
  ];
}

/** The sample calendar in the theme's colours; nothing where the owner has taken it away. */
async function sampleCalendar({ publicFiles }: Folders): Promise<OutputFile[]> {
  const file = path.join(publicFiles, 'samples/scheduling.html');
  return existsSync(file) ? [{ path: file, content: recolourCalendar(await readFile(file, 'utf8')) }] : [];
}

export async function buildAll(folders: Folders): Promise<OutputFile[]> {
  const rasters = await drawRasters();
  return [
    ...(await buildPictures(drawAll(), folders)),
    { path: path.join(folders.publicFiles, 'favicon.svg'), content: drawIcon(7, 2.6) },
    ...rasters.map(({ name, bytes }) => ({ path: path.join(folders.publicFiles, name), content: bytes })),
    ...(await sampleCalendar(folders)),
  ];
}
