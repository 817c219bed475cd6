import type { Article } from '~/news/article';

/** The articles of a list, each with its picture, or with null if an article before it has the same picture. */
export function withoutRepeatedPictures<A extends Pick<Article, 'imageUrl'>>(
  articles: readonly A[],
): readonly { readonly article: A; readonly imageUrl: string | null }[] {
  const earlier = new Set<string>();
  return articles.map((article) => {
    const { imageUrl } = article;
    if (imageUrl === null || earlier.has(imageUrl)) return { article, imageUrl: null };
    earlier.add(imageUrl);
    return { article, imageUrl };
  });
}
