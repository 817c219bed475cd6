import { describe, expect, it } from 'vitest';
import { archivePagesMax } from '~/config/limits';
import type { Combination } from '~/config/news';
import type { ArchivedArticle } from '~/features/news/model/archive';
import { archiveListPath, archivePagePath, archiveListSchema } from '~/features/news/model/archivePages';
import { type Article, storedArticles } from '~/features/news/model/article';
import { parse } from '~/lib/schema';
import { range } from '~tests/support/news/articles';
import { archiveFiles } from './archive-files';

const start = Date.parse('2026-11-22T00:00:00Z');

/** Articles of some combinations, each an hour older than the one before. */
function archived(from: number, to: number, ...combinations: readonly string[]): readonly ArchivedArticle[] {
  return range(from, to).map((article, index) =>
    Object.assign(article, {
      publishedAt: new Date(start - (from + index) * 3_600_000).toISOString().replace('.000', ''),
      combinations,
    }),
  );
}

function newest(articles: readonly Article[], count: number) {
  return { articles: articles.slice(0, count) };
}

/** The pages of a combination as a browser comes by them. */
function read({ files }: ReturnType<typeof archiveFiles>, filters: Combination): readonly (readonly string[])[] {
  const list = parse(archiveListSchema, JSON.parse(files.get(archiveListPath(filters)) ?? '[]'), 'list');
  if (list.kind === 'invalid') throw new Error(list.message);
  return list.value.map((name) => {
    const page = parse(storedArticles, JSON.parse(files.get(archivePagePath(name)) ?? 'null'), name);
    if (page.kind === 'invalid') throw new Error(page.message);
    return page.value.map(({ url }) => url);
  });
}

const haiti = { region: 'haiti', category: 'all' } as const;
const all = { region: 'all', category: 'all' } as const;
const articles = archived(1, 40, 'haiti/business');
const snapshots = new Map([
  ['haiti/all', newest(articles, 12)],
  ['all/all', newest(articles, 12)],
]);

describe('the archive of a build', () => {
  it('continues each snapshot in pages of twelve, newest first, each stored once with the fields that are shown', () => {
    const built = archiveFiles(articles.toReversed(), snapshots);
    const pages = read(built, haiti);
    expect(pages.map((page) => page.length)).toEqual([12, 12, 4]);
    expect(pages.flat()).toEqual(articles.slice(12).map(({ url }) => url));
    expect(built.pages.get('haiti/all')).toBe(3);
    expect(read(built, all)).toEqual(pages);
    const paths = [...built.files.keys()];
    expect(paths.filter((path) => path.endsWith('.archive.json'))).toHaveLength(3);
    expect(paths).toEqual(expect.arrayContaining(['/news-archive/all-all.json', '/news-archive/haiti-all.json']));
    expect(paths).toHaveLength(3 + 2);
    expect([...built.files.values()].join('')).not.toContain('combinations');
  });

  it('leaves out the articles of the snapshot, wherever they are in the archive', () => {
    const odd = { articles: [...articles.slice(0, 5), ...articles.slice(30, 37)] };
    const pages = read(archiveFiles(articles, new Map([['haiti/all', odd]])), haiti);
    expect(pages.flat()).toEqual([...articles.slice(5, 30), ...articles.slice(37)].map(({ url }) => url));
  });

  it('has at most the allowed pages, and none without older articles', () => {
    const many = archived(1, 12 * archivePagesMax + 100, 'haiti/business');
    expect(archiveFiles(many, new Map([['haiti/all', newest(many, 12)]])).pages.get('haiti/all')).toBe(archivePagesMax);
    expect(archiveFiles([], snapshots).files.size).toBe(0);
    expect(archiveFiles(articles.slice(0, 12), snapshots).files.size).toBe(0);
    expect(archiveFiles(articles, new Map()).files.size).toBe(0);
  });
});
