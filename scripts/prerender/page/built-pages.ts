import type { SitePages } from '~/content/pageTable';

/** File of a page in the folder of the site: `es/about.html` for `/es/about`. */
export function pageFile(path: string): string {
  return `${path.endsWith('/') ? `${path}index` : path}.html`.slice(1);
}

/** The pages of a built site: the path without the base path, and the file. */
export const listBuiltPages = ({ pageAddresses }: SitePages) =>
  pageAddresses.map(({ path }) => ({ path, file: pageFile(path) }));
