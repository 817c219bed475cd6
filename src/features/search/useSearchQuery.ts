import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { queryOf, searchAddress } from './searchAddress';
import { useShell } from '../../ui/ShellContext';

/** The address follows what is typed after this rest, in ms: browsers refuse to have it changed at every key. */
const restMs = 250;

const noSubscription = () => () => undefined;
/** False in the first render of a prerendered page, which knows no address; true in every other. */
const useHydrated = () =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );

interface SearchQuery {
  readonly field: RefObject<HTMLInputElement | null>;
  /** What is in the field, or asked for by the address. */
  readonly query: string;
  /** The query of the address, which rests while one types. */
  readonly asked: string;
  readonly type: (text: string) => void;
  /** Has the address follow at once. */
  readonly commit: (text: string) => void;
}

/**
 * The field and the address, each following the other. The field is the browser's own, so that what is typed before
 * the application has arrived stays.
 */
export function useSearchQuery(): SearchQuery {
  const field = useRef<HTMLInputElement>(null);
  const { language } = useShell();
  const { search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const asked = queryOf(hydrated ? search : '');
  const [typed, setTyped] = useState<string | null>(null);
  /** The query this hook put into the address last; every other one comes from a link, or from going back. */
  const written = useRef('');

  const commit = useCallback(
    (text: string) => {
      const address = searchAddress(language, text);
      const query = queryOf(address.search);
      if (query === asked) return;
      written.current = query;
      void navigate(address, { replace: true, preventScrollReset: true });
    },
    [language, asked, navigate],
  );

  useEffect(() => {
    if (field.current === null || field.current.value === '') return;
    written.current = queryOf(window.location.search);
    field.current.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);

  useEffect(() => {
    if (!hydrated || asked === written.current) return;
    written.current = asked;
    setTyped(null);
    if (field.current !== null) field.current.value = asked;
  }, [asked, hydrated]);

  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => commit(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed, commit]);

  return { field, query: typed ?? asked, asked, type: setTyped, commit };
}
