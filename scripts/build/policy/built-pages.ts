import { pageAddresses } from '~/content/pages';
import type { BuiltPage } from './headers';

/** File of a page, below the folder of the site. */
export function fileOf(path: string): string {
  return `${path.endsWith('/') ? `${path}index` : path}.html`.slice(1);
}

/** The pages of a built site. */
export const builtPages: readonly BuiltPage[] = pageAddresses.map(({ path }) => ({ path, file: fileOf(path) }));
