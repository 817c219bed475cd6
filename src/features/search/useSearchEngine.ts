import { useEffect, useState } from 'react';
import type { Language } from '~/config/languages';
import type { SearchEngine } from './engine';
import { loadedEngine, loadEngine } from './loadEngine';

export type EngineState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'ready'; readonly engine: SearchEngine }
  | { readonly kind: 'failed'; readonly retry: () => void };

const waiting: EngineState = { kind: 'waiting' };

/** The engine of a language, loaded when it is first wanted. */
export function useSearchEngine(language: Language, wanted: boolean): EngineState {
  const [state, setState] = useState<EngineState>(() => {
    const engine = loadedEngine(language);
    return engine === undefined ? waiting : { kind: 'ready', engine };
  });

  useEffect(() => {
    if (!wanted || state !== waiting) return;
    let isLeft = false;
    const end = (result: EngineState) => {
      if (!isLeft) setState(result);
    };
    loadEngine(language).then(
      (engine) => end({ kind: 'ready', engine }),
      (error: unknown) => {
        // oxlint-disable-next-line no-console -- beside the visible message, for the site's owner
        console.error(error);
        end({ kind: 'failed', retry: () => setState(waiting) });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [language, wanted, state]);

  useEffect(() => {
    if (state.kind !== 'failed') return undefined;
    window.addEventListener('online', state.retry);
    return () => window.removeEventListener('online', state.retry);
  }, [state]);

  return state;
}
