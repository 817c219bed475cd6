import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PageRoutes } from '~/config/pageTable';
import { listPageFiles } from '~scripts/build/page-files';

/** Finds the page with the name of a folder, or of a folder above: `news.html` for `news/all`; undefined if there is none. */
function findPage(folder: string, files: ReadonlySet<string>): string | undefined {
  if (folder === '.') return undefined;
  const file = `${folder}.html`;
  return files.has(file) ? file : findPage(dirname(folder), files);
}

/**
 * Lists copies of pages in folders. Pages stand beside folders of their names: `news.html` and `news/`. A host that redirects
 * `/news` to `/news/` serves the copy of the page in the folder; the canonical address of a copy is that of its page. A
 * folder without a page of its name has the page of its parent: `/news/all` means `/news`. Every page has a copy in a folder of
 * its name, for hosts without a rule for `/about/`. A document that redirects to `/about` would not work: on hosts that prefer
 * folders it would redirect to itself.
 * @returns the file of the page by the file of the copy
 */
export function listFolderCopies(site: PageRoutes): ReadonlyMap<string, string> {
  const files = new Set(listPageFiles(site).map(({ file }) => file));
  const pageFolders = site.pageRoutes
    .filter(({ page, path }) => page !== 'notFound' && !path.endsWith('/'))
    .map(({ path }) => path.slice(1));
  const folders = new Set([...[...files].map((file) => dirname(file)), ...pageFolders]);
  const copies = new Map<string, string>();
  for (const folder of folders) {
    const page = findPage(folder, files);
    const copy = join(folder, 'index.html');
    if (page !== undefined && !files.has(copy)) copies.set(copy, page);
  }
  return copies;
}

export async function writeFolderCopies(directory: string, site: PageRoutes): Promise<void> {
  for (const [copy, page] of listFolderCopies(site)) {
    await mkdir(join(directory, dirname(copy)), { recursive: true });
    await copyFile(join(directory, page), join(directory, copy));
  }
}
