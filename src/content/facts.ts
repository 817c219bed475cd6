/** Facts that all languages share. */
import { site } from '~/config/site';

export const { foundingYear } = site;

export const capabilityIds = ['investment', 'operations', 'expansion'] as const;

export const marketFigures = { us: '+2.3%', caribbean: '+1.8%', latinAmerica: '+1.5%', trade: '+2.1%' } as const;

/** Subjects of the contact form; each language has its words for them. */
export const contactSubjects = ['investment', 'partnership', 'media', 'other'] as const;
