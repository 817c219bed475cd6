import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { ViteReactSSG } from 'vite-react-ssg';
import { expect, test } from 'vitest';

test('vite-react-ssg gives no route a loader, which would fetch a manifest that the next deploy removes', async () => {
  document.body.innerHTML = '<div id="root" data-server-rendered="true"></div>';
  const routes: RouteObject[] = [
    { path: '/', element: null },
    { path: '/about', lazy: () => Promise.resolve({ element: null }) },
  ];
  const created = await new Promise<readonly RouteObject[]>((resolve) => {
    ViteReactSSG({
      routes,
      customCreateRouter: (routeObjects, options) => {
        resolve(routeObjects);
        return createBrowserRouter(routeObjects, options);
      },
    });
  });
  expect(created.map(({ path, loader }) => [path, loader])).toEqual([
    ['/', undefined],
    ['/about', undefined],
  ]);
});
