import { existsSync, readdirSync } from 'node:fs';

/** Files that Windows Explorer and the Finder add to folders, in lower case. */
const systemNames: ReadonlySet<string> = new Set(['thumbs.db', 'ehthumbs.db', 'desktop.ini', 'icon\r']);

/** Whether the operating system, not the owner, put the file into a folder. Hidden files such as `.DS_Store` count too. */
export function isSystemFile(name: string): boolean {
  return name.startsWith('.') || systemNames.has(name.toLowerCase());
}

/** Names of the files and folders that an owner put into a folder; none if there is no such folder. */
export function listDataFiles(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => !isSystemFile(name)) : [];
}
