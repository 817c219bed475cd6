import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { projectFolder } from '~scripts/lib/project-folder';

/** The drawings that come with the site. */
export const drawingsFolder = path.join(projectFolder, 'src/assets/drawings');

/** Names in a folder, in order; none where there is no folder. Folders in it and hidden files, as of macOS, are left out. */
export async function listFolder(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .toSorted();
}
