import type { Environment } from '~/content/settings';

/** The environment of a refresh and a build with samples: the shell's, without the credentials of a real news service. */
export function createSampleEnvironment(environment: Environment): NodeJS.ProcessEnv {
  const newsFolder = environment['NEWS_SNAPSHOTS'] || '.cache/news';
  return { ...environment, NEWS_SNAPSHOTS: newsFolder, NEWS_API_TOKEN: '', NEWS_API_URL: '' };
}
