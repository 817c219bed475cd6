/** What every host is to do, beside the headers; each format says it in its own words. */
import { publishedLanguages } from '~/config/languages';
import { pathOf } from '~/content/pages';
import { fileOf } from '~scripts/build/policy/built-pages';

/** What a host answers below a folder where there is no such page. */
interface NotFoundPage {
  /** Without base, with both slashes: `/` or `/es/`. */
  readonly folder: string;
  /** Below the folder of the site, e.g. `es/404.html`. */
  readonly file: string;
}

/** One for each language; the default one's folder holds all the others. */
export const notFoundPages: readonly NotFoundPage[] = publishedLanguages.map((language) => ({
  folder: pathOf('home', language),
  file: fileOf(pathOf('notFound', language)),
}));
