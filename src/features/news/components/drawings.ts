import { toCategory } from '~/config/news';
import type { Article } from '~/shared/news/article';

type DrawnArticle = Pick<Article, 'categories' | 'imageUrl' | 'region'>;

/** Returns the views of the drawing that suit an article, by their ids in news.svg, the most fitting first. */
function suitableViews({ categories, region }: DrawnArticle): readonly string[] {
  // The drawing shows what the article is about even if its first category, such as "general", is not a category of the site.
  const category = categories.map(toCategory).find((id) => id !== 'all') ?? 'all';
  return [`${region}-${category}`, `${region}-all`, `all-${category}`];
}

/**
 * Chooses a view of the drawing for each article of a list, for those without a picture and those whose picture fails: the
 * one that the articles without a picture before it show least often, so that the same drawing seldom comes twice.
 */
export function chooseViews(articles: readonly DrawnArticle[]): readonly string[] {
  const counts = new Map<string, number>();
  const getCount = (view: string) => counts.get(view) ?? 0;
  return articles.map((article) => {
    const view = suitableViews(article).reduce((least, other) => (getCount(other) < getCount(least) ? other : least));
    if (article.imageUrl === null) counts.set(view, getCount(view) + 1);
    return view;
  });
}
