import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShell } from '~/ui/ShellContext';
import { useHydrated } from '~/ui/useHydrated';
import { queryOf, searchAddress } from './searchAddress';

/** The address follows after this pause, in ms: Safari refuses more than a hundred changes in thirty seconds. */
const pauseMs = 250;

/** The query of the address; empty in the first render of a prerendered page, which knows no address. */
function useAddressQuery(): string | null {
  const { search } = useLocation();
  return useHydrated() ? queryOf(search) : null;
}

interface SearchQuery {
  readonly field: RefObject<HTMLInputElement | null>;
  /** What is in the field or, before anything is typed, in the address. */
  readonly query: string;
  /** What is in the address. */
  readonly asked: string;
  /** Typing has paused: the address has followed the field. */
  readonly isAtRest: boolean;
  readonly type: (text: string) => void;
  /** Changes the address at once. */
  readonly commit: (text: string) => void;
}

/** The search page's field and its address (`?q=`), each following the other. */
export function useSearchQuery(): SearchQuery {
  const field = useRef<HTMLInputElement>(null);
  const { language } = useShell();
  const navigate = useNavigate();
  const asked = useAddressQuery();
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

  const query = (typed ?? asked ?? '').trim();
  return { field, query, asked: asked ?? '', isAtRest: query === asked, type: setTyped, commit };
}
