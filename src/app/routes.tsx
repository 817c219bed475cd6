import type { RouteObject } from 'react-router-dom';
import { RouterErrorScreen } from '~/app/errors/RouterErrorScreen';
import { type Language, languages, publishedLanguages } from '~/config/languages';
import { allNews } from '~/config/selection';
import { addressAt, type PageAddress, pageAddresses } from '~/content/pages';
import { Layout } from './Layout';
import { loadRoute } from './loadRoute';
import { loadRouteChange } from './loadRouteChange';
import { loadPage, loadShell } from './pageLoaders';
import { Providers } from './Providers';

function pageRoute({ page, language, selection, path }: PageAddress): RouteObject {
  const load = async () => ({ Component: await loadPage(page, language, selection) });
  return { path, lazy: () => loadRoute(load) };
}

function languageRoutes(language: Language): RouteObject {
  const pages = pageAddresses.filter((address) => address.language === language).map(pageRoute);
  const unknown = { page: 'notFound', language, selection: allNews, path: `${languages[language].prefix}/*` } as const;
  return {
    id: language,
    lazy: () =>
      loadRoute(async () => {
        const shell = await loadShell(language);
        return {
          Component: () => <Layout language={language} content={shell} />,
          ErrorBoundary: () => (
            <Providers>
              <RouterErrorScreen language={language} texts={shell.routerError} />
            </Providers>
          ),
        };
      }),
    children: [...pages, pageRoute(unknown)],
  };
}

export const routes: RouteObject[] = publishedLanguages.map(languageRoutes);

/** Loads what a navigation to the page at a router path needs, ahead of it; nothing for an unknown path. */
export async function preloadPage(path: string): Promise<void> {
  const address = addressAt(path);
  if (address === undefined) return;
  const { page, language, selection } = address;
  await Promise.all([loadPage(page, language, selection), loadShell(language), loadRouteChange()]);
}
