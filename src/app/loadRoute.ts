import type { createBrowserRouter } from 'react-router-dom';
import { create } from 'zustand';
import { attributes } from '~/boot/contract';
import { currentHref, loadFromHost } from '~/lib/loadFromHost';

type Router = ReturnType<typeof createBrowserRouter>;

let router: Router | undefined;

/** To be called before the router's first navigation. */
export function followRouter(created: Router): void {
  router = created;
}

/** Whether the page that was asked for last could not be fetched, as there is no connection. */
export const useUnreachable = create<{ readonly isUnreachable: boolean }>(() => ({ isUnreachable: false }));

function wantedHref(): string {
  const location = router?.state.navigation.location;
  return router === undefined || location === undefined
    ? currentHref()
    : window.location.origin + router.createHref(location);
}

/**
 * Loads a part of the page that a navigation wants. Where that fails, the wanted page is loaded from the host, whose
 * deploy may have replaced the part; without a connection the page stays as it is. Chromium never asks again for a module
 * that failed to load: only another document does.
 */
export async function loadRoute<Part>(load: () => Promise<Part>): Promise<Part> {
  if (import.meta.env.SSR) return load();
  const href = wantedHref();
  useUnreachable.setState({ isUnreachable: false });
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) {
      if (!loadFromHost(href)) throw error;
    } else {
      // A page that was just sent stays what it is without the application.
      if (!document.documentElement.hasAttribute(attributes.ready)) throw error;
      useUnreachable.setState({ isUnreachable: true });
      addEventListener('online', () => useUnreachable.setState({ isUnreachable: false }), { once: true });
    }
    // Nothing changes until the browser leaves the page, or the visitor clicks again.
    return new Promise(() => undefined);
  }
}
