/** What every command looks at first: a fault of the place itself, which would otherwise show as an error of some package. */
import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Characters that packages of the build take for a part of an address or of a pattern, in the path of the project. */
const misread = /[#%[\]{}]/;

function pathFaults(projectFolder: string): readonly string[] {
  const character = misread.exec(projectFolder)?.[0];
  if (character === undefined) return [];
  return [
    `${JSON.stringify(projectFolder)}: the build cannot work below a folder with ${character} in its name: rename the folder`,
  ];
}

/** A link would have a file read, and published, that is no part of the data. */
function linkFaults(dataFolder: string): readonly string[] {
  if (!existsSync(dataFolder)) return [];
  return readdirSync(dataFolder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile() || entry.isDirectory()) return [];
    const path = join(entry.parentPath, entry.name).replaceAll(sep, '/');
    return entry.isSymbolicLink()
      ? [`${path}: this is a symbolic link: put a copy of the file in its place`]
      : [`${path}: this is neither a file nor a folder: remove it`];
  });
}

/**
 * A line for each fault.
 * @param projectFolder absolute
 * @param dataFolder folder of what an owner edits
 */
export function projectFaults(projectFolder: string, dataFolder: string): readonly string[] {
  return [...pathFaults(projectFolder), ...linkFaults(dataFolder)];
}
