import { useSyncExternalStore } from 'react';
import { hasConsentQuestion } from '~generated/features';
import { type Consent, consentEvent, getConsent } from './consent';

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  for (const type of [consentEvent, 'storage']) addEventListener(type, onChange, { signal: listening.signal });
  return () => listening.abort();
}

/** The visitor's answer, which may be given here or in another tab while the page is shown; null in the first render. */
const useCurrentConsent = () => useSyncExternalStore(subscribe, getConsent, () => null);

/**
 * Whether a service of another company may be loaded without a question of its own: null before hydration, `denied` also if each service
 * has a question of its own. A site that asks about analytics asks about each
 * service too; on a site that informs, the visitor's answer is about all of them.
 */
export function useServiceConsent(): Consent | null {
  const consent = useCurrentConsent();
  return hasConsentQuestion ? 'denied' : consent;
}
