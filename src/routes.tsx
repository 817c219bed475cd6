import type { ComponentType, ReactNode } from 'react';
import { Outlet, type RouteObject, ScrollRestoration } from 'react-router-dom';
import { shell } from 'virtual:contents';
import { AppTheme } from '~/app/AppTheme';
import { RouterErrorScreen } from '~/app/errors/ErrorScreens';
import { Layout } from '~/app/Layout';
import { loadRoute } from '~/app/loadRoute';
import { loadFilledPage } from '~/app/pageLoaders';
import { ReadingPosition } from '~/app/ReadingPosition';
import { RouteAnnouncer } from '~/app/RouteAnnouncer';
import { loadRouteChange } from '~/app/useRouteEffects';
import { ShellProvider } from '~/components/ShellContext';
import { type Language, languages, languageIds } from '~/config/languages';
import { findRoute, pageRoutes } from '~/config/pageRoutes';
import type { PageId, PageRoute } from '~/config/pageTable';
import { allNews, type NewsSelection } from '~/config/selection';

/** Loads the component of a page, with its content. */
async function loadPage(page: PageId, language: Language, selection: NewsSelection): Promise<ComponentType> {
  const [component] = await Promise.all([
    loadFilledPage(page, language),
    // The articles, which the page shows at once. The page's module has the function too, so that both are in one file of the build.
    page === 'news' && import('~/pages/news/NewsPage').then((news) => news.loadSelection(selection)),
  ]);
  return component;
}

function toRouteObject({ page, language, selection, path }: PageRoute): RouteObject {
  return { path, lazy: () => loadRoute(async () => ({ Component: await loadPage(page, language, selection) })) };
}

function languageRoutes(language: Language): RouteObject {
  const pages = pageRoutes.filter((route) => route.language === language).map(toRouteObject);
  return {
    id: language,
    lazy: () =>
      loadRoute(async () => {
        const { content } = await shell[language]();
        const value = { language, content };
        const inShell = (screen: ReactNode) => <ShellProvider value={value}>{screen}</ShellProvider>;
        // One element for all navigations: what depends on the address reads it by a hook, and nothing else renders again.
        const layout = inShell(<Layout />);
        return { Component: () => layout, ErrorBoundary: () => inShell(<RouterErrorScreen />) };
      }),
    children: [
      ...pages,
      toRouteObject({ page: 'notFound', language, selection: allNews, path: `${languages[language].prefix}/*` }),
    ],
  };
}

/**
 * These stand outside the layouts of the languages, each of which mounts anew: ScrollRestoration would forget the positions since,
 * and screen readers announce a text only if it comes into a region that is there already.
 */
const root = (
  <AppTheme>
    <Outlet />
    <RouteAnnouncer />
    <ReadingPosition />
    <ScrollRestoration />
  </AppTheme>
);

export const routes: RouteObject[] = [{ element: root, children: languageIds.map(languageRoutes) }];

/** Loads what a navigation to the page at a router path needs, ahead of it; nothing for an unknown path. */
export async function preloadPage(path: string): Promise<void> {
  const route = findRoute(path);
  if (route === undefined) return;
  const { page, language, selection } = route;
  await Promise.all([loadPage(page, language, selection), shell[language](), loadRouteChange()]);
}
