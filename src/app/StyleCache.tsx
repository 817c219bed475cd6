import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import { type ReactNode, useInsertionEffect } from 'react';
import { serverRendered } from '~/boot/contract';
import { theme } from '~/theme/theme';

/** Whether rules that the document does not have are inserted; undefined until emotion asks for the first rule. */
let isInserting: boolean | undefined;

/** Allows new rules, for a page that replaces the document's: it needs rules that the document does not have. */
export function allowInserts(): void {
  isInserting = true;
}

/**
 * Emotion's cache, which inserts nothing during hydration: the document has the rules of every class that an element
 * bears. Styled components that extend others would insert some 160 rules that nothing uses (docs/why.md).
 */
function createHydrationCache() {
  const cache = createCache({ key: 'css' });
  // Read once: looking for each class among all elements takes a slow phone 30 ms.
  const pageClasses = new Set(
    Array.from(document.querySelectorAll('[class]'), ({ classList }) => [...classList]).flat(),
  );
  const { insert } = cache;
  cache.insert = (selector, serialized, ...rest) => {
    // By then alignAddressWithDocument() has decided whether the document's page is hydrated or replaced.
    isInserting ??= document.querySelector(`[${serverRendered}]`) === null;
    if (isInserting) return insert(selector, serialized, ...rest);
    const isKeyframes = selector === '';
    if (isKeyframes || pageClasses.has(`${cache.key}-${serialized.name}`)) cache.inserted[serialized.name] = true;
    return undefined;
  };
  return cache;
}

// On the server the build gives each page a cache of its own (scripts/prerender/adapter/capture.ts).
const hydrationCache = import.meta.env.SSR ? null : createHydrationCache();

/** Provides emotion's cache and the theme, by the ThemeProvider of @mui/system, which chooses no scheme (docs/why.md). */
export function StyleCache({ children }: { readonly children: ReactNode }) {
  // The outermost insertion effect of a commit runs last: by then everything below is hydrated.
  useInsertionEffect(allowInserts, []);
  const themed = <ThemeProvider theme={theme}>{children}</ThemeProvider>;
  return hydrationCache === null ? themed : <CacheProvider value={hydrationCache}>{themed}</CacheProvider>;
}
