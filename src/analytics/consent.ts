import { get, getChoice } from '~/lib/visitorStorage';
import { hasConsentQuestion } from '~generated/features';

declare global {
  interface Navigator {
    /** Global Privacy Control (w3.org/TR/gpc); not every browser has it. */
    readonly globalPrivacyControl?: boolean;
  }
}

export type Consent = 'granted' | 'denied';

export const hasPrivacySignal = (): boolean => navigator.globalPrivacyControl === true;

/** Fired at the window when the visitor of this page has answered. */
export const consentEvent = 'consentanswered';

/**
 * The visitor's answer; a browser's privacy signal is a refusal. Without an answer it is null on a site that asks, and a
 * site that informs takes it for granted, unless a refusal could not be kept because storage is forbidden.
 */
export function currentConsent(): Consent | null {
  if (hasPrivacySignal()) return 'denied';
  const choice = getChoice('consent');
  if (choice === 'granted' || choice === 'denied') return choice;
  if (hasConsentQuestion) return null;
  return get('consent') === undefined ? 'denied' : 'granted';
}
