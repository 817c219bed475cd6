/** The visitor's answer to the question whether Google Analytics may be loaded. */
import * as visitorStorage from './visitorStorage';

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

/** Returns the visitor's answer, null without one; a browser's privacy signal is a refusal. */
export function getConsent(): Consent | null {
  if (hasPrivacySignal()) return 'denied';
  const choice = visitorStorage.getChoice('consent');
  return choice === 'granted' || choice === 'denied' ? choice : null;
}

/** Whether the visitor has answered here, however long ago; a privacy signal is an answer. */
export const hasAnswered = (): boolean => hasPrivacySignal() || visitorStorage.get('consent') !== null;

/** Stores the visitor's first or changed answer for six months; what records visits applies it at once. */
export function setConsent(consent: Consent): void {
  visitorStorage.setChoice('consent', consent);
  dispatchEvent(new CustomEvent(consentEvent, { detail: consent }));
}
