/** Addresses of the news that the site once had, and those that stand for a shorter one. */
import { hasSearch } from '~/config/features';
import { isCategoryId, isRegionId, selectionPath } from '~/config/news';

/** `/news` or `/es/news/haiti/economy`, on any base. */
const newsPath = /^(.*\/)news(?:\.html)?(?:\/([a-z-]+))?(?:\/([a-z-]+))?\/?$/;

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Where an address leads now; null where it stands as it is. An unknown filter means all. */
export function redirectOf({ pathname, search, hash }: Address): string | null {
  const [, root, region, category] = newsPath.exec(pathname) ?? [];
  if (root === undefined) return null;
  const parameters = new URLSearchParams(search);
  const words = parameters.get('q') ?? '';
  if (hasSearch && /[^\p{Cc}\s]/u.test(words)) return `${root}search?${new URLSearchParams({ q: words }).toString()}`;
  const isLong = (category ?? region) === 'all';
  if (!isLong && !parameters.has('region') && !parameters.has('category')) return null;
  const wanted = { region: parameters.get('region') ?? region, category: parameters.get('category') ?? category };
  const path = selectionPath({
    region: isRegionId(wanted.region) ? wanted.region : 'all',
    category: isCategoryId(wanted.category) ? wanted.category : 'all',
  });
  parameters.delete('region');
  parameters.delete('category');
  const query = parameters.toString();
  return `${root}news${path}${query === '' ? '' : `?${query}`}${hash}`;
}
