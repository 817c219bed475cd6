/** What the visitor looks at, and its form in the address. */
import { type CategoryId, isCategoryId, isRegionId, type RegionId } from '../../../config/news';

export interface Choice {
  readonly region: RegionId;
  readonly category: CategoryId;
  /** Words the articles must hold; empty for none. */
  readonly q: string;
}

export const defaultChoice: Choice = { region: 'all', category: 'all', q: '' };

const queryLengthMax = 120;

/** Reads an address's query. Unknown values mean all; links of others may hold anything. */
export function readChoice(search: string): Choice {
  const parameters = new URLSearchParams(search);
  const region = parameters.get('region');
  const category = parameters.get('category');
  const q = (parameters.get('q') ?? '').replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  return {
    region: isRegionId(region) ? region : defaultChoice.region,
    category: isCategoryId(category) ? category : defaultChoice.category,
    q: [...q].slice(0, queryLengthMax).join('').trim(),
  };
}

/** The address's query for a choice, with its question mark; empty for the default. */
export function searchOf({ region, category, q }: Choice): string {
  const parameters = new URLSearchParams();
  if (region !== defaultChoice.region) parameters.set('region', region);
  if (category !== defaultChoice.category) parameters.set('category', category);
  if (q !== '') parameters.set('q', q);
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
}

export function isSameChoice(a: Choice, b: Choice): boolean {
  return a.region === b.region && a.category === b.category && a.q === b.q;
}
