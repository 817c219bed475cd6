import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { projectFolder } from '~scripts/lib/project-folder';
import { isSystemFile } from '~scripts/lib/system-files';

/** The drawings that come with the site. */
export const drawingsFolder = path.join(projectFolder, 'src/assets/drawings');

/** The drawings of the chart, which only a site that shows it serves. */
export const chartDrawingsFolder = path.join(projectFolder, 'src/features/chart/drawings');

/** Lists the names of the files in a folder, sorted; none if there is no folder. Files of the system are left out. */
export async function listFolder(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !isSystemFile(entry.name))
    .map(({ name }) => name)
    .toSorted();
}
