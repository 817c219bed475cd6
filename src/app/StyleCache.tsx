import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useInsertionEffect } from 'react';

/**
 * Emotion's cache, which inserts nothing while the application takes over the prerendered page: the page has the rules
 * of every class that an element bears, and its keyframes. Classes that no element bears are made where one styled
 * component stands on another, 160 on the home page in one task; their rules come if one is rendered alone later, as
 * those of all that is rendered later (docs/why.md).
 */
function createHydrationCache() {
  const cache = createCache({ key: 'css' });
  // Read once: to look for each class among all elements takes a slow phone 30 ms of the commit that hydrates.
  const onPage = new Set(Array.from(document.querySelectorAll('[class]'), ({ classList }) => [...classList]).flat());
  const { insert } = cache;
  // Of the element that vite-react-ssg hydrates, rather than renders into (scripts/build/adapter/render-site.ts).
  let takesOver = document.querySelector('[data-server-rendered]') !== null;
  cache.insert = (selector, serialized, ...rest) => {
    if (!takesOver) return insert(selector, serialized, ...rest);
    const isKeyframes = selector === '';
    if (isKeyframes || onPage.has(`${cache.key}-${serialized.name}`)) cache.inserted[serialized.name] = true;
    return undefined;
  };
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
