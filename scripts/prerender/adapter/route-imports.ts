import { matchRoutes, type RouteObject } from 'react-router-dom';

/** In the server's bundle each `import()` calls the global function of this name with the module. */
const report = '__VITE_REACT_SSG_TRACK_SSR_MODULE__';

/**
 * The modules that the routes of a path import. One path at a time: the reports do not say which route they are from.
 *
 * @param path router path, e.g. `/es/about`
 * @returns paths from the project's folder, e.g. `src/pages/about/AboutPage.tsx`, in the order of their imports
 * @throws Error where nothing is imported
 */
export async function importsOfRoute(routes: readonly RouteObject[], path: string): Promise<readonly string[]> {
  const modules = new Set<string>();
  Reflect.set(globalThis, report, (module: string) => modules.add(module));
  try {
    for (const { route } of matchRoutes([...routes], path) ?? []) {
      if (typeof route.lazy === 'function') await route.lazy();
    }
  } finally {
    Reflect.deleteProperty(globalThis, report);
  }
  if (modules.size === 0) {
    throw new Error(
      `prerender: the route ${path} imports no module; let its \`lazy\` import the page (src/app/pageLoaders.ts)`,
    );
  }
  return [...modules];
}
