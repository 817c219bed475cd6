import { copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SitePages } from '~/content/pageTable';
import { builtPages } from '~scripts/prerender/page/built-pages';

/**
 * Pages stand beside folders of their names: `news.html` and `news/`. A host that sends `/news` to `/news/` finds a copy
 * in the folder, whose canonical address is the one without the slash. A folder without a page of its own has its
 * parent's: `/news/all` means `/news`.
 */
export async function writeFolderCopies(directory: string, sitePages: SitePages): Promise<void> {
  const pages = builtPages(sitePages);
  const files = new Set(pages.map(({ file }) => file));
  const pageOf = (folder: string): string =>
    files.has(`${folder}.html`) || folder === '.' ? `${folder}.html` : pageOf(dirname(folder));
  for (const folder of new Set(pages.map(({ file }) => dirname(file)))) {
    const [page, copy] = [pageOf(folder), join(folder, 'index.html')];
    if (files.has(page) && !files.has(copy)) await copyFile(join(directory, page), join(directory, copy));
  }
}
