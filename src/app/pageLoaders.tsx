/**
 * What each page is made of: its component and its sentences, fetched side by side when the page is asked for. The
 * build learns from these imports which files a page needs (scripts/build/adapter/route-imports.ts).
 */
import type { ComponentType, ReactNode } from 'react';
import type { Language } from '~/config/languages';
import type { Combination } from '~/config/news';
import type { PageId } from '~/content/pages';
import type { ShellContent } from '~/content/types/shell';
import { renderDocument } from './documentPage';

type ByLanguage<Content> = Readonly<Record<Language, () => Promise<Content>>>;

interface PageParts<Content> {
  readonly component: (selection: Combination) => Promise<(props: { readonly content: Content }) => ReactNode>;
  readonly content: ByLanguage<Content>;
}

/**
 * A module's export, fetched when it is asked for. An `import()` that says itself what it takes of the module is wrapped
 * into twice its length by the bundler: 0.2 kB of every page's script.
 */
function named<Name extends string, Value>(
  name: Name,
  load: () => Promise<Readonly<Record<Name, Value>>>,
): () => Promise<Value> {
  return async () => (await load())[name];
}

function page<Content>(parts: PageParts<Content>) {
  // One component for all selections of a page: React then keeps what it shows while the selection changes.
  const components = new Map<Language, ComponentType>();
  return {
    ...parts,
    load: async (language: Language, selection: Combination): Promise<ComponentType> => {
      const [Page, content] = await Promise.all([parts.component(selection), parts.content[language]()]);
      const component = components.get(language) ?? (() => <Page content={content} />);
      components.set(language, component);
      return component;
    },
  };
}

export const shellLoaders: ByLanguage<ShellContent> = {
  en: named('shell', () => import('~/content/en/shell')),
  es: named('shell', () => import('~/content/es/shell')),
  fr: named('shell', () => import('~/content/fr/shell')),
};

export const pageLoaders = {
  home: page({
    component: named('HomePage', () => import('~/pages/home/HomePage')),
    content: {
      en: named('home', () => import('~/content/en/home')),
      es: named('home', () => import('~/content/es/home')),
      fr: named('home', () => import('~/content/fr/home')),
    },
  }),
  about: page({
    component: named('AboutPage', () => import('~/pages/about/AboutPage')),
    content: {
      en: named('about', () => import('~/content/en/about')),
      es: named('about', () => import('~/content/es/about')),
      fr: named('about', () => import('~/content/fr/about')),
    },
  }),
  portfolio: page({
    component: named('PortfolioPage', () => import('~/pages/portfolio/PortfolioPage')),
    content: {
      en: named('portfolio', () => import('~/content/en/portfolio')),
      es: named('portfolio', () => import('~/content/es/portfolio')),
      fr: named('portfolio', () => import('~/content/fr/portfolio')),
    },
  }),
  news: page({
    component: async (selection) => {
      const { NewsPage, loadSelection } = await import('~/pages/news/NewsPage');
      if (await loadSelection(selection)) renderDocument();
      return NewsPage;
    },
    content: {
      en: named('news', () => import('~/content/en/news')),
      es: named('news', () => import('~/content/es/news')),
      fr: named('news', () => import('~/content/fr/news')),
    },
  }),
  contact: page({
    component: named('ContactPage', () => import('~/pages/contact/ContactPage')),
    content: {
      en: named('contact', () => import('~/content/en/contact')),
      es: named('contact', () => import('~/content/es/contact')),
      fr: named('contact', () => import('~/content/fr/contact')),
    },
  }),
  privacy: page({
    component: named('PrivacyPage', () => import('~/pages/legal/PrivacyPage')),
    content: {
      en: named('privacy', () => import('~/content/en/privacy')),
      es: named('privacy', () => import('~/content/es/privacy')),
      fr: named('privacy', () => import('~/content/fr/privacy')),
    },
  }),
  terms: page({
    component: named('TermsPage', () => import('~/pages/legal/TermsPage')),
    content: {
      en: named('terms', () => import('~/content/en/terms')),
      es: named('terms', () => import('~/content/es/terms')),
      fr: named('terms', () => import('~/content/fr/terms')),
    },
  }),
  search: page({
    component: named('SearchPage', () => import('~/pages/search/SearchPage')),
    content: {
      en: named('search', () => import('~/content/en/search')),
      es: named('search', () => import('~/content/es/search')),
      fr: named('search', () => import('~/content/fr/search')),
    },
  }),
  notFound: page({
    component: named('NotFoundPage', () => import('~/pages/not-found/NotFoundPage')),
    content: {
      en: named('notFound', () => import('~/content/en/not-found')),
      es: named('notFound', () => import('~/content/es/not-found')),
      fr: named('notFound', () => import('~/content/fr/not-found')),
    },
  }),
} satisfies Readonly<
  Record<PageId, { readonly load: (language: Language, selection: Combination) => Promise<ComponentType> }>
>;
