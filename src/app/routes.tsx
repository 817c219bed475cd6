import type { ComponentType, ReactNode } from 'react';
import { Outlet, type RouteObject, ScrollRestoration } from 'react-router-dom';
import { RouterErrorScreen } from '~/app/errors/ErrorScreens';
import { type Language, languages, publishedLanguages } from '~/config/languages';
import { addressAt, type PageAddress, pageAddresses, type PageId, getPath, pressPages } from '~/content/pages';
import { isPressPage } from '~/content/pageTable';
import { allNews, type NewsSelection } from '~/shared/news/selection';
import { ShellProvider } from '~/ui/ShellContext';
import { shell } from '~generated/contents';
import { hasNews, hasPress } from '~generated/features';
import { AppTheme } from './AppTheme';
import { requireEntry } from './definePage';
import { getUnknownPath } from './documentPage';
import { Layout } from './Layout';
import { loadRoute } from './loadRoute';
import { pageLoaders } from './pageLoaders';
import { loadRouteChange } from './useRouteEffects';

/** Loads the component of a page, with its content. */
async function loadPage(page: PageId, language: Language, selection: NewsSelection): Promise<ComponentType> {
  const [component] = await Promise.all([
    requireEntry(pageLoaders, page)(language),
    // The articles, which the page shows at once. By its module, so that they share a file.
    hasNews && page === 'news' && import('~/pages/news/NewsPage').then((news) => news.loadSelection(selection)),
  ]);
  return component;
}

function pageRoute({ page, language, selection, path }: PageAddress): RouteObject {
  return { path, lazy: () => loadRoute(async () => ({ Component: await loadPage(page, language, selection) })) };
}

const refuseRelease = () => Promise.reject<never>(new Error('A release is shown by its own document'));

/**
 * Releases that are not the document's: the application does not know them, so a link to one loads its document. Only the page
 * for unknown addresses starts under an address of that form, which gets a route of its own.
 */
function pressRoutes(language: Language, notFoundRoute: (path: string) => RouteObject): RouteObject[] {
  const path = getPath('press', language);
  const unknownPath = getUnknownPath();
  return [
    ...(unknownPath?.startsWith(`${path}/`) ? [notFoundRoute(unknownPath)] : []),
    { path: `${path}/:name`, lazy: () => loadRoute(refuseRelease) },
  ];
}

/** A route that vite-react-ssg renders at each of its paths. */
type BuildRoute = RouteObject & { readonly getStaticPaths: () => string[] };

/** Every release and year, in the build. */
function builtPressRoute(language: Language): BuildRoute {
  return {
    path: `${getPath('press', language)}/:name`,
    getStaticPaths: () => pressPages.map((page) => getPath(page, language)),
    lazy: async () => {
      const [{ PressRoute }, NotFound] = await Promise.all([
        import('./PressRoute'),
        loadPage('notFound', language, allNews),
      ]);
      return { Component: () => <PressRoute language={language} notFound={<NotFound />} /> };
    },
  };
}

function languageRoutes(language: Language): RouteObject {
  const pages = pageAddresses
    .filter(
      ({ language: pageLanguage, page }) => pageLanguage === language && !(import.meta.env.SSR && isPressPage(page)),
    )
    .map(pageRoute);
  const notFound = { page: 'notFound', language, selection: allNews } as const;
  const notFoundRoute = (path: string) => pageRoute({ ...notFound, path });
  return {
    id: language,
    lazy: () =>
      loadRoute(async () => {
        const { content } = await requireEntry(shell, language)();
        const value = { language, content };
        const inShell = (screen: ReactNode) => <ShellProvider value={value}>{screen}</ShellProvider>;
        return { Component: () => inShell(<Layout />), ErrorBoundary: () => inShell(<RouterErrorScreen />) };
      }),
    children: [
      ...pages,
      ...(hasPress ? (import.meta.env.SSR ? [builtPressRoute(language)] : pressRoutes(language, notFoundRoute)) : []),
      notFoundRoute(`${languages[language].prefix}/*`),
    ],
  };
}

/** ScrollRestoration stands outside the layouts of the languages, as one that mounts again would forget the positions since. */
const root = (
  <AppTheme>
    <Outlet />
    <ScrollRestoration />
  </AppTheme>
);

export const routes: RouteObject[] = [{ element: root, children: publishedLanguages.map(languageRoutes) }];

/** Loads what a navigation to the page at a router path needs, ahead of it; nothing for an unknown path. */
export async function preloadPage(path: string): Promise<void> {
  const address = addressAt(path);
  if (address === undefined) return;
  const { page, language, selection } = address;
  await Promise.all([loadPage(page, language, selection), requireEntry(shell, language)(), loadRouteChange()]);
}
