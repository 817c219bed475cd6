/** Names of files that Windows Explorer, and the Finder for a folder's picture, put beside an owner's, in small letters. */
const systemNames: ReadonlySet<string> = new Set(['thumbs.db', 'ehthumbs.db', 'desktop.ini', 'icon\r']);

/** Whether the system put a file into a folder, not its owner. Hidden files, as `.DS_Store`, are of the system too. */
export function isSystemFile(name: string): boolean {
  return name.startsWith('.') || systemNames.has(name.toLowerCase());
}
