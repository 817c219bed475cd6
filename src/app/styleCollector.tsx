/** Collects the styles of a rendered page. Only the prerender runs this module, in a build and in development. */
import createCache, { type StylisPlugin } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactElement } from 'react';

/**
 * Emotion has no plugins here: vendor prefixes would be a tenth of a page's styles. It reuses the rules of other pages if the list
 * of plugins is the same object.
 */
const stylisPlugins: StylisPlugin[] = [];

/** vite-react-ssg calls this function for each page, and puts the returned style element into the head. */
export function getStyleCollector() {
  const cache = createCache({ key: 'css', stylisPlugins });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  return {
    collect: (app: ReactElement) => <CacheProvider value={cache}>{app}</CacheProvider>,
    toString(markup: string): string {
      const rules = extractCriticalToChunks(markup).styles.map(({ css }) => css);
      // All rules are one style element, so that the policy needs one hash for them.
      return `<style>${rules.join('')}</style>`;
    },
    cleanup: () => undefined,
  };
}
