import { type Consent, consentEvent } from '~/lib/consent';
import { setChoice } from '~/lib/visitorStorage';

/** Stores the visitor's first or changed answer for six months; what records visits applies it at once. */
export function setConsent(consent: Consent): void {
  setChoice('consent', consent);
  dispatchEvent(new CustomEvent(consentEvent, { detail: consent }));
}
