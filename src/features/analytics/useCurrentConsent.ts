import { useSyncExternalStore } from 'react';
import { consentEvent, getConsent } from './consent';

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  for (const type of [consentEvent, 'storage']) addEventListener(type, onChange, { signal: listening.signal });
  return () => listening.abort();
}

/** The visitor's answer, which may be given here or in another tab while the page is shown; null in the first render. */
export const useCurrentConsent = () => useSyncExternalStore(subscribe, getConsent, () => null);
