/** Keys of local storage, for src/lib/visitorStorage.ts. The site stores nothing else between visits. */

/** The chosen colour scheme, `light` or `dark`. Read by the boot script too. */
export const schemeKey = 'scheme';
/** Where it has any value, the offer of another language stays closed. */
export const languageHintKey = 'language-hint';
/** The answer about Google's tag, `granted` or `denied`, while it holds (src/lib/visitorStorage.ts). Read by the boot script too. */
export const consentKey = 'consent';
/** Has a value while a calendar of another host is shown unasked (src/lib/visitorStorage.ts). */
export const calendarKey = 'calendar';
/** The unsent contact form, as JSON. */
export const contactDraftKey = 'contact-draft';
