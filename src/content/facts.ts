/** Facts that every language shares: names, years, figures and addresses stand once, here. */

export const foundingYear = 2020;

/** Last change of the legal texts, as an ISO date. */
export const legalLastChanged = { privacy: '2026-11-21', terms: '2026-11-21' } as const;

export const headlineFigures = {
  companies: '5+',
  markets: '3',
  founded: String(foundingYear),
  countries: '3+',
} as const;

export const capabilityIds = ['investment', 'operations', 'expansion'] as const;
export type CapabilityId = (typeof capabilityIds)[number];

export const companyIds = ['careers', 'services', 'advisor', 'commerce', 'energy'] as const;
export type CompanyId = (typeof companyIds)[number];

export interface CompanyFacts {
  readonly name: string;
  /** One site, or one for each of two countries. */
  readonly websites: { readonly main: string } | { readonly dr: string; readonly haiti: string };
}

/** Placeholder companies: the names are invented and the addresses lead nowhere. */
export const companies: Readonly<Record<CompanyId, CompanyFacts>> = {
  careers: { name: 'Rumbo', websites: { main: 'https://rumbo.example/' } },
  services: { name: 'Malla', websites: { main: 'https://malla.example/' } },
  advisor: { name: 'Faro', websites: { main: 'https://faro.example/' } },
  commerce: {
    name: 'Cabotaje',
    websites: { dr: 'https://do.cabotaje.example/', haiti: 'https://ht.cabotaje.example/' },
  },
  energy: { name: 'Soley', websites: { main: 'https://soley.example/' } },
};

export const marketFigures = { us: '+2.3%', caribbean: '+1.8%', latinAmerica: '+1.5%', trade: '+2.1%' } as const;

/** Subjects of the contact form; each language has its words for them. */
export const contactSubjects = ['investment', 'partnership', 'media', 'other'] as const;
export type ContactSubject = (typeof contactSubjects)[number];
