import { useSyncExternalStore } from 'react';
import { getConsent, onConsentChange } from '~/lib/consent';
import { hasConsentQuestion } from '~generated/switches';

/**
 * Whether a calendar of another company may be loaded, or needs a question of its own. A site that asks about analytics asks
 * about the calendar too; on a site that informs, the visitor's answer is about both, and null before it is read.
 */
export function useCalendarPermission(): 'granted' | 'needsQuestion' | null {
  const consent = useSyncExternalStore(onConsentChange, getConsent, () => null);
  return hasConsentQuestion || consent === 'denied' ? 'needsQuestion' : consent;
}
