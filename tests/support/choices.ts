/** What the tests choose on the news page. */
import { categoryIds } from '~/config/news';
import { regionIds } from '~generated/news';
import { news } from '~tests/support/content/en';

interface Choosable {
  readonly id: string;
  /** The name as the English page has it. */
  readonly name: string;
}

function among(ids: readonly string[], index: number, names: Readonly<Record<string, string>>): Choosable {
  const id = ids.filter((one) => one !== 'all').at(index);
  if (id === undefined) throw new Error('The tests need two regions and two categories besides "all"');
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
