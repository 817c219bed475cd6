import { getChoice } from '~/lib/visitorStorage';

declare global {
  interface Navigator {
    /** Global Privacy Control (w3.org/TR/gpc), where a browser has it. */
    readonly globalPrivacyControl?: boolean;
  }
}

export type Consent = 'granted' | 'denied';

export const hasPrivacySignal = (): boolean => navigator.globalPrivacyControl === true;

/** The visitor's answer; a browser's privacy signal is one. Null where nobody has answered yet. */
export function currentConsent(): Consent | null {
  if (hasPrivacySignal()) return 'denied';
  const choice = getChoice('consent');
  return choice === 'granted' || choice === 'denied' ? choice : null;
}
