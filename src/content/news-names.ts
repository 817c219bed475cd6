/** Names of the news' regions and categories in all languages, so that a new one takes one file. */
import type { Language } from '~/config/languages';
import type { CategoryId, RegionId } from '~/config/news';

export const regionNames: Readonly<Record<Language, Readonly<Record<RegionId, string>>>> = {
  en: {
    all: 'All Regions',
    'united-states': 'United States',
    haiti: 'Haiti',
    'dominican-republic': 'Dominican Republic',
    caribbean: 'Caribbean',
    'latin-america': 'Latin America',
  },
  es: {
    all: 'Todas las regiones',
    'united-states': 'Estados Unidos',
    haiti: 'Haití',
    'dominican-republic': 'República Dominicana',
    caribbean: 'Caribe',
    'latin-america': 'América Latina',
  },
  fr: {
    all: 'Toutes les régions',
    'united-states': 'États-Unis',
    haiti: 'Haïti',
    'dominican-republic': 'République dominicaine',
    caribbean: 'Caraïbe',
    'latin-america': 'Amérique latine',
  },
};

export const categoryNames: Readonly<Record<Language, Readonly<Record<CategoryId, string>>>> = {
  en: {
    all: 'All',
    business: 'Business',
    politics: 'Politics',
    economy: 'Economy',
    markets: 'Markets',
    technology: 'Technology',
    society: 'Society',
  },
  es: {
    all: 'Todas',
    business: 'Negocios',
    politics: 'Política',
    economy: 'Economía',
    markets: 'Mercados',
    technology: 'Tecnología',
    society: 'Sociedad',
  },
  fr: {
    all: 'Toutes',
    business: 'Affaires',
    politics: 'Politique',
    economy: 'Économie',
    markets: 'Marchés',
    technology: 'Technologie',
    society: 'Société',
  },
};
