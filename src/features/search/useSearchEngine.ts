import { useCallback, useEffect, useState } from 'react';
import type { Language } from '~/config/languages';
import type { SearchEngine } from './engine';
import { loadedEngine, loadEngine } from './loadEngine';

export type EngineState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'ready'; readonly engine: SearchEngine }
  | { readonly kind: 'failed' };

const waiting: EngineState = { kind: 'waiting' };

function initialState(language: Language): EngineState {
  const engine = loadedEngine(language);
  return engine === undefined ? waiting : { kind: 'ready', engine };
}

/** The engine of a language, loaded when it is first wanted, and again by `retry` where that failed. */
export function useSearchEngine(
  language: Language,
  wanted: boolean,
): { readonly state: EngineState; readonly retry: () => void } {
  const [state, setState] = useState(() => initialState(language));

  useEffect(() => {
    if (!wanted || state !== waiting) return;
    let isLeft = false;
    const end = (result: EngineState) => {
      if (!isLeft) setState(result);
    };
    loadEngine(language).then(
      (engine) => end({ kind: 'ready', engine }),
      (error: unknown) => {
        // oxlint-disable-next-line no-console -- beside the visible message, for whoever looks after the site
        console.error(error);
        end({ kind: 'failed' });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [language, wanted, state]);

  const retry = useCallback(() => setState(waiting), []);
  return { state, retry };
}
