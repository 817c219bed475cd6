/** The other servers on the origin of a previewed site, for `npm start`, `npm run preview` and `npm run dev`. */
import type { Environment } from '~scripts/settings/read-settings';
import type { SiteSettings } from '~scripts/settings/site-settings';
import { createRelayMounts, relayPath } from '../../relay/node/preview';
import type { Mount } from './server';

const creators: readonly ((settings: SiteSettings) => readonly Mount[])[] = [createRelayMounts];

/** The settings of a site that asks these servers, unless the shell's environment has others. */
export const previewSettings: Environment = {
  LIVE_NEWS_URL: relayPath,
};

export function createPreviewMounts(settings: SiteSettings): readonly Mount[] {
  return creators.flatMap((create) => create(settings));
}
