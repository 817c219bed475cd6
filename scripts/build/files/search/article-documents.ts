import { brotliCompressSync, constants } from 'node:zlib';
import { type ArchivedArticle, byNewest } from '~/features/news/model/archive';
import type { ArticleDocument } from '~/features/search/documents';

const descriptionLength = 120;
/** More than has been seen to fit, so that few sizes are tried. */
const articlesMax = 1_500;

function cut(text: string, most: number): string {
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  const start = characters.slice(0, most).join('');
  return most === 0 ? '' : `${start.replace(/\s+\S*$/, '')} …`;
}

type SearchedArticle = Omit<ArchivedArticle, 'combinations'>;

/** Not by the best quality, which takes ten times as long to save a few bytes. */
const sizeOf = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

export function articleDocuments(articles: readonly SearchedArticle[], textLength: number): readonly ArticleDocument[] {
  return articles.toSorted(byNewest).map(({ url, title, description, source, categories, publishedAt }) => ({
    url,
    title,
    text: cut(description, textLength),
    source,
    day: publishedAt.slice(0, 10),
    categories,
  }));
}

/** Ever smaller counts, each three quarters of the one before. */
function counts(from: number, least: number): readonly number[] {
  return from <= least ? [from] : [from, ...counts(Math.max(least, Math.floor(from * 0.75)), least)];
}

/**
 * The file of articles within a size after brotli. What is too much is first the archive's older articles, then the
 * descriptions, then the oldest articles that pages show.
 * @param archive newest first, each once
 * @param shown addresses of the articles on the news pages
 */
export function articlesFile(
  archive: readonly SearchedArticle[],
  shown: ReadonlySet<string>,
  bytesMax: number,
): string {
  const pages = archive.filter(({ url }) => shown.has(url));
  const older = archive.filter(({ url }) => !shown.has(url));
  const all = [...pages, ...older].slice(0, Math.max(articlesMax, pages.length));
  const candidates = [
    ...counts(all.length, pages.length).map((count) => ({ count, textLength: descriptionLength })),
    ...counts(pages.length, 0).map((count) => ({ count, textLength: 0 })),
  ];
  for (const { count, textLength } of candidates) {
    const text = JSON.stringify(articleDocuments(all.slice(0, count), textLength));
    if (sizeOf(text) <= bytesMax) return text;
  }
  return '[]';
}
