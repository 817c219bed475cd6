import { brotliCompressSync, constants } from 'node:zlib';
import type { Article } from '~/features/news/model/article';
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

/** Newest first; articles of the same moment by address, so that builds are the same. */
function byDate(a: Article, b: Article): number {
  const [one, other] = a.publishedAt === b.publishedAt ? [a.url, b.url] : [b.publishedAt, a.publishedAt];
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Not by the best quality, which takes ten times as long to save a few bytes. */
const sizeOf = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

/** Each article once. */
function unique(articles: readonly Article[]): readonly Article[] {
  return [...new Map(articles.map((article) => [article.url, article])).values()];
}

export function articleDocuments(articles: readonly Article[], textLength: number): readonly ArticleDocument[] {
  return articles.toSorted(byDate).map(({ url, title, description, source, categories, publishedAt }) => ({
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
 * @param shown articles on the news pages
 * @param archive newest first
 */
export function articlesFile(shown: readonly Article[], archive: readonly Article[], bytesMax: number): string {
  const pages = unique(shown).toSorted(byDate);
  const all = unique([...pages, ...archive]).slice(0, Math.max(articlesMax, pages.length));
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
