import { addInitScript } from '~tests/support/simulate-failures';

/** Stores the consent of a visitor who agreed before. */
export const giveConsent = addInitScript(() => {
  // Frames are left out, because they have no storage.
  if (window === top && origin !== 'null') localStorage.setItem('consent', `granted@${Date.now()}`);
});
