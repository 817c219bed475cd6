/** What visitors look for, and what they should find first: of the pages, or of the news where no page has it. */
import type { Language } from '~/config/languages';

export interface ExpectedHit {
  readonly language: Language;
  readonly query: string;
  /** Address and heading of the first section, as `/about#mission Our Mission`, or the beginning of the first article's title. */
  readonly first: string;
}

const hits = (
  language: Language,
  rows: readonly (readonly [query: string, address: string, heading: string])[],
): readonly ExpectedHit[] =>
  rows.map(([query, address, heading]) => ({ language, query, first: `${address} ${heading}` }));

export const expectedHits: readonly ExpectedHit[] = [
  ...hits('en', [
    ['contact', '/contact', 'Get in Touch'],
    ['schedule a call', '/contact', 'Get in Touch'],
    ['book a call', '/contact#schedule', 'Book a 30-Minute Call'],
    ['media inquiry', '/contact', 'Get in Touch'],
    ['portoflio', '/portfolio', 'Our Portfolio'],
    ['mission', '/about#mission', 'Our Mission'],
    ['Integrty', '/about#values', 'Integrity'],
    ['founded 2020', '/about#timeline', 'Founding'],
    ['dominican repulic', '/about#timeline', 'Dominican Republic and Haiti'],
    ['soley', '/portfolio#energy', 'Soley'],
    ['solar', '/portfolio#energy', 'Soley'],
    ['careers', '/portfolio#careers', 'Rumbo'],
    ['jobs', '/portfolio#careers', 'Rumbo'],
    ['merchants haiti', '/portfolio#commerce', 'Cabotaje'],
    ['operational excelence', '/#capabilities', 'Operational Excellence'],
    ['long term vision', '/portfolio#approach', 'Long-term Vision'],
    ['market overview', '/news#markets', 'Regional Market Overview'],
    ['liability', '/terms#liability', 'Liability'],
    ['cookie settings', '/privacy#browser-storage', 'What your browser keeps'],
  ]),
  ...hits('es', [
    ['quienes somos', '/es/about', 'Acerca de Alisio Group'],
    ['mision', '/es/about#mission', 'Nuestra misión'],
    ['contactenos', '/es/contact', 'Hablemos'],
    ['llamada', '/es/contact#schedule', 'Reserve una llamada de 30 minutos'],
    ['privasidad', '/es/privacy', 'Privacidad'],
    ['datos personales', '/es/privacy#your-rights', 'Sus derechos'],
    ['energía renovable', '/es/about#timeline', 'Inteligencia artificial y energía renovable'],
    ['empleo', '/es/portfolio#careers', 'Rumbo'],
    ['haiti', '/es/about#timeline', 'República Dominicana y Haití'],
    ['responsabilidad', '/es/terms#liability', 'Responsabilidad'],
    ['noticias', '/es/news', 'Noticias de la región'],
  ]),
  ...hits('fr', [
    ['nous contacter', '/fr/contact', 'Parlons-en'],
    ['appel', '/fr/contact#schedule', 'Réserver un appel de 30 minutes'],
    ['mission', '/fr/about#mission', 'Notre mission'],
    ['portefeuile', '/fr/portfolio', 'Notre portefeuille'],
    ['inovation', '/fr/about#values', 'Innovation'],
    ['confidentialite', '/fr/privacy', 'Confidentialité'],
    ['droit applicable', '/fr/terms#governing-law', 'Droit applicable'],
    ['commerce en ligne', '/fr/portfolio#commerce', 'Cabotaje'],
    ['republique dominicaine', '/fr/about#timeline', 'République dominicaine et Haïti'],
  ]),
  { language: 'en', query: 'remitances haiti', first: 'Remittances to Haiti reach' },
  { language: 'en', query: 'US$854 million', first: 'Remittances to Haiti reach US$854 million' },
  { language: 'es', query: 'kingston museum', first: 'Kingston museum lets visitors' },
  { language: 'fr', query: 'microfinance lendr', first: 'Microfinance lender from Haiti' },
];
