import { useEffect, useState } from 'react';
import { settings } from 'virtual:settings';
import type { Language } from '~/config/languages';
import { getJson } from '~/lib/getJson';
import { parseDocuments, searchFilePath } from './documents';
import { createSearch, type SearchFunction } from './engine';

const timeoutMs = 15_000;

export type SearchState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'ready'; readonly search: SearchFunction }
  | { readonly kind: 'failed'; readonly retry: () => void };

const waiting: SearchState = { kind: 'waiting' };

const searches = new Map<Language, SearchFunction>();

async function load(language: Language): Promise<SearchFunction> {
  const files = [language, 'news'] as const;
  const parts = await Promise.all(
    files.map((file) =>
      getJson(settings.basePath + searchFilePath(file).slice(1), { where: `search: ${file}`, timeoutMs }),
    ),
  );
  const search = createSearch(parts.flatMap(parseDocuments), language);
  searches.set(language, search);
  return search;
}

/** The search in a language, loaded when it is first enabled. */
export function useSearch(language: Language, isEnabled: boolean): SearchState {
  const [state, setState] = useState<SearchState>(() => {
    const search = searches.get(language);
    return search === undefined ? waiting : { kind: 'ready', search };
  });
  useEffect(() => {
    if (!isEnabled || state !== waiting) return;
    load(language).then(
      (search) => setState({ kind: 'ready', search }),
      (error: unknown) => {
        // oxlint-disable-next-line no-console -- beside the visible message, for developers
        console.error(error);
        setState({ kind: 'failed', retry: () => setState(waiting) });
      },
    );
  }, [language, isEnabled, state]);
  return state;
}
