/** Writes the sample articles: the same ones for the same day, newest first. */
import { type CategoryId, type RegionId, categoryIds, regionIds } from '~/config/news';
import type { WireArticle } from '~scripts/news-service/wire-article';
import { business } from './business';
import { economy } from './economy';
import { lateFaults, mildFaults, trickyTextsOf } from './irregular';
import { markets } from './markets';
import { blocksOf, type Place } from './places';
import { politics } from './politics';
import { type Random, createRandom } from './random';
import { society } from './society';
import { technology } from './technology';
import { type Template, fill } from './template';

type SampleRegion = Exclude<RegionId, 'all'>;
type SampleCategory = Exclude<CategoryId, 'all'>;

const templates: Readonly<Record<string, readonly Template[]>> = {
  business,
  politics,
  economy,
  markets,
  technology,
  society,
};

/** What an article of a category may also be filed under. */
const alsoIn: Readonly<Record<string, readonly string[]>> = {
  business: ['economy', 'general'],
  politics: ['society', 'general'],
  economy: ['business', 'markets'],
  markets: ['economy', 'business'],
  technology: ['business', 'general'],
  society: ['general'],
};

/** Articles of each region × category: more than two pages, so that every choice can load more. */
const perCell = 29;
const spanMs = 21 * 86_400_000;
/** From here on an article of a cell is past the first page of every choice. */
const firstLate = 17;
/** One in twelve has something irregular. */
const irregularEvery = 12;

interface Cell {
  readonly region: SampleRegion;
  readonly category: string;
  /** Number among the cells, and of the region among the regions. */
  readonly index: number;
  readonly regionIndex: number;
}

function isSampleRegion(id: RegionId): id is SampleRegion {
  return id !== 'all';
}

function isSampleCategory(id: CategoryId): id is SampleCategory {
  return id !== 'all';
}

