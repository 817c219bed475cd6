import type { Environment } from '~/content/settings';
import { previewSettings } from './mounts';

/** The environment of a refresh and a build with samples: the shell's, without the credentials of a real news service. */
export function sampleEnvironment(environment: Environment): NodeJS.ProcessEnv {
  const defaults = { ...previewSettings, NEWS_SNAPSHOTS: '.cache/news' };
  return { ...defaults, ...environment, NEWS_API_TOKEN: '', NEWS_API_URL: '', LIVE_NEWS_TOKEN: 'none' };
}
