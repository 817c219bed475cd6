import { publishedLanguages } from '../../../src/config/languages';
import { pageIds, pathOf } from '../../../src/content/pages';
import type { BuiltPage } from './headers';

function fileOf(path: string): string {
  return `${path.endsWith('/') ? `${path}index` : path}.html`.slice(1);
}

/** The pages of a built site. */
export const builtPages: readonly BuiltPage[] = publishedLanguages.flatMap((language) =>
  pageIds.map((page) => {
    const path = pathOf(page, language);
    return { path, file: fileOf(path) };
  }),
);
