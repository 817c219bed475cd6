import { type Consent, consentEvent } from '~/lib/consent';
import { remove, setChoice } from '~/lib/visitorStorage';
import { hasConsentQuestion } from '~generated/switches';

/** Stores the visitor's first or changed answer for six months; what records visits applies it at once. */
export function setConsent(consent: Consent): void {
  setChoice('consent', consent);
  // On a site that informs, a refusal is about all services of other companies.
  if (!hasConsentQuestion && consent === 'denied') remove('calendar');
  dispatchEvent(new CustomEvent(consentEvent, { detail: consent }));
}
