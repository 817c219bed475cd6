import type { ComponentType } from 'react';
import type { RouteRecord } from 'vite-react-ssg';
import { defaultLanguage, type Language, publishedLanguages } from '../config/languages';
import { type PageId, pageIds, pathOf } from '../config/paths';
import { site } from '../config/site';
import { type ContentLoaders, contentLoaders } from '../content/load';
import { Layout } from './Layout';
import { RouterErrorScreen } from './RouterErrorScreen';
import { loadAcrossDeploys } from '../lib/loadAcrossDeploys';

/** A page and its sentences, fetched side by side. */
type PageLoader = () => Promise<ComponentType>;

function page<Content>(
  component: () => Promise<ComponentType<{ readonly content: Content }>>,
  content: () => Promise<Content>,
): PageLoader {
  return async () => {
    const [Page, sentences] = await Promise.all([component(), content()]);
    return () => <Page content={sentences} />;
  };
}

/** Page → component: the one table of routes, read once for every language. */
function pageTable(content: ContentLoaders): Readonly<Record<PageId, PageLoader>> {
  return {
    home: page(async () => (await import('../pages/home/HomePage')).HomePage, content.home),
    about: page(async () => (await import('../pages/about/AboutPage')).AboutPage, content.about),
    portfolio: page(async () => (await import('../pages/portfolio/PortfolioPage')).PortfolioPage, content.portfolio),
    news: page(async () => (await import('../pages/news/NewsPage')).NewsPage, content.news),
    contact: page(async () => (await import('../pages/contact/ContactPage')).ContactPage, content.contact),
    privacy: page(async () => (await import('../pages/legal/PrivacyPage')).PrivacyPage, content.privacy),
    terms: page(async () => (await import('../pages/legal/TermsPage')).TermsPage, content.terms),
    search: page(async () => (await import('../pages/search/SearchPage')).SearchPage, content.search),
    notFound: page(async () => (await import('../pages/not-found/NotFoundPage')).NotFoundPage, content.notFound),
  };
}

function pageRoute(path: string, load: PageLoader): RouteRecord {
  const href = site.base.slice(0, -1) + path;
  return { path, lazy: () => loadAcrossDeploys(href, async () => ({ Component: await load() })) };
}

function languageRoutes(language: Language): RouteRecord {
  const content = contentLoaders[language];
  const table = pageTable(content);
  const pages = pageIds.map((id) => pageRoute(pathOf(id, language), table[id]));
  const home = site.base.slice(0, -1) + pathOf('home', language);
  return {
    id: language,
    lazy: () =>
      loadAcrossDeploys(home, async () => {
        const shell = await content.shell();
        return {
          Component: () => <Layout language={language} content={shell} />,
          ErrorBoundary: () => <RouterErrorScreen texts={shell.routerError} />,
        };
      }),
    // An unknown path shows what the host serves for it: the default language's page.
    children: language === defaultLanguage ? [...pages, pageRoute('*', table.notFound)] : pages,
  };
}

export const routes: RouteRecord[] = publishedLanguages.map(languageRoutes);

const pagesByPath = new Map(
  publishedLanguages.flatMap((language) => {
    const content = contentLoaders[language];
    const table = pageTable(content);
    return pageIds.map((id) => [pathOf(id, language), () => Promise.all([table[id](), content.shell()])] as const);
  }),
);

/** Loads what the page at a router path needs, ahead of a navigation to it; nothing for an unknown path. */
export async function preloadPage(path: string): Promise<void> {
  await (pagesByPath.get(path) ?? pagesByPath.get(path.replace(/\/$/, '')))?.();
}
