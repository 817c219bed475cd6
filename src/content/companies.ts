/** Facts of the portfolio's companies, which every language shares; its words for them stand in its own `companies.ts`. */
export interface CompanyFacts {
  readonly name: string;
  /** Year. */
  readonly founded: string;
  /** Industries are counted: two companies of one industry have the same word here. It is not shown. */
  readonly industry: string;
  /** One site, or one for each of two countries. */
  readonly websites: { readonly main: string } | { readonly dr: string; readonly haiti: string };
  /**
   * Name of a drawing of src/assets/drawings or a photograph of data/pictures, and the point that stays in
   * sight where it is cropped, as in CSS `object-position`.
   */
  readonly picture: { readonly name: string; readonly focus: string };
}

/** Placeholder companies, in the order they are shown: the names are invented and the addresses lead nowhere. */
const companyTable = {
  careers: {
    name: 'Rumbo',
    founded: '2023',
    industry: 'careers',
    websites: { main: 'https://rumbo.example/' },
    picture: { name: 'company-careers', focus: '90% 50%' },
  },
  services: {
    name: 'Malla',
    founded: '2021',
    industry: 'local services',
    websites: { main: 'https://malla.example/' },
    picture: { name: 'company-services', focus: '64% 50%' },
  },
  advisor: {
    name: 'Faro',
    founded: '2023',
    industry: 'investing',
    websites: { main: 'https://faro.example/' },
    picture: { name: 'company-advisor', focus: '34% 50%' },
  },
  commerce: {
    name: 'Cabotaje',
    founded: '2022',
    industry: 'commerce',
    websites: { dr: 'https://do.cabotaje.example/', haiti: 'https://ht.cabotaje.example/' },
    picture: { name: 'company-commerce', focus: '46% 50%' },
  },
  energy: {
    name: 'Soley',
    founded: '2023',
    industry: 'energy',
    websites: { main: 'https://soley.example/' },
    picture: { name: 'company-energy', focus: '62% 50%' },
  },
} as const satisfies Readonly<Record<string, CompanyFacts>>;

export type CompanyId = keyof typeof companyTable;

export const companies: Readonly<Record<CompanyId, CompanyFacts>> = companyTable;

// Object.keys forgets the names it is given, hence the assertion.
export const companyIds = Object.keys(companyTable) as readonly CompanyId[];

/** "Rumbo, Malla, Faro" */
export const companyNames = companyIds.map((id) => companies[id].name).join(', ');
