import { findCategoryId } from '~/config/news';
import type { Article } from '~/news/article';
import { newsPlates } from './newsPlates';
import { type TitleFigure, findTitleFigure } from './titleFigure';

/** A plate of the news by its name, with the subject in whose inks it is cut. */
interface PlateChoice {
  readonly name: string;
  readonly subject: string;
}

/** What a card shows instead of a publisher's picture. */
export interface CardPlates {
  /** The subject of the article, in whose inks a figure is set. */
  readonly subject: string;
  /** The figure of the title; null if there is none, or one of the cards before shows one. */
  readonly figure: TitleFigure | null;
  readonly plate: PlateChoice;
}

export interface CardPicture<A> {
  readonly article: A;
  /** Address of the publisher's picture; null if there is none, or a card before shows the same. */
  readonly imageUrl: string | null;
  readonly plates: CardPlates;
}

type PicturedArticle = Pick<Article, 'imageUrl' | 'title' | 'region' | 'categories'>;

/** The number of cards after a figure that show none, so that in rows of three no two figures touch. */
const cardsBetweenFigures = 3;

/** The number of cards before a card whose plates it should not repeat: in rows of three the last of them stands above it. */
const cardsBetweenPlates = 3;

const plainMap = (region: string): PlateChoice => ({ name: region, subject: 'all' });

/** Chooses the plate that differs most from those of the cards before, by its subject and as a whole; of equal ones the first. */
function choose(choices: readonly [PlateChoice, ...PlateChoice[]], earlier: readonly PlateChoice[]): PlateChoice {
  const recent = earlier.slice(-cardsBetweenPlates);
  const age = (key: keyof PlateChoice, choice: PlateChoice) => {
    const index = recent.findLastIndex((plate) => plate[key] === choice[key]);
    return index === -1 ? cardsBetweenPlates + 1 : recent.length - index;
  };
  const newness = (choice: PlateChoice) => age('subject', choice) + age('name', choice);
  return choices.reduce((best, choice) => (newness(choice) > newness(best) ? choice : best));
}

/**
 * The pictures of a list's cards. Those of the first cards do not change when more articles follow. A figure or a plate is chosen
 * for each card, as a publisher's picture may fail.
 */
export function chooseCardPictures<A extends PicturedArticle>(
  articles: readonly A[],
  plateNames: Pick<ReadonlySet<string>, 'has'> = newsPlates,
): readonly CardPicture<A>[] {
  /** The plate of a subject on the map of a region; the plain map if there is none, as of a new category. */
  const onMap = (region: string, subject: string): PlateChoice => {
    const name = `${region}-${subject}`;
    return plateNames.has(name) ? { name, subject } : plainMap(region);
  };
  const addresses = new Set<string>();
  const plates: PlateChoice[] = [];
  let lastFigure = -Infinity;
  return articles.map((article, index) => {
    const { imageUrl, title, categories } = article;
    const region = plateNames.has(article.region) ? article.region : 'all';
    const [subject = 'all', ...otherSubjects] = categories.map(findCategoryId);
    const figure = index - lastFigure > cardsBetweenFigures ? findTitleFigure(title) : null;
    if (figure !== null) lastFigure = index;
    const others = otherSubjects.map((other) => onMap(region, other));
    const plate = choose([onMap(region, subject), ...others, plainMap(region), onMap('all', subject)], plates);
    plates.push(plate);
    const isRepeated = imageUrl !== null && addresses.has(imageUrl);
    if (imageUrl !== null) addresses.add(imageUrl);
    return { article, imageUrl: isRepeated ? null : imageUrl, plates: { subject, figure, plate } };
  });
}
