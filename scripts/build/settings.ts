import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFolder } from '~/config/dataFolder';

/** Whether a host builds a pull request or another branch. Cloudflare Pages marks those itself. */
export function isPreviewDeployment(environment: Readonly<Partial<Record<string, string>>>): boolean {
  const isNetlifyPreview = environment['NETLIFY'] === 'true' && environment['CONTEXT'] !== 'production';
  return isNetlifyPreview || environment['VERCEL_ENV'] === 'preview';
}

/** Where the build reads and writes (docs/settings.md). An empty setting is none: the project's folder is no place for a site. */
export const buildSettings = {
  isPreview: isPreviewDeployment(process.env),
  /** Folder of the built site, absolute. */
  directory: resolve(fileURLToPath(new URL('../..', import.meta.url)), process.env['DIST_DIR'] || 'dist'),
  news: {
    /** Folder of the news snapshots. */
    directory: process.env['NEWS_SNAPSHOTS'] || `${dataFolder}/news`,
    /** Builds a site without news where there are no snapshots, in part or at all. */
    allowMissing: process.env['NEWS_ALLOW_MISSING'] === '1',
  },
} as const;
