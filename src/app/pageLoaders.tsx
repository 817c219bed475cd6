/**
 * What each page is made of: its component and its sentences, fetched side by side when the page is asked for. The
 * build learns from these imports which files a page needs (scripts/build/adapter/route-imports.ts).
 */
import type { ComponentType, ReactNode } from 'react';
import type { Language } from '../config/languages';
import type { PageId } from '../content/pages';
import type { ShellContent } from '../content/types/shell';

type ByLanguage<Content> = Readonly<Record<Language, () => Promise<Content>>>;

interface PageParts<Content> {
  readonly component: () => Promise<(props: { readonly content: Content }) => ReactNode>;
  readonly content: ByLanguage<Content>;
}

function page<Content>(parts: PageParts<Content>) {
  return {
    ...parts,
    load: async (language: Language): Promise<ComponentType> => {
      const [Page, content] = await Promise.all([parts.component(), parts.content[language]()]);
      return () => <Page content={content} />;
    },
  };
}

export const shellLoaders: ByLanguage<ShellContent> = {
  en: async () => (await import('../content/en/shell')).shell,
  es: async () => (await import('../content/es/shell')).shell,
  fr: async () => (await import('../content/fr/shell')).shell,
};

export const pageLoaders = {
  home: page({
    component: async () => (await import('../pages/home/HomePage')).HomePage,
    content: {
      en: async () => (await import('../content/en/home')).home,
      es: async () => (await import('../content/es/home')).home,
      fr: async () => (await import('../content/fr/home')).home,
    },
  }),
  about: page({
    component: async () => (await import('../pages/about/AboutPage')).AboutPage,
    content: {
      en: async () => (await import('../content/en/about')).about,
      es: async () => (await import('../content/es/about')).about,
      fr: async () => (await import('../content/fr/about')).about,
    },
  }),
  portfolio: page({
    component: async () => (await import('../pages/portfolio/PortfolioPage')).PortfolioPage,
    content: {
      en: async () => (await import('../content/en/portfolio')).portfolio,
      es: async () => (await import('../content/es/portfolio')).portfolio,
      fr: async () => (await import('../content/fr/portfolio')).portfolio,
    },
  }),
  news: page({
    component: async () => (await import('../pages/news/NewsPage')).loadNewsPage(),
    content: {
      en: async () => (await import('../content/en/news')).news,
      es: async () => (await import('../content/es/news')).news,
      fr: async () => (await import('../content/fr/news')).news,
    },
  }),
  contact: page({
    component: async () => (await import('../pages/contact/ContactPage')).ContactPage,
    content: {
      en: async () => (await import('../content/en/contact')).contact,
      es: async () => (await import('../content/es/contact')).contact,
      fr: async () => (await import('../content/fr/contact')).contact,
    },
  }),
  privacy: page({
    component: async () => (await import('../pages/legal/PrivacyPage')).PrivacyPage,
    content: {
      en: async () => (await import('../content/en/privacy')).privacy,
      es: async () => (await import('../content/es/privacy')).privacy,
      fr: async () => (await import('../content/fr/privacy')).privacy,
    },
  }),
  terms: page({
    component: async () => (await import('../pages/legal/TermsPage')).TermsPage,
    content: {
      en: async () => (await import('../content/en/terms')).terms,
      es: async () => (await import('../content/es/terms')).terms,
      fr: async () => (await import('../content/fr/terms')).terms,
    },
  }),
  search: page({
    component: async () => (await import('../pages/search/SearchPage')).SearchPage,
    content: {
      en: async () => (await import('../content/en/search')).search,
      es: async () => (await import('../content/es/search')).search,
      fr: async () => (await import('../content/fr/search')).search,
    },
  }),
  notFound: page({
    component: async () => (await import('../pages/not-found/NotFoundPage')).NotFoundPage,
    content: {
      en: async () => (await import('../content/en/not-found')).notFound,
      es: async () => (await import('../content/es/not-found')).notFound,
      fr: async () => (await import('../content/fr/not-found')).notFound,
    },
  }),
} satisfies Readonly<Record<PageId, { readonly load: (language: Language) => Promise<ComponentType> }>>;
