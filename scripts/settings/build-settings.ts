import { resolve } from 'node:path';
import { dataFolder } from '~scripts/lib/data-folder';
import { projectFolder } from '~scripts/lib/project-folder';
import type { Environment } from './read-settings';

/**
 * The oldest browsers that get the application, as the README names them. Nothing newer is used without a way round, and in
 * older ones the boot script steps aside: see src/boot/boot.ts.
 */
export const oldestBrowsers = ['chrome110', 'edge110', 'firefox115', 'safari16'] as const;

/** The boot script itself is read by older ones too, and must not be a fault to them. */
export const bootSyntax = 'es2021';

/** `LIVE_NEWS_URL` of a site that asks the relay on its own origin. */
export const newsRelayPath = '/news-relay';

/** The environment of a refresh and a build with samples: the shell's, without what a real service is asked with. */
export function sampleEnvironment(environment: Environment): NodeJS.ProcessEnv {
  const defaults = { NEWS_SNAPSHOTS: '.cache/news', LIVE_NEWS_URL: newsRelayPath };
  return { ...defaults, ...environment, NEWS_API_TOKEN: '', NEWS_API_URL: '' };
}

/** Whether a host builds a pull request or another branch. Cloudflare Pages marks those itself. */
export function isPreviewDeployment(environment: Environment): boolean {
  const isNetlifyPreview = environment['NETLIFY'] === 'true' && environment['CONTEXT'] !== 'production';
  return isNetlifyPreview || environment['VERCEL_ENV'] === 'preview';
}

/** @throws Error where it is not `owner/name` */
function repository(name: string, value = ''): string {
  if (value === '' || /^[\w.-]+\/[\w.-]+$/.test(value)) return value;
  throw new Error(`${name}: ${JSON.stringify(value)} is not a repository's owner and name, such as owner/site`);
}

/** Folders that the build reads and writes (docs/settings.md). An empty setting counts as none. */
export const buildSettings = {
  isPreview: isPreviewDeployment(process.env),
  /** Folder of the built site, absolute. */
  directory: resolve(projectFolder, process.env['DIST_DIR'] || 'dist'),
  news: {
    /** Folder of the news. */
    directory: process.env['NEWS_SNAPSHOTS'] || `${dataFolder}/news`,
    /** Builds a site whose news page says that there are none, where the folder has no index. */
    allowMissing: process.env['NEWS_ALLOW_MISSING'] === '1',
  },
  /** Repository on GitHub that the editor at `/admin/` of the built site works on; empty for a site without it. */
  editorRepository: repository('EDITOR_REPO', process.env['EDITOR_REPO']),
} as const;
