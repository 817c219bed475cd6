import type { createBrowserRouter } from 'react-router-dom';
import { create } from 'zustand';
import { attributes } from '~/boot/contract';
import { closestTarget } from '~/lib/events';
import { currentHref, loadFromHost } from '~/lib/loadFromHost';
import { pause } from '~/lib/pause';

type Router = ReturnType<typeof createBrowserRouter>;

/** For the parts of a page, and again for any answer of the host: after both it counts as lost. */
const timeoutMs = 5_000;

let router: Router | undefined;
let lastClicked: Element | null = null;

/** Place of the link whose page waits for the host. */
export const useWaitingLink = create<{ readonly place: DOMRect | null }>(() => ({ place: null }));

function rememberLink(event: Event): void {
  lastClicked = closestTarget(event, 'a, button');
}

/** Before its first navigation. */
export function followRouter(created: Router): void {
  router = created;
  addEventListener('click', rememberLink, true);
}

function wantedHref(): string {
  const location = router?.state.navigation.location;
  return router === undefined || location === undefined
    ? currentHref()
    : window.location.origin + router.createHref(location);
}

async function hostAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const answer = fetch(currentHref(), { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, pause(timeoutMs).then(() => false)]);
}

async function nextTry(): Promise<void> {
  if (navigator.onLine) await pause(timeoutMs);
  else await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}

/** Says that the page waits, until the host answers; false where the visitor has turned to something else. */
async function hostIsBack(): Promise<boolean> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const stop = () => {
    waiting.abort();
    useWaitingLink.setState({ place: null });
  };
  for (const type of ['click', 'keydown', 'scroll', 'popstate'])
    addEventListener(type, stop, { capture: true, signal });
  useWaitingLink.setState({ place: lastClicked?.getBoundingClientRect() ?? new DOMRect() });
  do await nextTry();
  while (!signal.aborted && !(await hostAnswers()));
  return !signal.aborted;
}

/**
 * Loads a part of the page that a navigation wants. Where a deploy has removed it, the page is loaded from the host;
 * where the host cannot be reached, the page stays, and leads on once it can. Chromium never asks again for a module
 * that failed to load: only another document does.
 */
export async function loadRoute<Part>(load: () => Promise<Part>): Promise<Part> {
  const loading = load();
  if (import.meta.env.SSR) return loading;
  const href = wantedHref();
  const loaded = loading.then(
    () => true,
    () => false,
  );
  const isInTime = await Promise.race([loaded, pause(timeoutMs).then(() => false)]);
  if (isInTime || (await hostAnswers())) {
    if ((await loaded) || !loadFromHost(href)) return loading;
  } else if (!document.documentElement.hasAttribute(attributes.ready)) {
    // A page that was just sent stays as it is.
    return loading;
  } else if (await hostIsBack()) {
    loadFromHost(href);
  }
  // Nothing changes until the browser leaves the page, or the visitor clicks again.
  return new Promise(() => undefined);
}
