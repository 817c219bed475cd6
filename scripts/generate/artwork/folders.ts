import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { dataFolder } from '~scripts/lib/data-folder';
import { projectFolder } from '~scripts/lib/project-folder';

/** Folders that pictures come from. */
export interface Folders {
  readonly drawings: string;
  /** The owner's photographs. */
  readonly photographs: string;
  /** The owner's logo and icon. */
  readonly brand: string;
}

const data = path.resolve(projectFolder, dataFolder);

export const folders: Folders = {
  drawings: path.join(projectFolder, 'src/assets/drawings'),
  photographs: path.join(data, 'pictures'),
  brand: path.join(data, 'brand'),
};

/** A file as messages name it, from the project's folder. */
export const shownPath = (file: string): string => path.relative(projectFolder, file);

/** Names in a folder, in order; none where there is no folder. Folders in it are left out. */
export async function listFolder(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
}
