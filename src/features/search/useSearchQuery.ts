import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '~/ui/useHydrated';

export const queryLengthMax = 100;

/** The address follows after this pause, in ms: Safari refuses more than a hundred changes in thirty seconds. */
const pauseMs = 250;

const trimmed = (text: string) => text.slice(0, queryLengthMax).trim();

/** The query in the address (`?q=`), and the field that follows it and that it follows. */
export function useSearchQuery() {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  const { search } = useLocation();
  const isHydrated = useHydrated();
  /** Empty in the first render of a prerendered page, which knows no address. */
  const query = isHydrated ? trimmed(new URLSearchParams(search).get('q') ?? '') : '';

  const commit = (text: string) => {
    clearTimeout(timer.current);
    const q = trimmed(text);
    if (q !== query)
      void navigate(
        { search: q === '' ? '' : `?${new URLSearchParams({ q }).toString()}` },
        { replace: true, preventScrollReset: true },
      );
  };
  const type = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => commit(text), pauseMs);
  };

  const isFirst = useRef(true);
  useEffect(() => {
    const input = field.current;
    if (!isHydrated || input === null) return;
    // What was typed before the application ran counts more than the address.
    if (isFirst.current && input.value !== '') commit(input.value);
    else if (trimmed(input.value) !== query) input.value = query;
    isFirst.current = false;
    // The field follows only where the address has changed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [query, isHydrated]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return { field, query, type, commit };
}
