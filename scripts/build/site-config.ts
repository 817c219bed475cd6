import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { projectFolder } from '~scripts/lib/project-folder';
import { siteAliases } from '~scripts/lib/site-aliases';
import type { SiteSettings } from '~scripts/settings/site-settings';

interface ConfiguredSite extends Pick<SiteSettings, 'site'> {
  /** Absolute path of the generated folder. */
  readonly generatedFolder: string;
}

/** What a site changes in vite.config.ts: the path that it is served under, and where its data was generated. */
export const siteConfig = ({ site, generatedFolder }: ConfiguredSite): InlineConfig => ({
  root: projectFolder,
  base: site.base,
  publicDir: join(generatedFolder, 'public'),
  resolve: { alias: siteAliases(generatedFolder) },
});
