/** The visitor's answer to the question whether services of other companies may be loaded. */
import { hasConsentQuestion } from '~generated/switches';
import { get, getChoice, onChangeElsewhere } from './visitorStorage';

/** Name of the event of `window` when the visitor has answered on this page. */
export const consentEvent = 'consentanswered';

declare global {
  interface Navigator {
    /** Global Privacy Control (w3.org/TR/gpc); not every browser has it. */
    readonly globalPrivacyControl?: boolean;
  }
  interface WindowEventMap {
    [consentEvent]: CustomEvent<Consent>;
  }
}

export type Consent = 'granted' | 'denied';

export const hasPrivacySignal = (): boolean => navigator.globalPrivacyControl === true;

/**
 * Returns the visitor's answer; a browser's privacy signal is a refusal. Without an answer it returns null on a site that
 * asks. On a site that informs it returns `granted`, unless storage is forbidden, so that a refusal could not be stored.
 */
export function getConsent(): Consent | null {
  if (hasPrivacySignal()) return 'denied';
  const choice = getChoice('consent');
  if (choice === 'granted' || choice === 'denied') return choice;
  if (hasConsentQuestion) return null;
  return get('consent') === undefined ? 'denied' : 'granted';
}

/** @returns a function that removes the listener: useSyncExternalStore calls both */
export function onConsentChange(listener: () => void): () => void {
  addEventListener(consentEvent, listener);
  const stopListening = onChangeElsewhere('consent', listener);
  return () => {
    removeEventListener(consentEvent, listener);
    stopListening();
  };
}
