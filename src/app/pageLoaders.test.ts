import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publishedLanguages } from '../config/languages';
import { pageIds } from '../content/pages';
import { pageLoaders } from './pageLoaders';

const code = readFileSync(new URL('pageLoaders.tsx', import.meta.url), 'utf8');

/** The lines of a page, from its id to the next one's. */
function linesOf(page: string): string {
  const [, lines = ''] = code.split(`\n  ${page}: page({`);
  return lines.split('\n  }),')[0] ?? '';
}

test.for(pageIds)('%s names the modules that it imports, which the build looks up by these names', (page) => {
  const { entry, contentFile } = pageLoaders[page];
  const imported = [...linesOf(page).matchAll(/import\('(.+?)'\)/g)].map(([, path]) => path);
  expect(imported).toEqual([
    entry.replace('src/', '../').replace('.tsx', ''),
    ...publishedLanguages.map((language) => `../content/${language}/${contentFile.replace('.ts', '')}`),
  ]);
});
