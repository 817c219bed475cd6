import type { Plugin } from 'vite';
import { newsNames } from '~/config/news';
import { filters } from '~/config/newsFilters';
import type { Site } from '~/config/site';

/** What a bundle knows of the settings: of a site's own part, and of what is on (src/config/site.ts and features.ts). */
export function siteConstants({ features, ...site }: Partial<Site> & Pick<Site, 'features'>): Record<string, string> {
  return {
    siteIsBuilt: 'true',
    siteFromBuild: JSON.stringify(site),
    ...Object.fromEntries(
      Object.entries(features).flatMap(([name, isOn]) => [
        [`featuresFromBuild.${name}`, String(isOn)],
        // Of a module that imports it by this name.
        [`has${name.charAt(0).toUpperCase()}${name.slice(1)}`, String(isOn)],
      ]),
    ),
  };
}

/** The regions and categories of the news. Search phrases are for those who ask the service: none where no page does. */
export function newsConstants({ liveNews }: Pick<Site, 'liveNews'>): Record<string, string> {
  const silent = { regions: newsNames.regionIds.slice(1).map((id) => ({ id, phrases: [] })), categories: [] };
  return {
    newsNamesFromBuild: JSON.stringify(newsNames),
    filtersFromBuild: JSON.stringify(liveNews.url === '' ? silent : filters),
  };
}

/**
 * In a build a module knows by itself what is on: the bundler looks at imported constants only once it has decided what
 * is part of the bundle, and the styles of a part that is off would stay in it.
 */
export const constantFeatures: Plugin = {
  name: 'constant-features',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { code: "from '~/config/features'" },
    handler: (code) => ({ code: code.replace(/^import \{[^}]*\} from '~\/config\/features';/m, ''), map: null }),
  },
};
