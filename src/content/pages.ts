/** The table of pages. Routes, navigation, footer, breadcrumbs and site map derive from it. */
import { type Language, languages, publishedLanguages } from '~/config/languages';
import { allNews, type Combination, combinations, selectionPath } from '~/config/news';

type ByLanguage = Readonly<Record<Language, string>>;

/** A list of links that every page has. */
export type LinkList = 'header' | 'footer' | 'legal';

export interface Page {
  /** Without base path and language prefix. */
  readonly path: `/${string}`;
  /** The lists it is linked from, in the table's order. */
  readonly linkedFrom: readonly LinkList[];
  /** Its name in footer, breadcrumbs and site map. */
  readonly name: ByLanguage;
  /** A shorter name for the header and the menu. */
  readonly shortName?: ByLanguage;
  /** One line under its name in the site map. A page without it is in no site map, and marked `noindex`. */
  readonly summary?: ByLanguage;
  /** It has a document for each of these, at `selectionPath` below its own path. */
  readonly selections?: readonly Combination[];
}

const table = {
  home: {
    path: '/',
    linkedFrom: ['header'],
    name: { en: 'Home', es: 'Inicio', fr: 'Accueil' },
    summary: {
      en: 'Who we are, what we do and how we invest, on one page',
      es: 'Quiénes somos, qué hacemos y cómo invertimos, en una sola página',
      fr: 'Qui nous sommes, ce que nous faisons et comment nous investissons, en une page',
    },
  },
  about: {
    path: '/about',
    linkedFrom: ['header', 'footer'],
    name: { en: 'About Us', es: 'Quiénes somos', fr: 'Qui nous sommes' },
    shortName: { en: 'About', es: 'Nosotros', fr: 'À propos' },
    summary: {
      en: 'Mission, vision, values and the years so far',
      es: 'Misión, visión, valores y el camino recorrido',
      fr: 'Mission, vision, valeurs et parcours',
    },
  },
  portfolio: {
    path: '/portfolio',
    linkedFrom: ['header', 'footer'],
    name: { en: 'Portfolio', es: 'Portafolio', fr: 'Portefeuille' },
    summary: {
      en: 'The companies and where they work',
      es: 'Las empresas y los lugares donde trabajan',
      fr: 'Les sociétés et les lieux où elles travaillent',
    },
  },
  news: {
    path: '/news',
    selections: combinations,
    linkedFrom: ['header', 'footer'],
    name: { en: 'News & Insights', es: 'Noticias y análisis', fr: 'Actualités et analyses' },
    shortName: { en: 'News', es: 'Noticias', fr: 'Actualités' },
    summary: {
      en: 'Regional news by region and category',
      es: 'Noticias por región y categoría',
      fr: 'L’actualité par région et par rubrique',
    },
  },
  contact: {
    path: '/contact',
    linkedFrom: ['header', 'footer'],
    name: { en: 'Contact Us', es: 'Contáctenos', fr: 'Nous contacter' },
    shortName: { en: 'Contact', es: 'Contacto', fr: 'Contact' },
    summary: {
      en: 'Write to us or book a call',
      es: 'Escríbanos o reserve una llamada',
      fr: 'Écrivez-nous ou réservez un appel',
    },
  },
  privacy: {
    path: '/privacy',
    linkedFrom: ['legal'],
    name: { en: 'Privacy', es: 'Privacidad', fr: 'Confidentialité' },
    summary: {
      en: 'What happens to your data',
      es: 'Qué pasa con sus datos',
      fr: 'Ce que deviennent vos données',
    },
  },
  terms: {
    path: '/terms',
    linkedFrom: ['legal'],
    name: { en: 'Terms', es: 'Términos', fr: 'Conditions' },
    summary: {
      en: 'What applies when you use this website',
      es: 'Lo que rige el uso de este sitio',
      fr: 'Ce qui s’applique à l’usage de ce site',
    },
  },
  search: {
    path: '/search',
    linkedFrom: [],
    name: { en: 'Search', es: 'Búsqueda', fr: 'Recherche' },
  },
  notFound: {
    path: '/404',
    linkedFrom: [],
    name: { en: 'Page Not Found', es: 'Página no encontrada', fr: 'Page introuvable' },
  },
} as const satisfies Readonly<Record<string, Page>>;

export type PageId = keyof typeof table;

export const pages: Readonly<Record<PageId, Page>> = table;

// Object.keys forgets the names it is given, hence the assertion.
export const pageIds = Object.keys(table) as readonly PageId[];

/** Names of path segments that belong to no page; others are shown with a capital letter. */
export const otherSegments: Readonly<Record<string, ByLanguage>> = {
  careers: { en: 'Careers', es: 'Empleos', fr: 'Carrières' },
};

/**
 * Router path of a page in a language, e.g. `/es/about`. The router adds the base path. A home page ends in a slash,
 * the address a static host serves a folder's `index.html` from without a redirect.
 */
export function pathOf(page: PageId, language: Language, selection = allNews): string {
  return languages[language].prefix + pages[page].path + selectionPath(selection);
}

/** A document of the site. */
export interface PageAddress {
  readonly page: PageId;
  readonly language: Language;
  /** `allNews` on every page that has no selections. */
  readonly selection: Combination;
  /** Router path. */
  readonly path: string;
}

/** Every document in every published language. */
export const pageAddresses: readonly PageAddress[] = publishedLanguages.flatMap((language) =>
  pageIds.flatMap((page) =>
    (pages[page].selections ?? [allNews]).map((selection) => ({
      page,
      language,
      selection,
      path: pathOf(page, language, selection),
    })),
  ),
);

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
}

const addressesByPath = new Map(pageAddresses.map((address) => [withoutSlash(address.path), address]));

/** What a router path shows, with or without a slash at its end; undefined for an unknown path. */
export function addressAt(path: string): PageAddress | undefined {
  return addressesByPath.get(withoutSlash(path));
}

export function linkedPages(list: LinkList): readonly PageId[] {
  return pageIds.filter((page) => pages[page].linkedFrom.includes(list));
}

/** For header and menu, where space is short. */
export function shortNameOf(page: PageId, language: Language): string {
  return (pages[page].shortName ?? pages[page].name)[language];
}

/** Whether search engines and the site map may list a page. */
export function isIndexable(page: PageId): boolean {
  return pages[page].summary !== undefined;
}

export const indexablePages: readonly PageId[] = pageIds.filter(isIndexable);
