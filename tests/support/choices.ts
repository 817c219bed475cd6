/** What the tests choose on the news page, whichever regions and categories the site has besides "all": two at least. */
import { categoryIds, regionIds } from '~/config/news';
import { news } from '~tests/support/content/en';

interface Choosable<Id extends string> {
  readonly id: Id;
  /** As the English page has it. */
  readonly name: string;
}

function among<Id extends string>(
  ids: readonly Id[],
  index: number,
  names: Readonly<Record<Id, string>>,
): Choosable<Id> {
  const id = ids.filter((one) => one !== 'all').at(index);
  if (id === undefined) throw new Error('The tests need two regions and two categories besides "all"');
  return { id, name: names[id] };
}

const { filters } = news;

export const here = among(regionIds, 1, filters.regions);
/** The last one: on a telephone it is out of sight until it is chosen. */
export const elsewhere = among(regionIds, -1, filters.regions);
export const topic = among(categoryIds, 0, filters.categories);
export const otherTopic = among(categoryIds, 1, filters.categories);
/** The last one. */
export const lastTopic = among(categoryIds, -1, filters.categories);
