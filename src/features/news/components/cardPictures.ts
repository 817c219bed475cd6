import { toCategory } from '~/config/news';
import type { Article } from '~/shared/news/article';

/** The picture of an article's card. */
export interface CardPicture {
  /** The publisher's picture; null if the card shows the drawing. */
  readonly imageUrl: string | null;
  /** The view of the drawing that is shown without it, by its id in news.svg. */
  readonly view: string;
  /** Which part of the view is enlarged: 0 for none, otherwise the number of one of `enlargedCorners`. */
  readonly crop: number;
}

type PicturedArticle = Pick<Article, 'categories' | 'imageUrl' | 'region'>;

/** The corners of a view that are enlarged on the cards that have it, one after the other, after a card with all of it. */
export const enlargedCorners = ['100% 100%', '0 0', '100% 0', '0 100%'] as const;

/** Categories whose symbol suits articles of another category too. */
const relatedCategories: Readonly<Partial<Record<string, readonly string[]>>> = {
  business: ['economy', 'markets'],
  economy: ['markets', 'business'],
  markets: ['business', 'economy'],
  politics: ['society'],
  society: ['politics'],
  technology: ['business', 'society'],
};

/** Returns the views of the drawing that suit an article, the most fitting first. */
function suitableViews({ categories, region }: PicturedArticle): readonly string[] {
  // The drawing shows what the article is about even if its first category, such as "general", is not a category of the site.
  const category = categories.map(toCategory).find((id) => id !== 'all') ?? 'all';
  const related = relatedCategories[category] ?? [];
  return [`${region}-${category}`, `${region}-all`, `all-${category}`, ...related.map((id) => `${region}-${id}`)];
}

/**
 * Chooses the pictures of a list so that no two cards near each other look the same: a publisher's picture is shown once, and an
 * article without one has the view of the drawing that the articles before it have least often.
 */
export function chooseCardPictures<A extends PicturedArticle>(
  articles: readonly A[],
): readonly (CardPicture & { readonly article: A })[] {
  const images = new Set<string | null>([null]);
  const counts = new Map<string, number>();
  const getCount = (view: string) => counts.get(view) ?? 0;
  return articles.map((article) => {
    const view = suitableViews(article).reduce((least, other) => (getCount(other) < getCount(least) ? other : least));
    const crop = getCount(view) % (enlargedCorners.length + 1);
    // Pictures count too: they may fail.
    counts.set(view, getCount(view) + 1);
    const imageUrl = images.has(article.imageUrl) ? null : article.imageUrl;
    images.add(article.imageUrl);
    return { article, imageUrl, view, crop };
  });
}
