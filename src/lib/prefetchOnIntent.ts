import { matchRoutes, type RouteObject } from 'react-router-dom';

/** What a route's `handle` offers to have its page's parts loaded ahead. */
export interface RouteHandle {
  readonly prefetch: () => Promise<unknown>;
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'prefetch' in handle && typeof handle.prefetch === 'function';
}

/**
 * Loads the parts of a page when a link to it is pointed at, focused or touched, so that the press finds them there.
 * What fails here is tried again, and reported, by the navigation itself.
 *
 * @param base path the site is served under, with both slashes
 */
export function prefetchOnIntent(routes: RouteObject[], base: string): void {
  const asked = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin || asked.has(link.pathname)) return;
    asked.add(link.pathname);
    for (const { route } of matchRoutes<RouteObject>(routes, link.pathname, base) ?? []) {
      if (isRouteHandle(route.handle)) route.handle.prefetch().catch(() => asked.delete(link.pathname));
    }
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, prefetch, { passive: true });
}
