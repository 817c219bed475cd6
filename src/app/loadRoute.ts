import type { createBrowserRouter } from 'react-router-dom';
import { create } from 'zustand';
import { attributes } from '~/boot/contract';

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
    ? window.location.href
    : window.location.origin + router.createHref(location);
}

const loadKey = 'loaded-for';

/** Counts a load. False where the address was loaded already, or where storage is forbidden or full. */
function isFirstLoad(href: string): boolean {
  try {
    const isFirst = window.sessionStorage.getItem(loadKey) !== href;
    window.sessionStorage.setItem(loadKey, href);
    return isFirst;
  } catch {
    return false;
  }
}

/**
 * Loads a page from the host, whose deploy may have replaced parts of it since this tab was opened. A page on which the
 * application runs always gives way: without the part that is missing, the next one stays as it was sent. That one is
 * loaded again once, as it may be an old copy.
 *
 * @param href absolute
 * @returns false where it was loaded again already, or loads cannot be counted
 */
function loadFromHost(href: string): boolean {
  const isFirst = isFirstLoad(href);
  if (!isFirst && !document.documentElement.hasAttribute(attributes.ready)) return false;
  // Its path alone would lead to another host where it begins with two slashes.
  if (window.location.href === href) window.location.reload();
  else window.location.assign(href);
  return true;
}

/** A page on which the application runs has all its parts: the next deploy may load it again. */
export function forgetLoads(): void {
  try {
    window.sessionStorage.removeItem(loadKey);
  } catch {
    // Nothing is remembered.
  }
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
