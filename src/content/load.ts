/** Where each language's sentences are: one module per page, loaded with the page. */
import type { Language } from '../config/languages';
import type { AboutContent } from './types/about';
import type { ContactContent } from './types/contact';
import type { HomeContent } from './types/home';
import type { LegalContent } from './types/legal';
import type { NewsContent } from './types/news';
import type { NotFoundContent } from './types/not-found';
import type { PortfolioContent } from './types/portfolio';
import type { SearchContent } from './types/search';
import type { ShellContent } from './types/shell';

export interface ContentLoaders {
  readonly shell: () => Promise<ShellContent>;
  readonly home: () => Promise<HomeContent>;
  readonly about: () => Promise<AboutContent>;
  readonly portfolio: () => Promise<PortfolioContent>;
  readonly news: () => Promise<NewsContent>;
  readonly contact: () => Promise<ContactContent>;
  readonly privacy: () => Promise<LegalContent>;
  readonly terms: () => Promise<LegalContent>;
  readonly search: () => Promise<SearchContent>;
  readonly notFound: () => Promise<NotFoundContent>;
}

const english: ContentLoaders = {
  shell: async () => (await import('./en/shell')).shell,
  home: async () => (await import('./en/home')).home,
  about: async () => (await import('./en/about')).about,
  portfolio: async () => (await import('./en/portfolio')).portfolio,
  news: async () => (await import('./en/news')).news,
  contact: async () => (await import('./en/contact')).contact,
  privacy: async () => (await import('./en/privacy')).privacy,
  terms: async () => (await import('./en/terms')).terms,
  search: async () => (await import('./en/search')).search,
  notFound: async () => (await import('./en/not-found')).notFound,
};

const spanish: ContentLoaders = {
  shell: async () => (await import('./es/shell')).shell,
  home: async () => (await import('./es/home')).home,
  about: async () => (await import('./es/about')).about,
  portfolio: async () => (await import('./es/portfolio')).portfolio,
  news: async () => (await import('./es/news')).news,
  contact: async () => (await import('./es/contact')).contact,
  privacy: async () => (await import('./es/privacy')).privacy,
  terms: async () => (await import('./es/terms')).terms,
  search: async () => (await import('./es/search')).search,
  notFound: async () => (await import('./es/not-found')).notFound,
};

const french: ContentLoaders = {
  shell: async () => (await import('./fr/shell')).shell,
  home: async () => (await import('./fr/home')).home,
  about: async () => (await import('./fr/about')).about,
  portfolio: async () => (await import('./fr/portfolio')).portfolio,
  news: async () => (await import('./fr/news')).news,
  contact: async () => (await import('./fr/contact')).contact,
  privacy: async () => (await import('./fr/privacy')).privacy,
  terms: async () => (await import('./fr/terms')).terms,
  search: async () => (await import('./fr/search')).search,
  notFound: async () => (await import('./fr/not-found')).notFound,
};

export const contentLoaders: Readonly<Record<Language, ContentLoaders>> = { en: english, es: spanish, fr: french };