function slugOf(title: string): string {
  const words =
    title
      .replace(/&#?\w+;|<[^>]*>/g, ' ')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z\d]+/g) ?? [];
  return words.slice(0, 9).join('-');
}

function uuidOf(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.between(0, 15).toString(16)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Microseconds as the real service writes them. */
function wireTime(ms: number): string {
  return new Date(ms).toISOString().replace(/\.\d+Z$/, '.000000Z');
}

function write(cell: Cell, template: Template, place: Place, random: Random): WireArticle {
  const blocks = blocksOf(cell.region);
  const values = {
    ...place,
    cur: blocks.cur,
    crop: random.pick(blocks.crops),
    neighbour: random.pick(blocks.neighbours.filter((name) => name !== place.country)),
  };
  const [title = '', description = ''] = fill([template[0], template[1]], values, random);
  const source = `${random.pick(blocks.sources)}.example.com`;
  const uuid = uuidOf(random);
  return {
    uuid,
    title,
    description,
    keywords: [...blocks.keywords, place.city, cell.category].join(', '),
    snippet: `${description} … [+${random.between(900, 6_400)} chars]`,
    url: `https://${source}/${cell.category}/${slugOf(title)}-${uuid.slice(0, 4)}`,
    image_url: null,
    language: 'en',
    published_at: '',
    source,
    categories:
      random.next() < 0.25 ? [cell.category, random.pick(alsoIn[cell.category] ?? ['general'])] : [cell.category],
    relevance_score: null,
    locale: blocks.locale,
  };
}

/** Writes from the pattern whose turn it is; from the one after where that would give a title a second time. */
function writeNew(
  cell: Cell,
  choice: readonly Template[],
  start: number,
  place: Place,
  random: Random,
  titles: Set<string | null>,
): WireArticle {
  for (let step = 0; step < choice.length; step += 1) {
    const template = choice[(start + step) % choice.length];
    const article = template === undefined ? undefined : write(cell, template, place, random);
    if (article === undefined || titles.has(article.title)) continue;
    titles.add(article.title);
    return article;
  }
  throw new Error(`Samples: nothing new to write for ${cell.region}/${cell.category}`);
}

/** One in three has a picture of its own; the site brings them (`npm run artwork`), four for each category. */
function pictureOf({ region, category }: Cell, position: number): string | null {
  const random = createRandom(`${region}/${category}/picture/${position}`);
  if (templates[category] === undefined || random.next() > 1 / 3) return null;
  return `/samples/pictures/${category}-${random.between(1, 4)}.svg`;
}

/** Articles of one cell, newest first, with their age in ms; patterns come round in turn, so none stands twice on a page. */
function writeCell(cell: Cell, day: number): readonly WireArticle[] {
  const random = createRandom(`${cell.region}/${cell.category}`);
  const blocks = blocksOf(cell.region);
  const usable = createRandom(cell.category)
    .shuffle(templates[cell.category] ?? business)
    .filter(([, , except = []]) => !except.includes(cell.region));
  const places = random.shuffle(
    cell.category === 'markets' ? blocks.places.filter(({ city }) => blocks.hubs.includes(city)) : blocks.places,
  );
  const titles = new Set<string | null>();
  return Array.from({ length: perCell }, (_, position) => {
    const irregular = (position + cell.index * 5) % irregularEvery === 3;
    // Hard to read, too: nothing for who meets the page for the first time.
    const isTricky = irregular && position >= firstLate && cell.index % 2 === 0;
    const choice = isTricky ? trickyTextsOf(cell.category) : usable;
    const place = places[position % places.length];
    if (place === undefined) throw new Error(`Samples: no place for ${cell.region}/${cell.category}`);
    const step = spanMs / perCell;
    const age = (position + ((cell.index * 7) % 30) / 30) * step + random.between(0, Math.floor(step / 40)) + 600_000;
    const start = isTricky ? Math.floor(cell.regionIndex / 2) : position + cell.regionIndex * 4;
    const article = {
      ...writeNew(cell, choice, start, place, random, titles),
      image_url: pictureOf(cell, position),
      published_at: wireTime(day - age),
    };
    if (!irregular || isTricky) return article;
    const faults = position < firstLate ? mildFaults : lateFaults;
    return faults[Math.floor(cell.index / 2) % faults.length]?.(article) ?? article;
  });
}

function repeat(article: WireArticle, uuid: string): WireArticle {
  return {
    ...article,
    uuid,
    url: `${article.url}?utm_source=newsletter&utm_medium=email`,
    published_at: wireTime(Date.parse(article.published_at) - 9 * 86_400_000),
  };
}

/** Now and then a feed brings an article again, pages later: same address, another id. */
function writeRepeats(articles: readonly WireArticle[]): readonly WireArticle[] {
  const random = createRandom('repeats');
  return articles.filter((_, index) => index % 60 === 7).map((article) => repeat(article, uuidOf(random)));
}

/**
 * About 900 sample articles over all regions and categories, dated back from the beginning of the day (UTC) of
 * `now`, so that all runs of a day get the same. About one in twelve is irregular, as in real feeds.
 * @param now in ms since 1970.
 */
export function writeSampleArticles(now: number): readonly WireArticle[] {
  const day = Math.floor(now / 86_400_000) * 86_400_000;
  const sampleRegions = regionIds.filter(isSampleRegion);
  const sampleCategories = categoryIds.filter(isSampleCategory);
  const cells = sampleRegions.flatMap((region, regionIndex) =>
    sampleCategories.map((category, categoryIndex) => ({
      region,
      category,
      regionIndex,
      index: categoryIndex * sampleRegions.length + regionIndex,
    })),
  );
  const articles = cells.flatMap((cell) => writeCell(cell, day));
  const readable = articles.filter(({ published_at: time }) => !time.startsWith('0000'));
  const repeats = writeRepeats(
    readable.filter(({ published_at: time, url }) => day - Date.parse(time) < spanMs / 3 && !url.includes('@')),
  );
  const newestFirst = [...readable, ...repeats].toSorted((a, b) => b.published_at.localeCompare(a.published_at));
  // Records without a readable date stand where a feed would have them: somewhere late.
  const undated = articles.filter(({ published_at: time }) => time.startsWith('0000'));
  const late = Math.floor(newestFirst.length * 0.8);
  return [...newestFirst.slice(0, late), ...undated, ...newestFirst.slice(late)];
}
