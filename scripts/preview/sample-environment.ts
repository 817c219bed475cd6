import type { Environment } from '~/content/settings';

/**
 * The environment of a refresh and a build with samples: the shell's, without the credentials of a real news service. The build
 * reads the folder that a refresh without a token writes (scripts/news/command.ts).
 */
export function createSampleEnvironment(environment: Environment): NodeJS.ProcessEnv {
  return { ...environment, NEWS_SNAPSHOTS: '.cache/news', NEWS_API_TOKEN: '', NEWS_API_URL: '' };
}
