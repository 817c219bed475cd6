import type { NewsSelection } from '~/config/news';
import type { NewsContent } from '~/content/schemas/pages/news';

/** Region and category in the page's words: "Haiti · Business", and the region alone for all of its news. */
export function selectionName(
  { regions, categories }: NewsContent['filters'],
  { region, category }: NewsSelection,
): string {
  const place = regions[region] ?? region;
  return category === 'all' ? place : `${place} · ${categories[category] ?? category}`;
}
