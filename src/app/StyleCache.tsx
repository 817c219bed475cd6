import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useInsertionEffect } from 'react';

/**
 * Emotion's cache, which leaves the rules of classes that no element has alone while the application takes over the
 * prerendered page. A component on top of a styled one has a class of its own, and so has the one below it: emotion
 * would make and insert rules for both, 160 on the home page in one task, and the page has those it needs
 * (docs/why.md). What is rendered later gets its rules as ever.
 */
function createHydrationCache() {
  const cache = createCache({ key: 'css' });
  const { insert } = cache;
  let takesOver = Object.keys(cache.inserted).length > 0;
  cache.insert = (selector, ...rest) =>
    takesOver && selector !== '' && document.querySelector(selector) === null ? undefined : insert(selector, ...rest);
  return {
    cache,
    taken: () => {
      takesOver = false;
    },
  };
}

// On the server the build gives each page a cache of its own (scripts/build/adapter/capture.ts).
const hydration = import.meta.env.SSR ? null : createHydrationCache();

/** For what takes the page's place before the application has taken it over: it needs rules that no element has yet. */
export function giveUpPage(): void {
  hydration?.taken();
}

export function StyleCache({ children }: { readonly children: ReactNode }) {
  // React runs it after those of all that is below, in the same commit: by then the page is taken over.
  useInsertionEffect(() => hydration?.taken(), []);
  return hydration === null ? children : <CacheProvider value={hydration.cache}>{children}</CacheProvider>;
}
