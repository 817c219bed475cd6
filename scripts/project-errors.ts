/** Checks the project's folder before a command, because packages would fail later with an error that hides the cause. */
import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Characters that packages of the build read as part of a URL or a pattern if the path of the project contains them. */
const unsupportedCharacters = /[#%[\]{}]/;

function findPathErrors(projectFolder: string): readonly string[] {
  const character = unsupportedCharacters.exec(projectFolder)?.[0];
  if (character === undefined) return [];
  return [
    `${JSON.stringify(projectFolder)}: the build cannot work below a folder with ${character} in its name: rename the folder`,
  ];
}

/** A symbolic link could have the build read, and publish, a file outside the data. */
function findLinkErrors(dataFolder: string): readonly string[] {
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
 * Finds the errors of the folders, a line each.
 * @param projectFolder absolute path
 * @param dataFolder folder of the files that an owner edits
 */
export function findProjectErrors(projectFolder: string, dataFolder: string): readonly string[] {
  return [...findPathErrors(projectFolder), ...findLinkErrors(dataFolder)];
}
