import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShell } from '~/ui/ShellContext';
import { useHydrated } from '~/ui/useHydrated';
import { queryOf, searchAddress } from './searchAddress';

/** The address follows after this pause, in ms: Safari refuses more than a hundred changes in thirty seconds. */
const pauseMs = 250;

/** The search page's field and its address (`?q=`), each following the other. */
export function useSearchQuery() {
  const field = useRef<HTMLInputElement>(null);
  const { language } = useShell();
  const navigate = useNavigate();
  const { search } = useLocation();
  /** The address's query; null in the first render of a prerendered page, which knows no address. */
  const asked = useHydrated() ? queryOf(search) : null;
  const [typed, setTyped] = useState<string | null>(null);
  /** The address's query as set here; another one comes from a link, or from going back. */
  const known = useRef<string | null>(null);

  useEffect(() => {
    if (asked === known.current || field.current === null) return;
    const isFirst = known.current === null;
    known.current = asked;
    if (isFirst && field.current.value !== '') {
      // Typed before hydration.
      setTyped(field.current.value);
    } else {
      setTyped(null);
      field.current.value = asked ?? '';
    }
  }, [asked]);

  /** Changes the address at once. */
  const commit = useCallback(
    (text: string) => {
      const address = searchAddress(language, text);
      if (queryOf(address.search) === asked) return;
      known.current = queryOf(address.search);
      void navigate(address, { replace: true, preventScrollReset: true });
    },
    [language, asked, navigate],
  );

  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => commit(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, commit]);

  /** What is in the field or, before anything is typed, in the address. */
  const query = (typed ?? asked ?? '').trim();
  /** Typing has paused: the address has followed the field. */
  const isAtRest = query === asked;
  return { field, query, asked: asked ?? '', isAtRest, type: setTyped, commit };
}
