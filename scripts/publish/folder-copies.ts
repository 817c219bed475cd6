import { copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { builtPages } from '~scripts/prerender/page/built-pages';

/**
 * Pages stand beside folders of their names: `news.html` and `news/`. A host that sends `/news` to `/news/` finds a copy
 * in the folder, whose canonical address is the one without the slash. A folder without a page of its own has its
 * parent's: `/news/all` means `/news`.
 *
 * @returns the file to copy, by the copy's path, both below the folder of the site
 */
export function folderCopies(): ReadonlyMap<string, string> {
  const files = new Set(builtPages.map(({ file }) => file));
  const pageOf = (folder: string): string =>
    files.has(`${folder}.html`) || folder === '.' ? `${folder}.html` : pageOf(dirname(folder));
  const folders = new Set(builtPages.map(({ file }) => dirname(file)));
  return new Map(
    [...folders]
      .map((folder) => [join(folder, 'index.html'), pageOf(folder)] as const)
      .filter(([copy, page]) => !files.has(copy) && files.has(page)),
  );
}

export async function writeFolderCopies(directory: string): Promise<void> {
  for (const [copy, page] of folderCopies()) await copyFile(join(directory, page), join(directory, copy));
}
