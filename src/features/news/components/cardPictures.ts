import { categoryIds, toCategory } from '~/config/news';
import type { Article } from '~/shared/news/article';

/** The picture of an article's card. */
export interface CardPicture {
  /** The publisher's picture; null if the card shows the drawing. */
  readonly imageUrl: string | null;
  /** The view of the drawing that is shown without it, by its id in news.svg. */
  readonly view: string;
  /** Whether the view is enlarged around its symbol. */
  readonly isClose: boolean;
}

type PicturedArticle = Pick<Article, 'categories' | 'imageUrl' | 'region'>;

/** A view of the drawing: the symbol of a category over the coast of a region. */
interface DrawnView {
  readonly coast: string;
  readonly symbol: string;
  readonly isClose: boolean;
}

/** Categories whose symbol suits articles of another category too. */
const relatedCategories: Readonly<Partial<Record<string, readonly string[]>>> = {
  business: ['economy', 'markets'],
  economy: ['markets', 'business'],
  markets: ['business', 'economy'],
  politics: ['society', 'economy'],
  society: ['politics', 'business'],
  technology: ['business', 'society'],
};

/** How many cards before a card show other symbols. In three columns these are its neighbours. */
const neighbourCount = 3;

/** Returns the views of the drawing that an article can have, the most fitting first. */
function suitableViews({ categories, region }: PicturedArticle): readonly DrawnView[] {
  // The drawing shows what the article is about even if its first category, such as "general", is not a category of the site.
  const category = categories.map(toCategory).find((id) => id !== 'all') ?? 'all';
  const overRegion = (symbol: string) => ({ coast: region, symbol });
  const fitting = [
    ...[category, 'all'].map(overRegion),
    { coast: 'all', symbol: category },
    ...(relatedCategories[category] ?? []).map(overRegion),
    { coast: 'all', symbol: 'all' },
  ];
  return [fitting, categoryIds.map(overRegion)].flatMap((views) =>
    [false, true].flatMap((isClose) => views.map((view) => ({ ...view, isClose }))),
  );
}

const getKey = ({ coast, symbol, isClose }: DrawnView) => `${coast} ${symbol} ${isClose}`;

/**
 * Chooses the pictures of a list so that no two cards near each other look the same: a publisher's picture is shown once, and an
 * article without one has the view of the drawing that the articles before it have least often, with another symbol than theirs.
 */
export function chooseCardPictures<A extends PicturedArticle>(
  articles: readonly A[],
): readonly (CardPicture & { readonly article: A })[] {
  const images = new Set<string | null>([null]);
  const counts = new Map<string, number>();
  const symbols: string[] = [];
  const getCount = (view: DrawnView) => counts.get(getKey(view)) ?? 0;
  return articles.map((article) => {
    const neighbours = new Set(symbols.slice(-neighbourCount));
    const getCost = (view: DrawnView) => 2 * getCount(view) + (neighbours.has(view.symbol) ? 1 : 0);
    const view = suitableViews(article).reduce((best, other) => (getCost(other) < getCost(best) ? other : best));
    // Pictures count too: they may fail.
    counts.set(getKey(view), getCount(view) + 1);
    symbols.push(view.symbol);
    const imageUrl = images.has(article.imageUrl) ? null : article.imageUrl;
    images.add(article.imageUrl);
    return { article, imageUrl, view: `${view.coast}-${view.symbol}`, isClose: view.isClose };
  });
}
