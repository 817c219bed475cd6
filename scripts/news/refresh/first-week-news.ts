/** The invented news of the first week: when each comes out, and what it is to be found by. */
import { categoryIds, type Combination, keyOf, type RegionId } from '~/config/news';
import { createRandom } from '~scripts/lib/random';
import type { WireArticle } from '~scripts/news-service/corpus';

const dayMs = 86_400_000;
/** Midnight before the first day. */
export const start = Date.UTC(2024, 4, 1);

/** What each article names, and the regions that it is found in: who searches "America" finds Latin America too. */
const subjects: readonly { readonly name: string; readonly regions: readonly RegionId[]; readonly weight: number }[] = [
  { name: 'United States', regions: ['united-states'], weight: 4 },
  { name: 'Haiti', regions: ['haiti'], weight: 2 },
  { name: 'Santo Domingo', regions: ['dominican-republic'], weight: 2 },
  { name: 'Caribbean', regions: ['caribbean'], weight: 1 },
  { name: 'Latin America', regions: ['latin-america', 'united-states'], weight: 3 },
];
const topics = categoryIds.filter((id) => id !== 'all');
/** Combinations that the service never has news of. */
export const silent = new Set([`haiti/${topics[0]}`, `caribbean/${topics[1]}`, `caribbean/${topics[2]}`]);

interface News {
  readonly wire: WireArticle;
  readonly time: number;
  /** Keys of all combinations that it is to be found in. */
  readonly keys: ReadonlySet<string>;
}

/** News from ten days before the first to the end of the last, at uneven distances, some forty a day. */
function writeNews(): readonly News[] {
  const random = createRandom('the first week');
  const weighted = subjects.flatMap((subject) => Array.from({ length: subject.weight }, () => subject));
  const news: News[] = [];
  for (let time = start - 10 * dayMs; time < start + 8 * dayMs; time += random.between(10, 62) * 60_000) {
    const { name, regions } = random.pick(weighted);
    const category = random.pick(topics);
    if (regions.some((region) => silent.has(`${region}/${category}`))) continue;
    const index = news.length;
    const wire: WireArticle = {
      uuid: `news-${index}`,
      title: `${name}: report ${index}`,
      description: `What became known of ${category}.`,
      keywords: '',
      snippet: '',
      url: `https://www.example.org/${index}`,
      image_url: null,
      language: 'en',
      published_at: new Date(time).toISOString().replace(/\.\d+Z$/, '.000000Z'),
      source: 'example.org',
      categories: [category],
      relevance_score: null,
      locale: 'us',
    };
    const found: readonly (RegionId | 'all')[] = ['all', ...regions];
    const keys = new Set(found.flatMap((region) => [`${region}/all`, `${region}/${category}`]));
    news.push({ wire, time, keys });
  }
  return news;
}

export const allNews = writeNews();
export const newsByUrl = new Map(allNews.map((news) => [news.wire.url, news]));

/** Newest first. */
export function newsOf(combination: Combination, urls: Iterable<string>): readonly string[] {
  return [...urls]
    .flatMap((url) => newsByUrl.get(url) ?? [])
    .filter(({ keys }) => keys.has(keyOf(combination)))
    .toSorted((a, b) => b.time - a.time)
    .map(({ wire }) => wire.url);
}
