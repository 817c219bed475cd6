/** Facts that all languages share. */
export const capabilityIds = ['investment', 'operations', 'expansion'] as const;

/** Subjects of the contact form; each language has its words for them. */
export const contactSubjects = ['investment', 'partnership', 'media', 'other'] as const;
