import type { Site } from '~/config/site';

/** What a bundle knows of the settings: of a site's own part, and of what is on (src/config/site.ts and features.ts). */
export function siteConstants({ features, ...site }: Partial<Site> & Pick<Site, 'features'>): Record<string, string> {
  return {
    siteIsBuilt: 'true',
    siteFromBuild: JSON.stringify(site),
    ...Object.fromEntries(Object.entries(features).map(([name, isOn]) => [`featuresFromBuild.${name}`, String(isOn)])),
  };
}
