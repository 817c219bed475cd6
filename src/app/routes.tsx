import type { RouteObject } from 'react-router-dom';
import { defaultLanguage, type Language, publishedLanguages } from '~/config/languages';
import { site } from '~/config/site';
import { everyPage, type PageId, pageIds, pathOf } from '~/content/pages';
import { loadAcrossDeploys } from '~/lib/loadAcrossDeploys';
import { Layout } from './Layout';
import { loadRouteChange } from './loadRouteChange';
import { pageLoaders, shellLoaders } from './pageLoaders';
import { Providers } from './Providers';
import { RouterErrorScreen } from './RouterErrorScreen';

function pageRoute(page: PageId, language: Language, path = pathOf(page, language)): RouteObject {
  const href = site.base.slice(0, -1) + path;
  const load = async () => ({ Component: await pageLoaders[page].load(language) });
  return { path, lazy: () => loadAcrossDeploys(href, load) };
}

function languageRoutes(language: Language): RouteObject {
  const pages = pageIds.map((page) => pageRoute(page, language));
  const home = site.base.slice(0, -1) + pathOf('home', language);
  return {
    id: language,
    lazy: () =>
      loadAcrossDeploys(home, async () => {
        const shell = await shellLoaders[language]();
        return {
          Component: () => <Layout language={language} content={shell} />,
          ErrorBoundary: () => (
            <Providers>
              <RouterErrorScreen language={language} texts={shell.routerError} />
            </Providers>
          ),
        };
      }),
    // An unknown path shows what the host serves for it: the default language's page.
    children: language === defaultLanguage ? [...pages, pageRoute('notFound', language, '*')] : pages,
  };
}

export const routes: RouteObject[] = publishedLanguages.map(languageRoutes);

const pagesByPath = new Map(
  everyPage().map(({ page, language, path }) => {
    const load = () => Promise.all([pageLoaders[page].load(language), shellLoaders[language](), loadRouteChange()]);
    return [path, load] as const;
  }),
);

/** Loads what a navigation to the page at a router path needs, ahead of it; nothing for an unknown path. */
export async function preloadPage(path: string): Promise<void> {
  await (pagesByPath.get(path) ?? pagesByPath.get(path.replace(/\/$/, '')))?.();
}
