import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { schemeKey } from '~/config/documentNames';
import { getChosenScheme } from '~/lib/colorScheme';
import * as visitorStorage from '~/lib/visitorStorage';
import { theme } from '~/theme/theme';

/**
 * Creates emotion's cache, which knows the rules of the document by the class names in its style elements. Otherwise emotion would
 * insert all of them once more, and the browser would style the page again.
 */
function createPageCache() {
  const cache = createCache({ key: 'css' });
  const rules = [...document.querySelectorAll('head > style')].map(({ textContent }) => textContent).join('');
  for (const [, id] of rules.matchAll(/\.css-([\w-]+)/g)) if (id !== undefined) cache.inserted[id] = true;
  return cache;
}

// The prerender gives each page a cache (styleCollector.tsx).
const pageCache = import.meta.env.SSR ? null : createPageCache();

/** Provides emotion's cache, and Material UI's theme and colour scheme. */
export function AppTheme({ children }: { readonly children: ReactNode }) {
  // If storage is forbidden, only the document knows what the visitor chose before the application started.
  const [defaultMode] = useState(() =>
    import.meta.env.SSR || visitorStorage.get(schemeKey) ? 'system' : getChosenScheme(),
  );
  const themed = (
    // A document declares the theme's variables that it uses (scripts/build/document.ts), and the provider all of them in the
    // browser. No first render shows the mode, so `noSsr` is safe. Without `noSsr` the provider would render a second time
    // and change its context, and React would hydrate all boundaries in one task.
    <ThemeProvider
      theme={theme}
      modeStorageKey={schemeKey}
      defaultMode={defaultMode}
      disableStyleSheetGeneration={import.meta.env.SSR}
      noSsr
    >
      {children}
    </ThemeProvider>
  );
  return pageCache === null ? themed : <CacheProvider value={pageCache}>{themed}</CacheProvider>;
}
