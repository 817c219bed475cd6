import { useCallback, useEffect, useState } from 'react';
import type { Language } from '../../config/languages';
import type { SearchEngine } from './engine';
import { loadedEngine, loadEngine } from './load';

type Outcome = { readonly kind: 'ready'; readonly engine: SearchEngine } | { readonly kind: 'failed' };
export type EngineState = Outcome | { readonly kind: 'idle' } | { readonly kind: 'loading' };

interface SearchEngineHandle {
  readonly state: EngineState;
  readonly retry: () => void;
}

const idle = { kind: 'idle' } as const;
const loading = { kind: 'loading' } as const;
const failed = { kind: 'failed' } as const;

function loadedBefore(language: Language): Outcome | null {
  const engine = loadedEngine(language);
  return engine === undefined ? null : { kind: 'ready', engine };
}

/** The index, asked for when it is first wanted. */
export function useSearchEngine(language: Language, wanted: boolean): SearchEngineHandle {
  const [outcome, setOutcome] = useState(() => loadedBefore(language));

  useEffect(() => {
    if (!wanted || outcome !== null) return;
    let isLeft = false;
    const end = (result: Outcome) => {
      if (!isLeft) setOutcome(result);
    };
    loadEngine(language).then(
      (engine) => end({ kind: 'ready', engine }),
      (error: unknown) => {
        // oxlint-disable-next-line no-console -- beside the visible message, for whoever looks after the site
        console.error(error);
        end(failed);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [language, wanted, outcome]);

  const retry = useCallback(() => setOutcome(null), []);
  return { state: outcome ?? (wanted ? loading : idle), retry };
}
