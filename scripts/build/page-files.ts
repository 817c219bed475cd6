import type { PageRoutes } from '~/config/pageTable';

/** Returns the file of a page in the folder of the site: `es/about.html` for `/es/about`. */
export function pageFile(path: string): string {
  return `${path.endsWith('/') ? `${path}index` : path}.html`.slice(1);
}

/** Lists the pages of a built site, with their paths without the base path, and their files. */
export const listPageFiles = ({ pageRoutes }: PageRoutes) =>
  pageRoutes.map(({ path }) => ({ path, file: pageFile(path) }));
