import { pageAddresses } from '~/content/pages';

/** A page of the built site. */
interface BuiltPage {
  /** Path that a browser asks for, without base, e.g. `/` or `/es/about`. */
  readonly path: string;
  /** Below the folder of the site, e.g. `es/about.html`. */
  readonly file: string;
}

/** File of a page, below the folder of the site. */
export function fileOf(path: string): string {
  return `${path.endsWith('/') ? `${path}index` : path}.html`.slice(1);
}

/** The pages of a built site. */
export const builtPages: readonly BuiltPage[] = pageAddresses.map(({ path }) => ({ path, file: fileOf(path) }));
