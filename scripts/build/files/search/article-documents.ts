import { brotliCompressSync } from 'node:zlib';
import type { Article } from '~/features/news/model/article';
import type { Snapshot } from '~/features/news/model/snapshot';
import type { ArticleDocument } from '~/features/search/documents';

/** Lengths descriptions are cut to, in characters, until the file is small enough. */
const textLengths = [240, 160, 120, 80, 40, 0] as const;
/** How many articles of the archive there is to be room for, the newest, with descriptions of this length. */
const archived = { counts: [800, 400, 200, 100], textLength: 120 } as const;
/** Part of the articles, the newest, that is kept when even their titles are too much. */
const keptParts = [0.8, 0.6, 0.4, 0.2] as const;

function cut(text: string, most: number): string {
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  return most === 0
    ? ''
    : `${characters
        .slice(0, most)
        .join('')
        .replace(/\s+\S*$/, '')} …`;
}

function byDate(a: { readonly publishedAt: string; readonly url: string }, b: typeof a): number {
  const [one, other] = a.publishedAt === b.publishedAt ? [a.url, b.url] : [b.publishedAt, a.publishedAt];
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Every article of the snapshots once, newest first. */
export function articleDocuments(
  snapshots: Iterable<Pick<Snapshot, 'articles'>>,
  textLength: number = textLengths[0],
): readonly ArticleDocument[] {
  const articles = new Map(
    [...snapshots].flatMap((snapshot) => snapshot.articles.map((article) => [article.url, article] as const)),
  );
  return [...articles.values()]
    .toSorted(byDate)
    .map(({ url, title, description, source, categories, publishedAt }) => ({
      url,
      title,
      text: cut(description, textLength),
      source,
      day: publishedAt.slice(0, 10),
      categories,
    }));
}

/**
 * The articles' file, within a size: feeds differ in how much they write, and a visitor's data plan does not. What is
 * too much is first the archive's older ones, then the descriptions' ends, then the oldest articles.
 * @param archive articles besides those of the snapshots, newest first
 * @param bytesMax of the file as it is sent, compressed by Brotli
 */
export function articlesFile(
  snapshots: Iterable<Pick<Snapshot, 'articles'>>,
  archive: readonly Article[],
  bytesMax: number,
): string {
  const list = [...snapshots];
  const counts = archived.counts.filter((count, index) => index === 0 || count < archive.length);
  const sizes = [
    ...(archive.length > 0 ? counts : []).map((more) => ({ length: archived.textLength, part: 1, more })),
    ...textLengths.map((length) => ({ length, part: 1, more: 0 })),
    ...keptParts.map((part) => ({ length: 0, part, more: 0 })),
  ];
  for (const { length, part, more } of sizes) {
    const documents = articleDocuments([...list, { articles: archive.slice(0, more) }], length);
    const text = JSON.stringify(documents.slice(0, Math.ceil(documents.length * part)));
    if (brotliCompressSync(text).length <= bytesMax) return text;
  }
  return '[]';
}
