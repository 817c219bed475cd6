import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../../ui/useHydrated';
import { allNews, type Filters, readFilters } from '../model/filters';

/** The filters of the address. While a page hydrates, those it was prerendered with. */
export function useFilters(): Filters {
  const [parameters] = useSearchParams();
  const isHydrated = useHydrated();
  return useMemo(() => (isHydrated ? readFilters(parameters) : allNews), [isHydrated, parameters]);
}
