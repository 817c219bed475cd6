import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { allNews, type Filters, readFilters } from '~/features/news/model/filters';
import { useHydrated } from '~/ui/useHydrated';

/** The filters of the address. While a page hydrates, those it was prerendered with. */
export function useFilters(): Filters {
  const [parameters] = useSearchParams();
  const isHydrated = useHydrated();
  return useMemo(() => (isHydrated ? readFilters(parameters) : allNews), [isHydrated, parameters]);
}
