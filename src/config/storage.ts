/** Keys of local storage: all that the site keeps in a visitor's browser from visit to visit (src/lib/visitorStorage.ts). */

/** The chosen colour scheme, `light` or `dark`. Read by the boot script too. */
export const schemeKey = 'scheme';
/** There with any value, a plain `/` opens no search (WCAG 2.2, 2.1.4). Read by the boot script too. */
export const plainSlashKey = 'plain-slash';
/** There with any value, no other language is offered. */
export const languageHintKey = 'language-hint';
/** What is typed into the contact form and not sent yet, as JSON. */
export const contactDraftKey = 'contact-draft';
