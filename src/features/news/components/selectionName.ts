import type { NewsContent } from '~/content/types/news';
import type { Filters } from '~/features/news/model/filters';

/** Region and category in the page's words: "Haiti · Business", and the region alone for all of its news. */
export function selectionName({ regions, categories }: NewsContent['filters'], { region, category }: Filters): string {
  return category === 'all' ? regions[region] : `${regions[region]} · ${categories[category]}`;
}
