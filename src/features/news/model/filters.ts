import { type Combination, keyOf } from '~/config/news';

/** Region and category that the visitor chose. */
export type Filters = Combination;

export function isSameFilters(a: Filters, b: Filters): boolean {
  return keyOf(a) === keyOf(b);
}
