import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishedLanguages } from '../../../src/config/languages';
import { pageIds, pathOf } from '../../../src/content/pages';
import type { BuiltPage } from './headers';
import { policyOf } from './page-policy';

function fileOf(path: string): string {
  return `${path.endsWith('/') ? `${path}index` : path}.html`.slice(1);
}

/**
 * The pages of a built site, with the policies they carry.
 * @throws Error where a page is missing or carries none
 */
export async function builtPages(directory: string): Promise<readonly BuiltPage[]> {
  const paths = publishedLanguages.flatMap((language) => pageIds.map((page) => pathOf(page, language)));
  return Promise.all(
    paths.map(async (path) => {
      const file = fileOf(path);
      return { path, file, policy: policyOf(await readFile(join(directory, file), 'utf8')) };
    }),
  );
}
