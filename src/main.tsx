/** The entry: in the browser, the only file that calls vite-react-ssg. */
import { createBrowserRouter } from 'react-router-dom';
import { ViteReactSSG } from 'vite-react-ssg';
import { settings } from 'virtual:settings';
import { alignAddressWithDocument } from '~/app/documentPage';
import { setRouter } from '~/app/loadRoute';
import { prefetchOnIntent } from '~/app/prefetchOnIntent';
import { forgetInput, rememberInput } from '~/lib/earlyInput';
import { preloadPage, routes } from './routes';

const createRouter: typeof createBrowserRouter = (routeObjects, options) => {
  const router = createBrowserRouter(routeObjects, {
    ...options,
    // Marks the first render as a hydration: the router then leaves the scroll position where the visitor has it.
    hydrationData: { loaderData: {} },
  });
  setRouter(router);
  rememberInput();
  const { pathname } = router.state.location;
  router.subscribe(({ location }) => {
    if (location.pathname !== pathname) forgetInput();
  });
  prefetchOnIntent(settings.basePath, preloadPage);
  return router;
};

// This comes before vite-react-ssg reads the address.
if (!import.meta.env.SSR) alignAddressWithDocument();

export const createRoot = ViteReactSSG(
  {
    routes,
    basename: settings.basePath,
    customCreateRouter: createRouter,
    future: {
      v7_relativeSplatPath: true,
      v7_fetcherPersist: true,
      v7_normalizeFormMethod: true,
      v7_partialHydration: true,
      v7_skipActionErrorRevalidation: true,
    },
  },
  undefined,
  // The browser loads neither this module nor the package of Node that it imports.
  {
    getStyleCollector: import.meta.env.SSR
      ? async () => (await import('~/app/styleCollector')).getStyleCollector()
      : null,
  },
);
