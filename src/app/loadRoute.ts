import type { createBrowserRouter } from 'react-router-dom';
import { create } from 'zustand';
import { settings } from 'virtual:settings';
import { attributes } from '~/config/documentNames';

type Router = ReturnType<typeof createBrowserRouter>;

let router: Router | undefined;

/** The application calls this function before the router's first navigation. */
export function setRouter(created: Router): void {
  router = created;
}

/** Whether the last navigation failed because there is no connection. */
export const useConnectionState = create<{ readonly isUnreachable: boolean }>(() => ({ isUnreachable: false }));

function getNavigationHref(): string {
  const location = router?.state.navigation.location;
  return router === undefined || location === undefined
    ? window.location.href
    : window.location.origin + router.createHref(location);
}

const isReady = () => document.documentElement.hasAttribute(attributes.ready);

function isReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type === 'reload';
}

/**
 * Loads a page from the host, whose deploy may have replaced parts of it since this tab was opened. A page on which the
 * application runs is always left. One whose application has not started is loaded again once, as it may be an old copy; after that
 * it stays as it was prerendered.
 *
 * @param href absolute address of the page
 * @returns false if the page was loaded again already
 */
function loadFromHost(href: string): boolean {
  if (!isReady() && isReloaded()) return false;
  // A path that begins with two slashes would lead to another host, so the whole address is used.
  if (window.location.href === href) window.location.reload();
  else window.location.assign(href);
  return true;
}

/** Gives the current page its address again, after going back or forward to a page that cannot be loaded has changed it. */
function restoreAddress({ state: { location }, navigate }: Router): void {
  // The router adds the base path.
  const pathname = location.pathname.slice(settings.basePath.length - 1);
  void navigate({ ...location, pathname }, { preventScrollReset: true, state: location.state });
}

/**
 * Loads a part of the page that a navigation leads to. If that fails, the page is loaded from the host, whose deploy may
 * have replaced the part; without a connection the current page stays. Chromium never asks again for a module
 * that failed to load: only another document does.
 */
export async function loadRoute<Part>(load: () => Promise<Part>): Promise<Part> {
  if (import.meta.env.SSR) return load();
  const href = getNavigationHref();
  useConnectionState.setState({ isUnreachable: false });
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) {
      if (!loadFromHost(href)) throw error;
    } else {
      // A prerendered page whose application has not started stays usable without it.
      if (!isReady()) throw error;
      if (router !== undefined && window.location.href === href) restoreAddress(router);
      useConnectionState.setState({ isUnreachable: true });
      addEventListener('online', () => useConnectionState.setState({ isUnreachable: false }), { once: true });
    }
    // Nothing changes until the browser leaves the page, or the visitor clicks again.
    return new Promise(() => undefined);
  }
}
