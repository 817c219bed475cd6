import { categoryIds, toCategory } from '~/config/news';
import type { Article } from '~/shared/news/article';

/** The picture of an article's card. */
export interface CardPicture {
  /** The publisher's picture; null if the card shows the drawing. */
  readonly imageUrl: string | null;
  /** The view of the drawing that is shown without it, by its id in news.svg. */
  readonly view: string;
}

type PicturedArticle = Pick<Article, 'categories' | 'imageUrl' | 'region'>;

/** A view of the drawing, with the category whose symbol it shows over a coast. */
interface DrawnView extends Pick<CardPicture, 'view'> {
  readonly symbol: string;
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
  const drawOver =
    (coast: string) =>
    (symbol: string): DrawnView => ({ view: `${coast}-${symbol}`, symbol });
  const overRegion = drawOver(region);
  const symbols = [category, 'all', ...(relatedCategories[category] ?? [])];
  const views = [...symbols.map(overRegion), ...symbols.map(drawOver('all')), ...categoryIds.map(overRegion)];
  return views.concat(views.map(({ view, symbol }) => ({ view: `${view}-near`, symbol })));
}

/**
 * Chooses the pictures of a list so that no two cards near each other look the same: a publisher's picture is shown once, and an
 * article without one has the view of the drawing that the articles before it have least often, with another symbol than theirs.
 */
export function chooseCardPictures<A extends PicturedArticle>(
  articles: readonly A[],
): readonly (CardPicture & { readonly article: A })[] {
  const images = new Set<string | null>([null]);
  const earlier: DrawnView[] = [];
  return articles.map((article) => {
    const neighbours = earlier.slice(-neighbourCount);
    const getCost = ({ view, symbol }: DrawnView) =>
      2 * earlier.filter((other) => other.view === view).length +
      Number(neighbours.some((other) => other.symbol === symbol));
    const choice = suitableViews(article).reduce((best, other) => (getCost(other) < getCost(best) ? other : best));
    // Pictures count too: they may fail.
    earlier.push(choice);
    const imageUrl = images.has(article.imageUrl) ? null : article.imageUrl;
    images.add(article.imageUrl);
    return { article, imageUrl, view: choice.view };
  });
}
