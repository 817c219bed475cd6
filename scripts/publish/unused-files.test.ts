import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withFolder } from '~tests/support/folder';
import { removeUnusedFiles } from './unused-files';

test('scripts and pictures go that no page leads to, by way of another file of the site or at all', () =>
  withFolder(async (directory) => {
    const files = {
      'index.html': '<html data-files="/assets/app-1.js"><img src="/assets/chart-1.svg"></html>',
      'assets/app-1.js': 'import("./AboutPage-1.js")',
      'assets/AboutPage-1.js': 'export const picture="/assets/vision-1.avif"',
      'assets/NewsPage-1.js': 'import"./app-1.js";import("./filters-1.js")',
      'assets/filters-1.js': 'import("./NewsPage-1.js")',
      'assets/chart-1.svg': '<svg/>',
      'assets/vision-1.avif': '',
      'assets/news-1.svg': '<svg/>',
    };
    mkdirSync(join(directory, 'assets'));
    for (const [path, text] of Object.entries(files)) writeFileSync(join(directory, path), text);
    const gone = ['NewsPage-1.js', 'filters-1.js', 'news-1.svg'];
    expect((await removeUnusedFiles(directory)).toSorted()).toEqual(gone);
    expect(readdirSync(join(directory, 'assets')).filter((name) => gone.includes(name))).toEqual([]);
    expect(readdirSync(join(directory, 'assets'))).toHaveLength(4);
  }));
