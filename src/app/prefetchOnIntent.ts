import { closestTarget } from '~/lib/events';

/**
 * Loads a page ahead when a link to it is pointed at, focused or touched; not for visitors who save data. A failure is
 * reported by the navigation.
 *
 * @param base path the site is served under, with both slashes
 * @param preload loads the page at a path without base
 */
export function prefetchOnIntent(base: string, preload: (path: string) => Promise<void>): void {
  const prefetchedPaths = new Set<string>();
  const prefetch = (event: Event) => {
    if (navigator.connection?.saveData === true) return;
    const link = closestTarget(event, 'a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
    const { pathname } = link;
    if (prefetchedPaths.has(pathname) || !pathname.startsWith(base)) return;
    prefetchedPaths.add(pathname);
    preload(pathname.slice(base.length - 1)).catch(() => prefetchedPaths.delete(pathname));
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, prefetch, { passive: true });
}
