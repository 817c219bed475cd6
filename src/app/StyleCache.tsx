import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import { type ReactNode, useInsertionEffect } from 'react';
import { serverRendered } from '~/boot/contract';
import { theme } from '~/theme/theme';

/** Whether a rule is inserted that the document does not have; undefined until the first is asked for. */
let isInserting: boolean | undefined;

/** Called where another page replaces the document's before hydration: it needs rules that the document does not have. */
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
  const onPage = new Set(Array.from(document.querySelectorAll('[class]'), ({ classList }) => [...classList]).flat());
  const { insert } = cache;
  cache.insert = (selector, serialized, ...rest) => {
    // By then adoptDocument() has decided whether the document's page is hydrated or replaced.
    isInserting ??= document.querySelector(`[${serverRendered}]`) === null;
    if (isInserting) return insert(selector, serialized, ...rest);
    const isKeyframes = selector === '';
    if (isKeyframes || onPage.has(`${cache.key}-${serialized.name}`)) cache.inserted[serialized.name] = true;
    return undefined;
  };
  return cache;
}

// On the server the build gives each page a cache of its own (scripts/prerender/adapter/capture.ts).
const hydrationCache = import.meta.env.SSR ? null : createHydrationCache();

/** With Material UI's theme, by the provider of @mui/system, which does not choose a scheme (docs/why.md). */
export function StyleCache({ children }: { readonly children: ReactNode }) {
  // The outermost insertion effect of a commit runs last: by then everything below is hydrated.
  useInsertionEffect(allowInserts, []);
  const themed = <ThemeProvider theme={theme}>{children}</ThemeProvider>;
  return hydrationCache === null ? themed : <CacheProvider value={hydrationCache}>{themed}</CacheProvider>;
}
