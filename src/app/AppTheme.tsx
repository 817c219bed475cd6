import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useInsertionEffect, useState } from 'react';
import { attributes, schemeKey, serverRendered } from '~/boot/contract';
import { getChosenScheme } from '~/lib/colorScheme';
import * as visitorStorage from '~/lib/visitorStorage';
import { theme } from '~/theme/theme';

let isHydrated = false;

/** Whether React hydrates the document's page. A page that replaces it needs rules that the document does not have. */
const isHydrating = () => !isHydrated && document.querySelector(`[${serverRendered}]`) !== null;

/**
 * Creates emotion's cache, which knows the rules of the document by their ids, and inserts none during hydration: styled
 * components that extend others would insert some 160 rules that no element uses (docs/why.md).
 */
function createPageCache() {
  const cache = createCache({ key: 'css' });
  const ids = document.querySelector(`style[${attributes.styleIds}]`)?.getAttribute(attributes.styleIds) ?? '';
  for (const id of ids.split(' ')) cache.inserted[id] = true;
  const { insert } = cache;
  cache.insert = (...rule) => (isHydrating() ? undefined : insert(...rule));
  return cache;
}

// On the server the build gives each page a cache of its own (scripts/prerender/adapter/capture.ts).
const pageCache = import.meta.env.SSR ? null : createPageCache();

/** Provides emotion's cache, and Material UI's theme and colour scheme. */
export function AppTheme({ children }: { readonly children: ReactNode }) {
  // If storage is forbidden, only the document knows what the visitor chose before the application started.
  const [defaultMode] = useState(() =>
    import.meta.env.SSR || visitorStorage.get(schemeKey) ? 'system' : getChosenScheme(),
  );
  // The outermost insertion effect of a commit runs last: by then everything below is hydrated.
  useInsertionEffect(() => {
    isHydrated = true;
  }, []);
  const themed = (
    // The document declares the theme's variables (src/theme/GlobalStyles.tsx). No first render shows the mode, so `noSsr`
    // is safe. Without `noSsr` the provider would render a second time, before React has hydrated the page.
    <ThemeProvider theme={theme} modeStorageKey={schemeKey} defaultMode={defaultMode} disableStyleSheetGeneration noSsr>
      {children}
    </ThemeProvider>
  );
  return pageCache === null ? themed : <CacheProvider value={pageCache}>{themed}</CacheProvider>;
}
