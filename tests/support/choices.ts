/** What the tests choose on the news page. */
import { categoryIds, regionIds } from '~/config/news';
import { news } from '~tests/support/content/en';

/** An id besides "all", and its name as the English page has it. */
function among(ids: readonly string[], index: number, names: Readonly<Record<string, string>>) {
  const id = ids.filter((one) => one !== 'all').at(index) ?? '';
  return { id, name: names[id] ?? id };
}

const { filters } = news;

/** The choice of every region, as the English page has it. */
export const everywhere = filters.regions['all'] ?? '';
export const here = among(regionIds, 1, filters.regions);
/** The last one: on a telephone it is out of sight until it is chosen. */
export const elsewhere = among(regionIds, -1, filters.regions);
export const topic = among(categoryIds, 0, filters.categories);
export const otherTopic = among(categoryIds, 1, filters.categories);
/** The last one. */
export const lastTopic = among(categoryIds, -1, filters.categories);
