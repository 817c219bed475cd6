/** Facts that all languages share. */

export const foundingYear = 2020;

/** Last change of the legal texts, as an ISO date. */
export const legalLastChanged = { privacy: '2026-11-23', terms: '2026-11-21' } as const;

/** When `.well-known/security.txt` expires: less than a year ahead (RFC 9116). `npm run doctor` warns before. */
export const securityTxtExpires = '2027-10-31';

export const capabilityIds = ['investment', 'operations', 'expansion'] as const;

export const marketFigures = { us: '+2.3%', caribbean: '+1.8%', latinAmerica: '+1.5%', trade: '+2.1%' } as const;

/** Subjects of the contact form; each language has its words for them. */
export const contactSubjects = ['investment', 'partnership', 'media', 'other'] as const;
