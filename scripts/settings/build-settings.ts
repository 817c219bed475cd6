import { resolve } from 'node:path';
import { projectFolder } from '~scripts/lib/project-folder';
import type { Environment } from './read-settings';
import type { SiteSource } from './site-settings';

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
  return { ...defaults, ...environment, NEWS_API_TOKEN: '', NEWS_API_URL: '', LIVE_NEWS_TOKEN: 'none' };
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

/** Folder of the built site, absolute. */
export const distFolderOf = (environment: Environment): string =>
  resolve(projectFolder, environment['DIST_DIR'] || 'dist');

/** Folder of the news that a site is made with. */
export const newsFolderOf = ({ dataFolder, environment }: SiteSource): string =>
  environment['NEWS_SNAPSHOTS'] || `${dataFolder}/news`;

/**
 * What a build is told besides the settings of the site (docs/settings.md). An empty variable counts as none.
 * @throws Error with one line that names the variable
 */
export function readBuildSettings(environment: Environment) {
  return {
    isPreview: isPreviewDeployment(environment),
    /** Whether the site may be built without news: its news page then says that there are none. */
    allowsMissingNews: environment['NEWS_ALLOW_MISSING'] === '1',
    /** Repository on GitHub that the editor at `/admin/` of the built site works on; empty for a site without it. */
    editorRepository: repository('EDITOR_REPO', environment['EDITOR_REPO']),
  } as const;
}
