import type { SitePages } from '~/content/pageTable';

/** File of a page, below the folder of the site: `es/about.html` of `/es/about`. */
export function fileOf(path: string): string {
  return `${path.endsWith('/') ? `${path}index` : path}.html`.slice(1);
}

/** The pages of a built site: the path that a browser asks for, without base, and the file. */
export const builtPages = ({ pageAddresses }: SitePages) =>
  pageAddresses.map(({ path }) => ({ path, file: fileOf(path) }));
